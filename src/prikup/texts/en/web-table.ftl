# The table in the browser. $amount, $card, $name: what is done, with which card, by whom.

web-table-title = Table
web-table-missing = There is no such page.
web-table-unknown = There is no such table, or it has been cleared away.
web-table-line = Connection lost; reconnecting…
web-table-missed = The connection was lost. What happened meanwhile:
web-table-catch-up = What happened while you were away
web-table-catch-up-skip = Skip
web-table-catch-up-many = A lot has happened meanwhile: see “{ web-table-log }” and “{ web-table-last }”.
web-table-watching = you watch
web-table-panels = Panels
web-table-controls = What you may do
web-table-deal = deal { $deal }
web-table-house-rules = house rules: { $count }

# Panels.
web-table-last = Last trick
web-table-sheet = Score sheet
web-table-rules = The rules of this table
web-table-log = The deal in words
web-table-info = Table, link, honest cards
web-table-settings = Settings
web-table-help = Keys
web-table-last-none = No trick has been taken in this deal.
web-table-log-empty = Nothing has happened yet.

# Players.
web-table-dealer = deals
web-table-dealer-sign = D
web-table-total = total
web-table-taken = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-table-plays = plays { $amount }
web-table-dark = dark
web-table-special = { $kind ->
    [misere] misère
   *[slam] slam
}
web-table-open = open
web-table-pass = pass
web-table-aces = four aces
web-table-stand-in = a bot plays
web-table-sits-out = sits out
web-table-away = away
web-table-grace = a bot plays in { $time }
web-table-thinks = thinks
web-table-clock = time left: { $time }
web-table-holds = { $count ->
    [one] holds { $count } card
   *[other] holds { $count } cards
}
web-table-open-hand = Open cards: { $cards }
web-table-closer = Larger cards: { $name }
# What bots are called, by seat.
web-table-bot-name-0 = Vera
web-table-bot-name-1 = Olga
web-table-bot-name-2 = Boris
web-table-bot-name-3 = Anton
# What a bot is called by its kind, where it has no seat at a table.
web-table-bot-expert = Expert bot
web-table-bot-master = Master bot
web-table-bot-pimc = Calculating bot
web-table-bot-thumb = Sensible bot
web-table-bot-random = Random bot
# Marks beside a total, short.
web-table-mark-barrel = barrel { $count }
web-table-mark-bolts = bolts { $count }
web-table-mark-crosses = crosses { $count }
web-table-mark-writeoffs = write-offs { $count }
web-table-mark-bombs = bombs { $count }
web-table-mark-golden = golden deal

# The felt.
web-table-middle = The middle of the table
web-table-hand = Your hand
web-table-unseen = Your cards lie face down.
web-table-back = a card face down
web-table-talon-pile = Talon { $number }, face down: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-table-talon-left = The talon that was not taken: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-table-dead = Dead hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-table-stock = Stock: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}{ $open ->
    [yes] ; at the bottom, open: { $card }
   *[no] {""}
}
web-table-trump = trump: { $suit }
web-table-card-may = { $card }, can be played
web-table-card-not = { $card }, cannot be played now
web-table-card-drawn = { $card }, just drawn
web-table-card-talon = { $card }, from the talon
web-table-mark-cards = Mark { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}
web-table-hand-of = The hand of { $name }, which you play
web-table-shout-marriage = Marriage of { $suit }: { $value }
web-table-shout-aces = Four aces: { $value }
web-table-shout-golden = A golden deal
web-table-shout-barrel = { $you ->
    [yes] You are on the barrel
   *[no] { $name } is on the barrel
}
web-table-shout-refused = { $you ->
    [yes] You refuse
   *[no] { $name } refuses
}: play continues

