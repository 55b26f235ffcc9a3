# Preferans in the browser and in the terminal. $name: who, $game: a game as preferans-game writes it.

web-preferans-title = Preferans
web-preferans-about = The Russian game of ten tricks: calls, whists, misères and all-passes, from the rules of 1971 to Sochi, Leningrad and Rostov.
web-preferans-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}

# Rule sets in a few words.
web-preset-preferans-klassika = The rules of 1971 to the letter: Razbojnik, then dark games, bombs, responsible games and the hill owner’s terms.
web-preset-preferans-sochinka = Without Razbojnik, dark games and bombs: earned points go to the pool and help partners, until all pools are closed.
web-preset-preferans-leningradka = Earned points take the hill off first, then fill the pool; the first closed pool ends the match.
web-preset-preferans-gusarik = The Razbojnik alone: everybody plays six, seven, eight, nine, ten and misère once.
web-preset-preferans-sochi = Three players, full responsibility for whists, greedy whist, all-passes at 1, 2, 3. The one to begin with.
web-preset-preferans-sochi-4 = Sochi with a resting dealer, who turns up the talon in all-passes and scores the tricks that it takes.
web-preset-preferans-leningrad = Hill and whists count double, gentleman’s whist, half responsibility, no help; to one closed pool.
web-preset-preferans-rostov = All-passes score whists, ten whists for each undertrick, the talon is paid for.
web-preset-preferans-skachki = Four players, four races to a pool of 22, with bonuses for the first pool and the smallest hill.
web-preset-preferans-kazakh = Values times four, pool 120; the passer scores no consolation.
web-preset-preferans-fspr = Four players, no ceiling of the pool, three rounds and a last one; all-passes end with a seven made against a whist.
web-preset-preferans-kodeks-1996 = Sochi with a whisted ten and all-passes that always cost the same.
web-preset-preferans-hussar-2 = Two players and a dummy that always passes; the whister plays its hand too.

# What is asked.
web-preferans-prompt-auction = Your call
web-preferans-prompt-unseen = Your call: you have not seen your cards
web-preferans-prompt-taking = Take the talon, or leave it?
web-preferans-prompt-laying = Discard two cards
web-preferans-prompt-laying-totus = A totus: discard two of the declarer’s cards
web-preferans-prompt-naming = What do you play?
web-preferans-prompt-brigand = Which of your games do you play?
web-preferans-prompt-sharing = { $name } offers to share { $game } with you
web-preferans-prompt-whisting = Do you whist against { $game }?
web-preferans-prompt-whisting-dealer = Both have passed: do you whist against { $game }?
web-preferans-prompt-choosing = Open or closed?
web-preferans-prompt-playing = Your card
web-preferans-prompt-playing-other = A card of { $name }
web-preferans-prompt-offering = { $name } offers to end the deal
web-preferans-prompt-demand = More tricks than named: do you ask for the proof?
web-preferans-prompt-lay = Is there a layout in which you take no more than you named?
web-preferans-prompt-look = { $name } shows a layout: do you accept it?
web-preferans-prompt-verdict = How many tricks does the worst layout give the declarer?
web-preferans-prompt-judged = The table looks through the layouts of the cards.
web-preferans-prompt-helping = { $points ->
    [one] { $points } point is left over: whom does it help?
   *[other] { $points } points are left over: whom do they help?
}
web-preferans-prompt-terming = You own the hill: set the terms

# The table.
web-preferans-talon = Talon
web-preferans-card-talon = { $card }, from the talon
web-preferans-discard = Discard
web-preferans-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
web-preferans-tricks-due = { $count } of { $due }
web-preferans-plays = plays { $game }
web-preferans-called = calls { $game }
web-preferans-misere = misère
web-preferans-passes = All-pass, { $price } on the hill a trick
web-preferans-passes-whists = All-pass, { $price ->
    [one] { $price } whist
   *[other] { $price } whists
} a trick
web-preferans-totus = totus
web-preferans-hand = without the talon
web-preferans-dark = in the dark
web-preferans-on-bomb = { $times ->
    [2] on a bomb
    [4] on a double bomb
   *[other] on a fir tree
}
web-preferans-shared = shared with the dealer
web-preferans-declarer = declarer
web-preferans-whister = whister
web-preferans-rests = deals, sits out
web-preferans-first-hand = eldest hand
web-preferans-open = open (lying)
web-preferans-closed = closed (standing)
web-preferans-plays-for = + hand: { $name }
web-preferans-not-owed = already played
web-preferans-least = Calls from { $game } on
web-preferans-stage-brigand = Razbojnik: { $left ->
    [one] { $left } game left
   *[other] { $left } games left
}
web-preferans-stage-circles = Rounds of all-passes: { $left ->
    [one] { $left } deal left
   *[other] { $left } deals left
}
web-preferans-circle = Round { $circle }
web-preferans-circle-of = Round { $circle } of { $circles }
web-preferans-circle-last = Last round
web-preferans-control-time = The control time has passed
web-preferans-race = Race { $race } of { $races }

