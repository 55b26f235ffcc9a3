# The pages around the table: home, new table, rules, sheet, replays, matches, account.

# Everywhere.
web-common-title = { $page } · prikup
web-common-skip = To the content
web-common-nav = Pages
web-common-home = Home
web-common-new = New table
web-common-matches = My matches
web-common-account = Account
web-common-language = Language
web-common-theme = Theme
web-common-theme-light = Light
web-common-theme-dark = Dark
web-common-theme-auto = System
web-common-close = Close
web-common-cancel = Cancel
web-common-copy = Copy
web-common-copy-link = Copy link
web-common-copied = Copied
web-common-copy-failed = Copying failed: select the text and copy it
web-common-loading = Loading…
web-common-retry = Try again
web-common-error = Something went wrong ({ $code })
# Whose account is no more; and the words for a bot, in all their forms, which no person's name may hold.
web-common-gone = former player
web-common-bot-words = bot, bots
error-offline = The server cannot be reached. Are you online?
error-unreadable_answer = The server gave an answer that cannot be read. Try again in a moment.

# Home.
web-home-title = Thousand, 1001 and Preferans
web-home-motto = If you knew the talon, you’d be living in Sochi.
web-home-about = Card games with bidding or drawing: marriages and one thousand points, whists and the pulka. With friends or against bots. Nothing to install, no account.
web-home-name = Your name at the table
web-home-guest = Guest { $number }
web-home-play = Play now
web-common-rules = Rules
web-home-learn = Learn
web-home-friends = With friends
web-home-rules = Rules: { $rules }
web-home-about-thousand = Three players bid, declare their marriages and race to 1000.
web-home-about-preferans = Three players, ten tricks: name your game, whist against the others, write the pulka.
web-home-about-1001 = For two, with a stock to draw from: no bidding, four marriages, every card counts.
web-home-resume = Go on playing
web-home-lobby = Open tables
web-home-lobby-none = Nobody waits at an open table now. Open one: “{ web-home-friends }”.
web-home-lobby-stale = The list may be out of date: the server does not answer.
web-home-running = Being played now
web-home-join = Join
web-home-watch = Watch
web-home-back = Go to the table
web-home-free = { $seats ->
    [one] { $seats } free seat
   *[other] { $seats } free seats
}
web-home-join-at = Join the table of { $names }
web-home-watch-at = Watch { $names }
web-home-upload = Look at a record
web-home-house-rules = { $count ->
    [one] with { $count } house rule
   *[other] with { $count } house rules
}

# Finding people: the list of open tables, quick pairing, the invitation.
web-clock-none = no clock
web-clock-bank = { $minutes } min + { $seconds } s
web-lobby-filter = Show
web-lobby-all = All games
web-lobby-none-of = Nobody waits at an open table of this game now.
web-pairing-title = Find players
web-pairing-about = We open a table as soon as enough people want the same.
web-pairing-seek = Find players
web-pairing-sought = Looking for players
web-pairing-people = { $people } of { $players } players
web-pairing-join = Join in
web-pairing-wait = Waiting for players
web-pairing-stop = Stop waiting
web-pairing-offer = { $how ->
    [alone] Nobody else has come yet. Play with bots?
    [asked] Somebody wants to begin with bots on the free seats. You, too?
   *[missing] Some players are still missing. Play with bots on the free seats?
}
web-pairing-bots = Play with bots
web-pairing-only = Go on waiting
web-pairing-asking = A moment: the others are asked whether they play with bots, too.
web-pairing-starts = The match begins
web-invite = Invite
web-invite-title = Invite friends
web-invite-about = Scan the code with a phone, or send the link. Whoever opens it chooses a seat.
web-invite-code = QR code with the link to this table
web-invite-share = Share
web-invite-text = Let’s play: { $terms }

# Uploading a record.
web-upload-title = Look at a record
web-upload-about = A match that you downloaded here or kept in the terminal: paste it or choose its file, and step through every deal with all hands open.
web-upload-file = File
web-upload-text = Record
web-upload-open = Open
web-upload-no-deals = No deal was finished in this record: there is nothing to look at.
web-upload-empty = Paste a record or choose a file first.