# What is asked.
web-table-prompt-away = Away: { $names }. A bot plays soon.
web-table-prompt-wait = { $names } { $count ->
    [one] is thinking…
   *[other] are thinking…
}
web-table-prompt-auction = Your bid
web-table-prompt-forced = Your bid: you cannot pass here
web-table-prompt-capped = Your bid: you cannot go higher now
web-table-prompt-unseen = Your bid: you have not seen your cards
web-table-prompt-taking = The talon is yours
web-table-prompt-giving = Choose a card to give away
web-table-prompt-give-to = Who gets the { $card }?
web-table-prompt-selling = Choose the next card to put up for sale
web-table-prompt-keeping = Take the talon, or pay for a new deal?
web-table-prompt-buying = Your bid for the open cards
web-table-prompt-naming = What do you play for?
web-table-prompt-doubling = Double the contract?
web-table-prompt-announcing = Announce a marriage?
web-table-prompt-playing = Your card
web-table-prompt-marriage = Declare the marriage for { $value } points?
web-table-prompt-aces = Declare four aces for { $value } points?
web-table-prompt-resting = { $name } claims all the other tricks. Do you agree?
web-table-prompt-resting-wait = { $you ->
    [yes] You claim the rest. Still to answer: { $names }
   *[no] { $name } claims the rest. Still to answer: { $names }
}
web-table-prompt-cut = Cut the pack
web-table-prompt-talons = Two talons: which one do you take?
web-table-prompt-lay = Discard { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}, face down
web-table-prompt-place = Where do the talon’s cards fall?
web-table-prompt-keep = You deal, and have seen the bottom card
web-table-replaced = A bot plays for you.
web-table-rights = You may also:
web-table-hint = Hint
web-table-hint-note = { $action } – { $reason }
web-table-sure = Sure? { $action }
web-table-less = less
web-table-more = more
web-table-number-bid = your bid
web-table-number-name = your contract
web-table-number-cut = how many cards you cut
web-table-number-place = places in the order of dealing
web-table-place-choose = Mark the places
web-table-act-play = Play { $card }
web-table-act-plain = { $card }, no marriage
web-table-act-marriage = { $card } with the marriage, +{ $value }
web-table-act-aces = { $card }, declare four aces, +{ $value }
web-table-act-show = { $action }, +{ $value }
web-table-act-bid-dark = Bid { $amount } in the dark
web-table-act-talon = Talon { $number }{ $hidden ->
    [yes] , without showing it
   *[no] {""}
}
web-table-act-give = To { $name }
web-table-act-give-open = To { $name }, face up
web-table-act-give-closed = To { $name }, face down

# The result of a deal.
web-table-result-title = Deal { $deal }
web-table-result-made = { $name } made it: { $points } for { $contract }.
web-table-result-failed = { $name } failed: { $points } for { $contract }.
web-table-result-most = Most points ({ $points }): { $names }.
web-table-result-slam-made = { $name } made the slam.
web-table-result-slam-failed = { $name } failed the slam.
web-table-result-conceded = { $name } – { $ending } at { $contract }.
web-table-result-next = Go on

# Before the match.
web-table-waiting-title = Waiting for players
web-table-waiting-free = { $count ->
    [one] { $count } seat is free. Send the link to a friend, or seat a bot.
   *[other] { $count } seats are free. Send the link to friends, or seat bots.
}
web-table-waiting-guest = { $count ->
    [one] { $count } seat is free. Enter your name and take a seat.
   *[other] { $count } seats are free. Enter your name and take a seat.
}
web-table-waiting-full = Everybody is here. Waiting for the host to start.
web-table-waiting-full-host = Everybody is here: start the match.
web-table-your-name = Your name
web-table-seat-free = free seat
web-table-bot = bot
web-table-you = you
web-table-sit = Sit here
web-table-stand-up = Get up
web-table-add-bot = Seat a bot
web-table-remove-bot = Remove
web-table-bot-kind = Bots
web-table-start = Start
web-table-start-bots = { $count ->
    [one] Start with a bot
   *[other] Start with bots
}
web-table-link = Link to this table

# Table, link, honest cards.
web-table-pace = Pace of the bots
web-table-pace-value = { $seconds } s before each action
web-table-abandon-title = Abandon the match
web-table-abandon-about = When all people at the table agree, the match ends without a winner.
web-table-abandon-votes = Wants to abandon: { $names }
web-table-abandon = I want to abandon
web-table-keep = Play on after all
web-table-leave-title = Leave the table
web-table-leave-about = A bot plays for you until you are back.
web-table-leave = Leave
web-table-back-in = Play yourself again
web-table-fair-title = Honest cards
web-table-fair-about = Before each deal the server publishes the fingerprint (SHA-256) of the seed that shuffles the pack; after the deal, the seed itself. So everybody can check that the cards were not chosen. The replay of each deal checks it for you.
web-table-mix-about = The server’s seeds for the whole match are fixed before the first deal, and so are the links that the devices of the people at the table add to each deal. If your link is in a deal, nobody could choose its cards. Whoever holds a link back chooses between two deals: so missing links are counted. Whoever runs the server sees all cards.
web-table-server = the server
web-table-mixed = This deal was mixed by { $names }.
web-table-mixed-alone = This deal was mixed by the server alone.
web-table-mixed-late = Links that were asked for and did not come in time: { $list }
web-table-mixed-lost = Your link was sent and is not in the mix of: { $deals }
web-table-mixed-broken = The server’s seeds, or the links and chains of others, are not those that this page was promised! Your device adds no links any more.
web-table-mixed-cannot = This browser can add its link only over https or on the server’s own machine.
web-table-commitment = Fingerprint of this deal’s seed
web-table-seed = { $draw ->
    [yes] Shuffle { $number }, for the draw of the first dealer: seed and fingerprint
   *[no] Shuffle { $number }: seed and fingerprint
}

