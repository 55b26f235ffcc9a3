# Preferans in the terminal: the table, the pulka as text, tellings.

cli-preferans-score = pool { $pool } · hill { $hill }
cli-preferans-bomb = { $times ->
    [2] bomb
    [4] double bomb
   *[other] fir-tree
}
cli-preferans-owed = owes { $games }
cli-preferans-misere = M
cli-preferans-word-whist = whists
cli-preferans-word-pass = passes
cli-preferans-word-half = half a whist
cli-preferans-word-bound = must whist
cli-preferans-word-watch = defends
cli-preferans-own-hand = Your own: { $cards }
cli-preferans-you-rest = You dealt, and rest in this deal.
cli-preferans-dial-terms = whist { $price } · pool { $pool } · circles { $circles }
cli-preferans-marks = Enter marks a card
cli-preferans-act-dark = { $game } dark
cli-preferans-offer-back = play on
cli-preferans-note-two = Two cards are marked already: Enter lays them away, Space on one of them takes its mark off.

# The pulka.
cli-preferans-size = pool { $size }
cli-preferans-price = whist { $price }
cli-preferans-legend = from the edge to the middle: { $legend }
cli-preferans-now = result
cli-preferans-row = { $name }  pool { $pool }  hill { $hill }  whists: { $whists }  result { $total }

# Tricks.
cli-preferans-taken = { $name } takes the trick
cli-preferans-trick = { $cards }: to { $name }

# How a deal came out.
cli-preferans-result-passes = { $ending }: { $tricks }.
cli-preferans-result-unplayed = { $name }: { $game } – { $ending }.
cli-preferans-result-misere = { $name }: { $game } – { $tricks ->
    [0] made, no trick taken
    [one] caught, { $tricks } trick
   *[other] caught, { $tricks } tricks
}.
cli-preferans-result-played = { $name }: { $game } – { $missing ->
    [0] made
    [one] { $missing } trick short
   *[other] { $missing } tricks short
}, { $tricks ->
    [one] { $tricks } trick taken
   *[other] { $tricks } tricks taken
}.

preferans-cli-help-table = In the auction and when you name your game, ← and → walk along the ladder of calls and ↑ and ↓ change the number of tricks. The bar shows a key for everything else that you may do now: p pass, w whist, a half a whist, o and c play open or closed (o also looks at cards that lie face down), m misère, n misère without the talon, k hold, x pass in the dark or give the game up, t and n take or leave the talon, y and n accept and refuse, g look at a passed hand, z offer to share out the rest of the tricks. To lay two cards away, mark them with Enter or Space and press Enter. Where you play your partner’s hand, it lies at the bottom in its turn. Cards marked ▲ may be played; press Enter on another one to hear why not. The mouse works too.