# New table.
web-new-title = New table
web-new-rules = Rules
web-new-preset = Rule set
web-new-game = Game
web-game-thousand = Thousand
web-game-1001 = 1001
web-game-preferans = Preferans
web-new-change = Change single rules
web-new-changed = { $count ->
    [0] as they are
    [one] { $count } rule changed
   *[other] { $count } rules changed
}
web-new-people = Who plays
web-new-open-to = Who can find the table
web-new-private = Only people with the link
web-new-public = Everybody, in the list of open tables
web-new-bots = Bots
web-new-bots-none = none
web-new-bots-about = { $free ->
    [0] You play immediately.
    [one] { $free } seat waits for a person.
   *[other] { $free } seats wait for people.
}
web-new-bot-kind = Which bot
web-new-bot-expert = works out what games are worth as people play them
web-new-bot-master = plays the last tricks by all layouts that are left
web-new-bot-pimc = works out possible deals
web-new-bot-thumb = plays by rule of thumb
web-new-bot-random = plays at random
web-new-time = Time
web-new-clock = Thinking time
web-new-clock-none = no limit
web-new-clock-quick = 3 min + 5 s
web-new-clock-normal = 10 min + 10 s
web-new-clock-slow = 20 min + 20 s
web-new-clock-own = custom
web-new-clock-about = { $kind ->
    [none] Everybody thinks as long as they like.
   *[bank] Everybody has { $minutes } min for the match, and { $seconds } s more for each decision. If a player’s time runs out, a bot takes over.
}
web-new-bank = Minutes for the match
web-new-increment = Seconds for each decision
web-new-grace = If somebody is away, a bot plays for them
web-new-grace-now = immediately
web-new-grace-seconds = after { $seconds } s
web-new-grace-minutes = after { $minutes } min
web-new-grace-hours = after { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
web-new-pace = Bots play
web-new-pace-slow = slowly
web-new-pace-normal = at a normal pace
web-new-pace-fast = fast
web-new-pace-now = without delay
web-new-make = Open the table
web-new-play = Play
web-new-not-yet = These rules conflict: see above.
web-new-name = What shall we call you?

# The rule editor.
web-rules-title = Rules
web-rules-book = The rules in words
web-rules-about = Every table has its own rules. Choose a rule set, change what your table plays differently, and send the link.
web-rules-search = Search the rules
web-rules-search-none = No rule matches.
web-rules-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}
web-rules-rare = Rarely played: { $count }
web-rules-only-changed = Changed only
web-rules-changed-mark = changed
web-rules-was = in the rule set: { $value }
web-rules-reset = Reset
web-rules-reset-one = Reset “{ $option }”
web-rules-reset-all = Reset all
web-rules-conflict = Conflicts
web-rules-conflict-with = with “{ $option }”: { $why }
web-rules-problems = { $count ->
    [one] There is a problem:
   *[other] There are { $count } problems:
}
web-rules-later = There is a later edition of this rule set:
web-rules-string = These rules as text
web-rules-link-made = The link shows exactly these rules.
web-rules-play = New table with these rules
web-rules-unread = The rules in this link cannot be read. { $why }
web-rules-minus = less
web-rules-plus = more
web-rules-off = off
web-rules-list-changed = What this table plays differently
web-rules-list-changed-none = No changes to the rule set.
web-rules-list-all = All rules
web-rules-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}

# The score sheet.
web-sheet-title = Score sheet
web-sheet-empty = Nothing has been scored yet.
web-sheet-deal = Deal
web-sheet-fine = Penalty between deals
web-sheet-nothing = Nothing was scored.
web-sheet-taken = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}, { $points ->
    [one] { $points } card point
   *[other] { $points } card points
}{ $bonuses ->
    [0] {""}
   *[other] , { $bonuses } for marriages
}
web-sheet-contract = { $made ->
    [yes] made { $amount }
    [no] failed { $amount }
   *[none] wrote off { $amount }
}
web-sheet-bolt = { $count ->
    [one] { $count } bolt
   *[other] { $count } bolts
}
web-sheet-cross = { $count ->
    [one] { $count } cross
   *[other] { $count } crosses
}
web-sheet-barrel = on the barrel
web-sheet-barrel-deals = on the barrel, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} there
web-sheet-fell = fell off the barrel
web-sheet-truck = dump truck: to zero
web-sheet-dark = dark, counts double
web-sheet-times = counts ×{ $times }
web-sheet-winner = wins
web-sheet-legend = What the marks mean
web-sheet-legend-made = contract of your own, made
web-sheet-legend-failed = contract of your own, failed
web-sheet-legend-bolt = a bolt: a deal without a trick
web-sheet-legend-cross = a cross: a failed contract
web-sheet-legend-barrel = on the barrel, with the deals spent there
web-sheet-legend-struck = struck out: fell off the barrel, or the dump truck came
web-sheet-legend-dark = dark: counts double
web-sheet-print = Print
web-sheet-scroll = Score sheet, scrolls
web-sheet-replay = Look at deal { $number } again