# The end.
web-table-over-won = You have won!
web-table-over-lost = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
}
web-table-over-abandoned = The match was abandoned
web-table-rematch = Play again
web-table-rematch-go = To the next match
web-table-rematch-waits = Waiting for the others…
web-table-rematch-wanted = Wants to play again: { $names }
web-table-payments = To pay (−) and to get (+)
web-table-about-payments = Whoever has lost pays the winner for each point short of the target; the rules of this table say how much.
web-table-replays = The deals again, with all cards open
web-table-play-match = Play a match

# Settings.
web-table-set-theme = Colours
web-table-set-theme-system = system
web-table-set-theme-light = light
web-table-set-theme-dark = dark
web-table-set-deck = Suits
web-table-set-deck-two = two colours
web-table-set-deck-four = four colours
web-table-set-speed = Cards move
web-table-set-speed-slow = slowly
web-table-set-speed-normal = normally
web-table-set-speed-fast = fast
web-table-set-speed-off = without delay
web-table-set-sounds = Sounds
web-table-set-taps = On a touch screen, a second tap plays the card
web-table-set-forced = A card that must be played plays itself after a second
web-table-set-settled = When the rest of a deal is settled, it plays itself

# Keys.
web-table-help-cards = point at a card of your hand
web-table-help-lay = move that card to another place in your hand; you can drag it, too
web-table-help-enter = the first action offered: play, bid, continue
web-table-help-number = a higher or lower number
web-table-help-pass = pass
web-table-help-give = give the card to the left or to the right; with Shift face up
web-table-help-talons = take talon 1 or 2, where two lie there
web-table-help-plain = play without declaring; look at a dark hand
web-table-help-hint = what a player by rule of thumb would do, and why
web-table-help-last = last trick
web-table-help-sheet = score sheet
web-table-help-rules = the rules of this table
web-table-help-log = the deal in words
web-table-help-skip = show at once what is still moving; take back a choice
web-table-help-help = this page
web-table-help-letters = All other buttons show their letter. Letters go by their place on the keyboard, whatever its layout.
web-table-help-cards-about = Bright cards can be played; press a dimmed one to hear why it cannot. A tap on the table shows at once what is still moving.

web-table-teach-next = Go on
web-table-lesson-over = The lesson is over

# Leaves beside the table, signs, settings, the end of a match.
web-table-side = Score and log
web-table-leaf-sheet = Score
web-table-leaf-log = Log
web-table-whole-sheet = The whole sheet
web-table-more-panels = More
web-table-talk = Say something
web-table-mute = Mute
web-table-unmute = Sound on
web-table-voids = None of
web-table-about-dealer = deals the cards
web-table-about-barrel = { $count ->
    [one] On the barrel for { $count } deal
   *[other] On the barrel for { $count } deals
}: only a contract of one’s own wins from there.
web-table-about-bolts = { $count ->
    [one] { $count } bolt
   *[other] { $count } bolts
}: deals without a trick. Several of them cost points; the rules of this table say how many.
web-table-about-crosses = { $count ->
    [one] { $count } cross
   *[other] { $count } crosses
}: failed contracts. Several of them cost points.
web-table-about-writeoffs = Deals written off: { $count }. Only so many are allowed in a match.
web-table-about-bombs = Bombs used: { $count }. A bomb ends a deal without loss, but only a few times a match.
web-table-about-golden = The golden deals: what is scored counts double.
web-table-about-marriage = A declared marriage: { $value } points.
web-table-over-story = How the match went
web-table-over-curve = The totals of all players (deals: { $deals })
web-table-over-link = Link to the replay
web-table-over-best = The best deal
web-table-over-dearest = The costliest one
web-table-set-felt = Felt
web-table-set-felt-green = green
web-table-set-felt-blue = blue
web-table-set-back = Card backs
web-table-set-back-blue = blue
web-table-set-back-red = red
web-table-set-faces = Faces
web-table-set-faces-auto = by the size of the window
web-table-set-faces-classic = with all pips
web-table-set-faces-large = large indices
web-table-set-order = Order of the hand
web-table-set-order-suits = by suits
web-table-set-order-ranks = by ranks
web-table-set-order-trump = trump first
web-table-set-sure = Ask once more
web-table-set-sure-grave = before giving up or claiming
web-table-set-sure-calls = before every call too
web-table-set-sure-never = never