# Buttons.
web-preferans-look = Look at the cards
web-preferans-suits = Suit
web-preferans-call = Call { $game }
web-preferans-declare = Play { $game }
web-preferans-share-with = Offer a half share: { $name }
web-preferans-choose-bomb = Bomb
web-preferans-choose-helps = Whom the totus helps
web-preferans-lay = Discard
web-preferans-lay-more = { $count ->
    [one] Mark { $count } more card
   *[other] Mark { $count } more cards
}
web-preferans-time-up = Control time is over

# The offer of the remaining tricks.
web-preferans-offer = Split the rest
web-preferans-offer-title = How shall the rest be split?
web-preferans-offer-of = Tricks of { $name } in all
web-preferans-offer-mine = My tricks in all
web-preferans-offer-left = { $count ->
    [0] All tricks are assigned
    [one] { $count } trick to assign
   *[other] { $count } tricks to assign
}
web-preferans-offer-all = All the rest is mine
web-preferans-offer-nothing = I give up the rest
web-preferans-offer-send = Offer
web-preferans-offer-agree = Agree
web-preferans-offer-refuse = Play on
web-preferans-offer-waits = Waiting for an answer from { $names }

# Under-declaring.
web-preferans-demand = Ask for the proof
web-preferans-waive = Do not ask
web-preferans-own-up = No such layout
web-preferans-show-lay = Yes, here is one
web-preferans-content = I agree
web-preferans-not-content = I do not agree
web-preferans-verdict = At least { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}

# Help, terms.
web-preferans-help-partner = Pool of { $name }: { $pool } of { $size }
web-preferans-help-own = Your own hill: { $hill }
web-preferans-key-ladder = go along the ladder of games
web-preferans-key-misere = misère; with Shift without the talon
web-preferans-key-manner = without the talon, shared with the dealer, on another bomb
web-preferans-key-totus = totus
web-preferans-key-offer = offer a split of the rest; + − and . , set the tricks
web-preferans-key-verdict = the verdict, where one is asked
web-preferans-terms-title = Terms of the game proper
web-preferans-terms-price = Price of a whist
web-preferans-terms-pool = Pool, { $least } to { $most }
web-preferans-terms-circles = Rounds
web-preferans-terms-time = until the control time
web-preferans-terms-set = Set the terms
web-preferans-terms-line = Whist at { $price }, pool { $pool }

# The pulka: the score sheet, and what its signs mean.
web-preferans-pulka = Pulka
web-preferans-pool = Pool
web-preferans-hill = Hill
web-preferans-whists = Whists
web-preferans-whists-on = Whists on { $name }
web-preferans-total = if settled now
web-preferans-past = from finished races
web-preferans-bombs = Bombs
web-preferans-owed = Games owed
web-preferans-passes-count = All-passes
web-preferans-games = Games made
web-preferans-games-covered = { $used }, cover { $cover }
web-preferans-first-dealer = first dealer
web-preferans-legend = What the signs mean
web-preferans-legend-middle = in the middle: the size of the pool, the price of a whist; the arrow shows the first dealer
web-preferans-legend-hill = next to the middle: the hill, penalty points
web-preferans-legend-pool = beside it: the pool, points earned
web-preferans-legend-whists = at the edge: whists on each of the others
web-preferans-legend-flag = a flag: the hill is cleared
web-preferans-legend-closed = the pool is closed
web-preferans-legend-bomb = one roof: a bomb, the next game counts double
web-preferans-legend-double = two roofs: a double bomb, four times
web-preferans-legend-fir = three roofs: a fir tree, eight times
web-preferans-legend-wheel = wheel: 100 whists
web-preferans-legend-bicycle = bicycle: 200 whists
web-preferans-legend-motorcycle = motorcycle: 300 whists
web-preferans-legend-car = car: 400 whists
web-preferans-legend-locomotive = locomotive: 500 whists

# The result of a deal, the settlement.
web-preferans-result-made = { $name } made { $game }: { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}.
web-preferans-result-failed = { $name } failed { $game } by { $missing ->
    [one] { $missing } trick
   *[other] { $missing } tricks
}.
web-preferans-result-unplayed = { $name } made { $game }: nobody whisted.
web-preferans-result-half = { $name } made { $game } without play: half a whist.
web-preferans-result-surrendered = { $name } conceded { $game }.
web-preferans-result-misere = { $tricks ->
    [0] { $name } made the misère.
    [one] { $name } failed the misère: { $tricks } trick.
   *[other] { $name } failed the misère: { $tricks } tricks.
}
web-preferans-result-passes = All-pass – { $tricks }.
web-preferans-settlement = Settlement
web-preferans-settlement-hill = Hill plus missing pool
web-preferans-settlement-amnesty = less the smallest hill
web-preferans-settlement-each = whists to each
web-preferans-settlement-written = whists scored
web-preferans-settlement-result = Result, whists
web-preferans-settlement-money = at { $price } a whist

# More of the table.
web-preferans-ladder = Games, from six spades to ten no trump
web-preferans-manner = How it is played
web-preferans-plain = with the talon
web-preferans-not-looked = has not looked
web-preferans-played-by = played by { $name }
web-preferans-quota = the defence must take { $count }
web-preferans-race-number = Race { $race }
web-preferans-misere-sign = M
web-preferans-deals = Deals, line by line