# Replays.
web-replay-title = Deal { $deal } of { $deals }
web-replay-page = Replay of deal { $deal }
web-replay-step = Step { $at } of { $steps }
web-replay-begin = Before the cards are dealt
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-forward = One step forward
web-replay-last = To the end
web-replay-auto = Autoplay
web-replay-pause = Stop
web-replay-slider = Step
web-replay-keys = Keys: ← → step, Home and End to start and end, PgUp and PgDn by trick
web-replay-previous-deal = Previous deal
web-replay-next-deal = Next deal
web-replay-deals = Deals
web-replay-link = Link to this step
web-replay-talon = Talon
web-replay-stock = Stock
web-replay-talon-left = Other talon
web-replay-dead = Dead hand
web-replay-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
web-replay-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-replay-hand = Hand of { $name }
web-replay-dealer = deals
web-replay-declarer = plays { $amount }
web-replay-dark = dark
web-replay-bid = bids { $amount }
web-replay-pass = pass
web-replay-no-trump = no trump yet
web-replay-open-cards = Open cards: what was possible
web-replay-told = What happened
web-replay-score = Score
web-replay-again = Play this deal
web-replay-again-about = the same cards, you against bots
web-replay-again-seat = Where do you sit?
web-replay-again-as = As { $name }
web-replay-download = Download the match
web-common-disclosure = Download for checking
web-replay-fair = Was the shuffle fair?
web-replay-fair-about = Before the cards were dealt, everybody was shown a fingerprint of the seed. Now the seed is open: if its fingerprint is the same, nobody changed the cards in between.
web-replay-seed = Seed
web-replay-commitment = Fingerprint (SHA-256) shown before the deal
web-replay-check = Check it here
web-replay-fair-yes = Right: this seed has that fingerprint.
web-replay-fair-no = Wrong: this seed has another fingerprint!
web-replay-fair-cannot = This browser can check this only over https or on the server’s own machine. “prikup replay --check” does it in the terminal.
web-replay-fair-none = These cards were laid out by hand: there is no seed.
web-replay-to-table = To the table
web-replay-missing = There is no such deal to look at.

# My matches.
web-matches-title = My matches
web-matches-none = You have not played yet.
web-matches-yours = Your move
web-matches-running = Under way
web-matches-waiting = Waiting for players
web-matches-over = Finished
web-matches-go = Play on
web-matches-open = Open
web-matches-replay = Replay
web-matches-record = Record
web-matches-won = won
web-matches-lost = lost
web-matches-abandoned = abandoned
web-matches-shared = shared
web-matches-deal = deal { $deal }
web-matches-at = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
web-matches-guest = You play as a guest: these matches exist only in this browser. With an account you keep them.
web-matches-sign-in = Your matches are listed here once you have played.
web-matches-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
web-matches-bot = bot
web-matches-alone = nobody else yet

# Account.
web-account-title = Account
web-account-account = Your account
web-account-you = You
web-account-name = Name at the table
web-account-save = Save
web-account-saved = Saved
web-account-guest = You are a guest on this browser. With an account your seats and matches are yours on every device.
web-account-is = Signed in as { $login }
web-account-make = Create an account
web-account-login = Sign in
web-account-logout = Sign out
web-account-login-name = Account name
web-account-password = Password
web-account-password-about = At least { $least } characters
web-account-made = Account created
web-account-welcome = Welcome back, { $name }
web-account-bye = Signed out
web-account-have = I have one: sign in
web-account-have-not = I have none: create one
web-account-password-change = Change password
web-account-password-old = Current password
web-account-password-new = New password
web-account-password-effect = You will be signed out everywhere else. Tokens for programs stay valid.
web-account-password-changed = Password changed; everywhere else you are signed out
web-account-delete = Delete account
web-account-delete-title = Delete your account?
web-account-delete-account = The account { $login } will be deleted for good and cannot be restored.
web-account-delete-sessions = You are signed out everywhere, and tokens for programs stop working.
web-account-delete-seats = Where a match is being played, a bot plays on in your place; your seats at waiting tables become free.
web-account-delete-matches = Matches stay for those who played them with you. There you are called “{ $name }”. Records that were downloaded or uploaded stay as they are.
web-account-delete-password = Your password, to be sure
web-account-delete-keep = Keep the account
web-account-delete-do = Delete for good
web-account-deleted = Your account is deleted
web-account-guest-delete = Delete this guest
web-account-guest-delete-title = Delete this guest?
web-account-guest-delete-guest = The guest { $name } will be deleted for good, on this browser and on the server.
web-account-guest-delete-keep = Keep it
web-account-guest-deleted = The guest is deleted
web-account-tokens = Tokens for programs
web-account-tokens-about = A program of yours plays through the bot API with a token in place of a password.
web-account-tokens-none = There are none.
web-account-token-name = What is it for?
web-account-token-make = Create a token
web-account-token-secret = The token “{ $name }”. It is shown only now: copy it.
web-account-token-drop = Revoke
web-account-token-drop-one = Revoke the token “{ $name }”
web-account-token-made = created { $date }
web-account-token-dropped = The token “{ $name }” has been revoked

