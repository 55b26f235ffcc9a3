# Preferans in the terminal: the table, the pulka as text, tellings.

cli-preferans-score = pool { $pool } · hill { $hill }
cli-preferans-bomb = { $times ->
    [2] bomb
    [4] double bomb
   *[other] fir tree
}
cli-preferans-owed = owes { $games }
cli-preferans-misere = M
cli-preferans-plays = { $you ->
    [yes] play
   *[no] plays
} { $game }
cli-preferans-word-whist = { $you ->
    [yes] whist
   *[no] whists
}
cli-preferans-word-pass = { $you ->
    [yes] pass
   *[no] passes
}
cli-preferans-word-half = half a whist
cli-preferans-word-bound = { $you ->
    [yes] must whist
   *[no] must whist
}
cli-preferans-word-watch = { $you ->
    [yes] defend
   *[no] defends
}
cli-preferans-own-hand = Your own hand: { $cards }
cli-preferans-you-rest = You dealt and sit this deal out.
cli-preferans-dial-terms = whist { $price } · pool { $pool } · rounds { $circles }
cli-preferans-marks = Enter marks a card
cli-preferans-act-dark = { $game } dark
cli-preferans-offer-back = play on
cli-preferans-note-two = Two cards are marked already: Enter discards them; Space on one of them unmarks it.

# The pulka.
cli-preferans-size = pool { $size }
cli-preferans-price = whist { $price }
cli-preferans-legend = from the edge to the middle: { $legend }
cli-preferans-now = result
cli-preferans-row = { $name }  pool { $pool }  hill { $hill }  whists: { $whists }  result { $total }

# Tricks.
cli-preferans-taken = Trick: { $name }
cli-preferans-trick = { $cards }: { $name }

# How a deal came out.
cli-preferans-result-passes = { $ending } – { $tricks }.
cli-preferans-result-unplayed = { $name }: { $game } – { $ending }.
cli-preferans-result-misere = { $name }: { $game } – { $tricks ->
    [0] made, no trick taken
    [one] failed, { $tricks } trick
   *[other] failed, { $tricks } tricks
}.
cli-preferans-result-played = { $name }: { $game } – { $missing ->
    [0] made
    [one] { $missing } undertrick
   *[other] { $missing } undertricks
}, { $tricks ->
    [one] { $tricks } trick taken
   *[other] { $tricks } tricks taken
}.

preferans-cli-help-table =
    The keys above always work. The bar shows the others when they can be used:
    ← →, ↑ ↓ – in the auction and when you name your game: along the ladder of calls, and the number of tricks
    p, k – pass, hold
    m, n – misère, misère without the talon
    w, a – whist, half a whist
    o, c – play open or closed (o also looks at cards that lie face down)
    t, n – take the talon, or leave it
    y, n – accept, refuse
    z – offer a split of the remaining tricks
    d – ask for the proof
    g – look at the hand of a player who passed
    x – pass dark; concede the game
    u – enter that the control time has passed
    a, b, d… – also the other ways to call or play the game chosen (without the talon, shared, on another bomb), and the partners who can be helped

    To discard two cards, mark them with Enter or Space and press Enter. When you play your partner’s hand, it is shown at the bottom on its turn. Cards marked ▲ may be played; Enter on another one says why not. The mouse works too.
