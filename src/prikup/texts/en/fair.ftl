# Whether the deals of a match were mixed as it was promised: for the page, when it is asked, and for `prikup verify`.

fair-verdict = { $count ->
    [0] All is as it was promised.
    [one] One thing is not as it was promised.
   *[other] { $count } things are not as they were promised.
 }
fair-deals = Deals: { $deals }. Mixed by the server alone: { $alone }.
fair-shares = Links of people in them: { $list }.
fair-late = Links that were asked for and did not come in time: { $list }.
fair-chains = Several chains, one after the other (another device, for example): { $list }.
fair-unsaid = The file does not say what the deals were mixed with: the match began under an older version, or that part was taken out. That nobody chose the deals was not checked.
fair-seen = This was compared with what the server promised this browser at the table.
fair-unseen = This browser did not sit at that table: it cannot know whether these promises are the ones that were made then.
fair-rest = Whether the bots decided by themselves and the rules were kept, “prikup verify” says.
fair-unreadable = This file cannot be read.
fair-mix-about = Before the first deal everybody was shown fingerprints of the server’s seeds and of the links that people’s devices add. If seed and links have them, and the seed of the pack comes of both, nobody chose these cards.
fair-server-seed = The server’s seed
fair-link = Link: { $name }
fair-without = { $why ->
    [absent] none: away
    [late] none: it did not come in time
   *[none] none: the device takes no part
 }
fair-yes = Right: these are the seed and the links that were promised, and the pack comes of them.
fair-no = Wrong: these cards are not what was promised!
fair-other_secret = The secret is not the one that was committed before the first deal.
fair-other_chain = { $seat ->
    [-1] Deal { $deal }: the server’s chain is not the one that this browser was shown.
   *[other] Deal { $deal }, { $name }: the chain is not the one that this browser was shown.
 }
fair-no_mixing = Nothing says what was mixed here, though the server showed this browser chains at the table.
fair-server_chain = Deal { $deal }: the server’s chain is not the one that comes of the secret of the match.
fair-server_seed = Deal { $deal }: the server’s seed was swapped; it is not the one that was fixed before the first deal.
fair-wrong_link = Deal { $deal }, { $name }: the link is of another chain.
fair-link_twice = Deal { $deal }, { $name }: the link was used before.
fair-links_reordered = Deal { $deal }: the links were mixed in another order.
fair-chosen_deal = Deal { $deal }: the pack does not come of the seed and the links; the deal was chosen.
fair-dealt_by_hand = Action { $step }: the cards were laid out by hand.
fair-not_listed = Action { $step }: the file says nothing of this shuffle.
fair-other_deck = Deal { $deal }: the pack lies otherwise than its seed orders it.