# Rule sets in a few words.
web-preset-thousand-ru = Barrel at 900 without limit, three bolts in a row, dark games above 240, gifts as the giver likes.
web-preset-thousand-ru-common = Barrel at 880 for three deals, bolts, dump truck at 555, dark games; a marriage needs a trick first.
web-preset-thousand-en = The simple one: no barrel, no bolts. The declarer scores points plus or minus the bid.
web-preset-thousand-en-cutthroat = The English game with a barrel at 880 and penalties for deals without points.
web-preset-thousand-pl = Players must beat, rounded to tens, from 900 on only contracts of your own count, one bomb each.
web-preset-thousand-pl-4 = The Polish game; of four, the dealer sits out and scores 50 for each ace in the talon, and its marriages.
web-preset-thousand-ru-4 = As most tables play, with four: the dealer sits out and scores 40 for each ace in the talon, and its marriages.
web-preset-thousand-pl-2a = Ten cards each and two talons of two: the declarer chooses one and discards two cards.
web-preset-thousand-pl-2b = Nine cards each and two talons of three: the declarer chooses one and discards three cards.
web-preset-thousand-pl-2c = Twelve cards each: there is no talon, and the winner of the auction leads.
web-preset-thousand-pl-2d = Six cards each and a stock to draw from; no auction, everybody plays for themselves.
web-preset-thousand-pl-2e = Seven cards each, two open in the talon and a stock of eight to draw from.
web-preset-thousand-ru-2 = As for three, with a dead third hand: one card to the opponent, one discarded.
web-preset-1001-hulsemann = Eight cards each and a stock of eight, no auction; the loser pays for each point short of 1001.
web-preset-1001-feder = Thirty-two cards: six each and twenty in the stock, no auction; sevens count nothing.
web-preset-1001-mcleod = Twenty cards, a talon of two and an auction from 40 in which all may pass.
web-preset-1001-russeln = As in Austria: all 24 cards dealt, no talon, an auction from 10 in which all may pass.
web-preset-1001-ru = A talon of three, opening at 40, a card face down to each opponent; up to 1001.
web-preset-1001-501 = Hearts are always trump; a talon of three and a dead third hand; up to 501.
web-sheet-target = Target: { $target }
web-sheet-barrel-at = barrel at { $barrel }

# Open cards: what each play could still bring in a finished deal. $value is a number or a range, $count its larger end.

web-open-cards-tricks = With best play: { $name } – { $count ->
    [one] { $value } trick
   *[other] { $value } tricks
}
web-open-cards-points = With best play: { $name } – { $count ->
    [one] { $value } point
   *[other] { $value } points
}
web-open-cards-margin = With best play: { $name } – a difference of { $value }
web-open-cards-sure-tricks = Whatever the others do: { $name } – at most { $count ->
    [one] { $value } trick
   *[other] { $value } tricks
}
web-open-cards-sure-points = Whatever the others do: { $name } – at least { $count ->
    [one] { $value } point
   *[other] { $value } points
}
web-open-cards-announced = { $card } with its marriage
web-open-cards-shown = the marriage in { $suit } shown
web-open-cards-working = Working it out…
web-open-cards-phase = Open cards: from the first trick to the last
web-open-cards-running = Open cards: once the deal is over
