# A kept sheet: what stands on it and what comes next, for the command line and the page.
sheet-line = { $name }: { $amount } ({ $what })
sheet-impossible = No play gives this line, but it counts as it is. { $why }
sheet-void-marriages = { $name }: { $points } declared and not scored: no trick was taken
sheet-no-trump = no trump
sheet-aces = four aces

# The drawn sheet of Preferans.
sheet-pulka-title = Score sheet
sheet-pulka-pool = pool
sheet-pulka-hill = hill
sheet-pulka-whists = whists on
sheet-pulka-passes = all-passes
sheet-pulka-games = games
sheet-pulka-owed = owed
sheet-pulka-bombs = bombs
sheet-pulka-first = first dealer
sheet-pulka-result = settled now
sheet-pulka-size = pool of { $size }
sheet-pulka-price = price of a whist: { $price }

# What comes next.
sheet-next-stage = Stage: { $stage }.
sheet-next-deal = Deal { $number }: { $dealer } deals.
sheet-next-players = Playing: { $players }.
sheet-next-soloist = Declarer: { $seat }, with one of the games still owed.
sheet-next-passes = An all-pass must be played now.
sheet-next-least = Nobody may play less than { $level }.
sheet-next-due = The control time has passed: the next round is the last.
sheet-next-last = This is the last round.
sheet-next-terms = { $seat } sets the terms: price of a whist, pool and rounds.
sheet-next-help = { $seat } has { $points ->
    [one] { $points } point
   *[other] { $points } points
} beyond a closed pool: whom do they help?
sheet-next-payments = Payments: { $payments }.
sheet-next-over = The match is over. { $count ->
    [0] Nobody has won.
    [one] The winner: { $winners }.
   *[other] The winners: { $winners }.
}

# Settlement.
sheet-settle-title = Settlement
sheet-settle-player = player
sheet-settle-carried = hill plus missing pool
sheet-settle-above = above the smallest
sheet-settle-gives = gives each other
sheet-settle-on = whists on { $name }, total
sheet-settle-result = result
sheet-settle-whole = in whole whists
sheet-settle-money = money, { $price } each
sheet-settle-pays = { $payer } → { $to }: { $amount }
sheet-settle-total = total
sheet-settle-winners = Winners: { $winners }.

# Kinds of entry.
sheet-kind-contract = Contract
sheet-kind-deal = Deal
sheet-kind-passed = Everybody passed
sheet-kind-writeoff = Written off
sheet-kind-bomb = Bomb
sheet-kind-praise = Marriages shown
sheet-kind-fault = Fault
sheet-kind-game = Game
sheet-kind-misere = Misère
sheet-kind-totus = Totus
sheet-kind-passes = All-pass
sheet-kind-help = Help
sheet-kind-terms = Terms
sheet-kind-timeup = Control time has passed

# Fields.
sheet-item-seat = Who
sheet-item-to = Whom
sheet-item-amount = Contract
sheet-item-dark = Dark
sheet-item-golden = Golden
sheet-item-misere = Misère
sheet-item-slam = Slam
sheet-item-open = Open hand
sheet-item-contra = Contra
sheet-item-recontra = Recontra
sheet-item-points = Card points
sheet-item-tricks = Tricks
sheet-item-marriages = Marriages
sheet-item-last = Last trick
sheet-item-captured = Kings with queens taken
sheet-item-talon-cards = Cards in the talon
sheet-item-count = How many
sheet-item-fault = What
sheet-item-during = In which contract
sheet-item-level = Level
sheet-item-strain = Trump
sheet-item-hand = Without the talon
sheet-item-shared = Shared with the dealer
sheet-item-bomb = Bomb
sheet-item-whist = Who whisted
sheet-item-half = Half a whist
sheet-item-talon = Talon
sheet-item-returned = Whole talon discarded
sheet-item-surrendered = Conceded
sheet-item-outbid = Outbid a misère
sheet-item-short = Undertricks by verdict
sheet-item-helps = Whom it helps
sheet-item-unseen = Who passed unseen
sheet-item-price = Price of a whist
sheet-item-pool = Pool
sheet-item-circles = Rounds (0: until the control time)
sheet-help-points = Of the cards taken, without marriages.
sheet-help-tricks = Leave it empty where nothing was played.
sheet-help-marriages = In the order in which they were declared.
sheet-help-during = For a revoke: who was the declarer, and for how much: 0 120.
sheet-help-talon-cards = For the player who sat out, where its cards are paid for: HA SK D9.
sheet-help-talon = Its two cards, where they are paid for: HA SK.
sheet-help-whist = Nobody: the game was not played.
