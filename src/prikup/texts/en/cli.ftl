# The command line. The table, simulations, replays, rules.

# Faults of the command line's own.
error-usage = { $kind ->
    [option] There is no option “{ $name }” here; see --help
    [command] There is no command “{ $name }”; see --help
    [missing] { $name } is missing; see --help
    [bare] { $name } lacks a value; one that begins with “-” is given as { $name }=VALUE; see --help
    [value] “{ $value }” is not possible for { $name }; see --help
    [unused] Nothing can be done with “{ $name }”; see --help
    [repeated] { $name } is given more than once
   *[other] { $value }
}
error-unknown_bot = Unknown bot “{ $bot }”; known: { $known }
error-bots_count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
} given, but { $wanted } needed (or one name for all)
error-out_of_range = { $value } is not between { $low } and { $high }
error-bad_deal_seed = “{ $seed }” is not a seed: write a whole number of at most 18 digits, or 16 to 128 hex digits
error-bad_master_seed = “{ $seed }” is not a seed: write 1 to 200 printable characters
error-bad_language = There are no texts in “{ $language }”{ $nearest ->
    [none] {""}
   *[other] {""}, perhaps “{ $nearest }”
}; known: { $known }
error-bad_format = There is no format “{ $format }”{ $nearest ->
    [none] {""}
   *[other] {""}, perhaps “{ $nearest }”
}; known: { $known }
error-pdf_on_terminal = A PDF is not for a terminal: name a file with --out
error-pdf_extra = A package for PDF is not installed; install it with: { $command }
error-no_file = There is no such file
error-not_readable = The file cannot be read{ $why ->
    [none] {""}
   *[other] : { $why }
}
error-not_writable = The file cannot be written: { $why }
error-file_exists = The file already exists and was not changed
error-match_finished = This match is over; look at it with “prikup replay”
error-changed_elsewhere = The file was changed by another program, perhaps by another table of the same match; it was not changed
error-no_terminal = This needs a terminal
error-port_taken = Port { $port } is in use, perhaps by another “prikup serve”; choose another with --port, or 0 for any
error-card_ambiguous = These cards can be read in two ways; write the suits as ♠ ♣ ♦ ♥
error-option_unused = This option has no effect on what is asked; leave it out
error-table_unknown = There is no such table; known: { $known }
error-no_address = Cannot listen on that address{ $why ->
    [none] {""}
   *[other] : { $why }
}
error-no_server = The server’s packages are not installed; install them with: { $command }

# Help.
cli-about = Thousand, 1001 and Preferans in your terminal: play, simulate, replay, look at the rules.
cli-about-lang = --lang en chooses the language (also ru, pl, es, de); otherwise it is taken from the environment (PRIKUP_LANG, LC_ALL, LC_MESSAGES, LANG).
cli-group-commands = Commands
cli-group-options = Options
cli-group-arguments = Arguments
cli-usage = Usage: { $text }
cli-help-flag = Show this help and exit.
cli-version-flag = Show the version and exit.
cli-play-about = Play a match against bots.
cli-play-more = Without RULES a start screen offers the rule sets, the matches to resume and the lessons. Every match is saved after each action in $PRIKUP_HOME or ~/.local/share/prikup. Where there is no terminal, bots play one whole match of thousand/ru-common (or RULES) as text.
cli-serve-about = Serve the table in the browser: play with friends and bots, on a desk or a phone.
cli-serve-more = The address is printed, and opened where there is a screen. Matches are kept in a database and continue after a restart.
cli-backup-about = Copy the server’s database into one file, while the server runs or not.
cli-backup-more = The copy holds everything that was acknowledged before the command began. Copying the database file alone is not enough: the newest actions are in a second file beside it.
cli-restore-about = Put a copy in place of the server’s database.
cli-restore-more = The server must not run. The former database is kept beside it under another name.
cli-move-about = Copy everything from one database into another one, such as from SQLite to PostgreSQL.
cli-move-more = The target must be empty, and no server may run on the source. The copy is compared with the source before it counts: in the end everything is there, or nothing. The source stays as it is.
cli-drain-about = Have one of several servers hand its tables over to the others, and end.
cli-drain-more = For upgrades: one server after another. A page follows its table by itself. The command waits until the server has ended; SIGTERM has the same effect. The last server keeps its tables and ends.
cli-simulate-about = Let bots play many matches and report the results. The same seed gives the same results for any number of jobs.
cli-simulate-fair = Seats rotate: in match i bot b sits at seat (b + i) mod n, and the first dealer moves on every n matches, so that after every n·n matches each bot has had every seat, and every seat as first dealer, equally often (n: the number of players).
cli-replay-about = Show a record step by step (as text where there is no terminal), or check it: exit status 0, or 2 with the first fault.
cli-verify-about = Mix every deal of a match on a server again, and repeat every decision of its bots, each from what its seat knew, and compare.
cli-verify-more = The file is what the server tells after the match: /api/tables/ID/disclosure. Exit status 0 if every deal and every decision comes out as it was written, 1 if one does not or cannot be repeated by this version, 2 for a file that is no disclosure.
cli-rulebook-about = Write the rules of a table as a book: every rule in words, in reading order.
cli-option-rulebook-format = How it is written: text, md, html, json or pdf.
cli-option-rulebook-out = Write it into this file, instead of on the screen.
cli-option-rulebook-sources = Name the source of every rule.
cli-rules-about = The rule sets and their options.
cli-rules-list-about = The rule sets that have a name.
cli-rules-show-about = Every option of a rule set with its values.
cli-rules-check-about = Check whether a rule string is valid and show its shortest form.
cli-option-play-rules = A rule set such as thousand/ru or preferans/sochi, with house rules such as thousand/ru+barrel.at=880.
cli-option-rules = A rule string such as thousand/ru+barrel.at=880.
cli-option-known-rules = The rules that you know.
cli-option-new-rules = The rules that are played now.
cli-option-diff-deals = How many deals the bots play by the known rules.
cli-option-deal = Seed of the deals: a whole number, or the hex seed of a first deal as records show it.
cli-option-seat = Where you sit: 0 or 1, also 2 where three play and 3 where four do.
cli-option-play-bots = Your opponents, from your left: one name for all or one for each, of master, expert, pimc, thumb and random.
cli-option-load = Continue the match of a record.
cli-option-record = Keep a record of the match in this new file as well.
cli-option-lesson = Play a lesson: thousand, preferans or 1001 as RULES, or choose one.
cli-option-order = How hands are sorted: by suits, by ranks, or with trump first.
cli-option-no-pace = Bots play without delay.
cli-option-host = The address to listen on; 0.0.0.0 lets others on the network in.
cli-option-port = The port to listen on; 0 takes any that is free.
cli-option-database = A database URL, such as sqlite:////srv/prikup.sqlite; if not given, a file beside your saved matches.
cli-option-backup-file = A new file for the copy.
cli-option-restore-file = A file that prikup backup has written.
cli-option-move-source = The URL of the database to copy, such as sqlite:////srv/prikup.sqlite.
cli-option-move-target = The URL of an empty database, such as postgresql://prikup@localhost/prikup. A password may be in PGPASSWORD.
cli-option-serve-name = The name of this server, where several share a PostgreSQL database; no two may have the same.
cli-option-serve-url = Where pages find this server, where several share a database: an address such as https://a.example, or a path.
cli-option-drain-name = The name of the server.
cli-option-drain-database = The URL of the database that the servers share.
cli-option-serve-bots = How many processes play for the bots; if not given, the number fits the machine.
cli-option-settings = A TOML file with settings of the server: limits, and how long things are kept (docs/server.md).
cli-option-no-open = Do not open a browser.
cli-option-matches = How many matches.
cli-option-bots = A bot for each seat, or one for all, of master, expert, pimc, thumb and random; otherwise thumb against random.
cli-option-seed = Any text; all cards and all random choices follow from it.
cli-option-max-deals = Matches are cut off after so many deals and counted as unfinished.
cli-option-jobs = How many processes share the work; if not given, one for each processor.
cli-option-json = Print JSON.
cli-option-file = A record, as text or JSON.
cli-option-check = Only say whether the record is valid.
cli-option-verify-file = What the server tells of a match that is over, as JSON.
cli-option-verify-commitment = The commitment of the match’s secret (64 hex digits) that you saw before the first deal.
cli-option-game = Which game: thousand, 1001 or preferans.

# Players.
cli-name-you = You
cli-name-0 = Vera
cli-name-1 = Olga
cli-name-2 = Boris
cli-name-3 = Nina

# The start screen.
cli-start-motto = If you knew the talon, you’d be living in Sochi.
cli-start-resume = Resume: { $rules }, deal { $deal } ({ $totals })
cli-start-lesson = Lesson: { $game }
cli-start-family-thousand = Thousand
cli-start-family-1001 = 1001
cli-start-family-preferans = Preferans
cli-play-kept = { $over ->
    [yes] The match is over. Look at it again: prikup replay { $file }
   *[no] The match is saved in { $file }; “prikup play” resumes it.
}
cli-start-quit = Leave
cli-start-foot = ↑ ↓ choose · Enter select · q quit

# The table.
cli-table-head = prikup · deal { $deal } · { $rules }
cli-table-total = total { $total }
cli-table-tricks = { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}, { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
cli-table-sits-out = { $you ->
    [yes] you sit out
   *[no] sits out
}
cli-table-dealer = { $you ->
    [yes] deal
   *[no] deals
}
cli-table-plays = { $you ->
    [yes] play
   *[no] plays
} { $amount }
cli-table-dark = dark
cli-table-special = { $kind ->
    [misere] misère
   *[slam] slam
}
cli-table-open = open
cli-table-for-sale = for sale
cli-table-passed = pass
cli-table-says = { $amount }
cli-table-says-dark = { $amount } dark
cli-table-marriage = marriage { $suit } { $value }
cli-table-aces = four aces { $value }
cli-table-no-trump = no trump yet
cli-table-trump = trump { $suit }
cli-table-contract = { $name } · { $amount }
cli-table-bid = bid: { $amount } · { $name }
cli-table-talon = talon
cli-table-gift = → { $name }: { $card }
cli-table-face-down = face down
cli-table-bottom = bottom card { $card }
cli-table-deals = dealer: { $name }
cli-table-taken = { $name } +{ $points }
cli-table-everyone = everybody for themselves
cli-table-stock = { $count ->
    [0] no stock left
    [one] stock: { $count } card
   *[other] stock: { $count } cards
}
cli-table-drew = you drew { $card }
cli-table-side = { $side ->
    [left] left
   *[right] right
}
cli-table-other-talon = the other talon
cli-table-dead-hand = dead hand
cli-table-laid = discarded: { $cards ->
    [none] { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
   *[other] { $cards }
}
cli-table-unseen = Your hand lies face down.
cli-key-enter = Enter
cli-dial-help = ↑ ↓ choose
cli-dial-place = places { $places }

cli-prompt-wait = …
cli-prompt-auction = Your bid:
cli-prompt-unseen = Your bid, cards unseen:
cli-prompt-taking = The talon is yours.
cli-prompt-giving = Give a card to each opponent (← → choose the card).
cli-prompt-laying = { $count ->
    [one] Discard { $count } card (← → choose the card).
   *[other] Discard { $count } cards (← → choose the card).
}
cli-prompt-gift = Give { $name } a card (← → choose the card).
cli-prompt-choosing = Take one of the two talons.
cli-prompt-offering = Put cards up for sale (← → choose the card).
cli-prompt-selling = The open cards are for sale. Your bid:
cli-prompt-keeping = Take the talon, or pay for a new deal?
cli-prompt-naming = Your contract:
cli-prompt-doubling = The contract is named.
cli-prompt-announcing = Marriages before the first lead.
cli-prompt-playing = Your card (← → choose).
cli-prompt-cut = Cut the pack: how many cards?
cli-prompt-place = Where do the talon’s cards fall?
cli-prompt-bottom = You deal. Look at the bottom card.
cli-prompt-claim = You may claim:
cli-act-play = { $card }
cli-act-declare-marriage = { $card } + marriage
cli-act-declare-aces = { $card } + four aces
cli-act-bid-dark = bid { $amount } dark
cli-act-plain = { $card }, no marriage
cli-act-give = to { $name }
cli-act-give-open = open
cli-act-give-closed = to { $name }
cli-act-talon = { $side ->
    [left] left talon
   *[right] right talon
}{ $unseen ->
    [yes] , without showing it
   *[no] {""}
}
cli-act-sell = { $card } for sale
cli-act-show = declare the marriage { $suit } in hand
cli-act-open = { $amount } open
cli-button-hint = hint
cli-button-help = keys
cli-button-quit = leave
cli-button-rules = rules
cli-button-last = last trick
cli-button-sheet = sheet
cli-button-carry-on = do not use it

cli-note-hint = Hint: { $action } – { $reason }
cli-note-give-to = { $choice ->
    [yes] Press a to give it to the left, d to the right; A and D give it face up.
   *[no] Press a to give it to the left, d to the right.
}
cli-note-not-your-turn = It is not your turn.
cli-note-pace-on = The bots take their time.
cli-note-pace-off = The bots play without delay.

cli-page-foot = Enter or Esc goes back · ↑ ↓ scroll
cli-question = { $action }: are you sure?
cli-question-foot = y yes · n no

cli-result-title = Deal { $deal }
cli-result-made = { $name } made it: { $points } for { $contract }.
cli-result-failed = { $name } failed: { $points } for { $contract }.
cli-result-everyone = Everybody played for themselves.
cli-result-conceded = { $name } – { $ending } at { $contract }.
cli-result-tricks = tricks
cli-result-points = card points
cli-result-bonuses = marriages
cli-result-lines = scored
cli-result-totals = total
cli-sheet-title = Score sheet
cli-sheet-empty = Nothing has been scored yet.
cli-sheet-now = now
cli-last-title = Last trick
cli-last-none = No trick has been taken in this deal.
cli-log-title = What you have been told
cli-rules-title = The rules of this table
cli-rules-changed = What this table plays differently comes first, then the rest.
cli-rules-plain = Everything is played as usual.
cli-rules-nearest = This would work: { $rules }
cli-rules-marked = * differs from the default
cli-rules-between = From { $known } to { $new }:
cli-rules-later = { $rules }: there is a later edition, { $later }. “prikup rules show { $later }” lists what it changes.
cli-rules-edition = Changed from { $before } to { $edition }:
cli-rules-edition-change = { $option } = { $value } (was { $was })
cli-rules-diff-about = What changes for somebody who knows one rule set and sits down to play by another, most frequent first.
cli-over-won = You have won!
cli-over-lost = The match is over; won by { $names }
cli-over-pays = { $you ->
    [yes] You pay
   *[no] { $name } pays
} { $amount }.
cli-over-gets = { $you ->
    [yes] You get
   *[no] { $name } gets
} { $amount }.
cli-over-foot = Enter leaves the table

cli-help-title = Keys
cli-help-cards = point at a card of your hand
cli-help-dial = choose a number: a bid, a contract, a cut
cli-help-enter = the first action on the bar: bid, play, continue
cli-help-hint = what a player by rule of thumb would do, and why
cli-help-sheet = score sheet
cli-help-last = last trick
cli-help-rules = the rules of this table
cli-help-log = everything you have been told
cli-help-pace = bots take their time, or play without delay
cli-help-quit = leave; the match is saved, and “prikup play” resumes it
cli-help-help = this page
cli-help-table =
    The keys above always work. The bar shows the others when they can be used:
    p – pass
    a, d – give to the left, to the right; take the left or the right talon (capitals: without showing it)
    o – look at your hand; play without declaring
    t, u – take the talon open, or without showing it
    z – the rest is mine
    y, n – accept, refuse
    w, x – write the deal off, use a bomb
    c – claim a right; contra
    n, g – misère, slam (capitals: open)
    m – put a card up for sale; declare a marriage in hand
    k, b – keep the bottom card, or put it into the middle (b also pays for a new deal)

    Cards marked ▲ may be played, the one marked + has just been drawn; Enter on another one says why not. The mouse works too.

# Stories.
cli-story-line = { $name } { $amount }: { $words }
cli-story-totals = Totals – { $totals }
cli-plain-title = { $rules }: { $names }. There is no terminal, so bots play.
cli-plain-trick = { $cards }: { $name } +{ $points }
cli-plain-bid = { $name } { $amount }{ $dark ->
    [yes] {" "}dark
   *[no] {""}
}
cli-plain-pass = { $name } passes
cli-plain-drawn = drawn: { $cards } ({ $left } left)
cli-plain-talon = { $you ->
    [yes] You take
   *[no] { $name } takes
} { $side ->
    [left] the left talon
   *[right] the right talon
}.
cli-plain-cut = Cut off after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}: the match is unfinished.

# Simulations.
cli-simulate-playing = playing
cli-simulate-speed = { $speed } deals/s
cli-simulate-title = { $rules }, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
cli-simulate-bot = bot
cli-simulate-wins = wins
cli-simulate-share = share
cli-simulate-mean = mean total
cli-simulate-made = contracts made
cli-simulate-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}, { $mean } a match
cli-simulate-unfinished = { $count ->
    [one] { $count } match was
   *[other] { $count } matches were
} cut off after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} and won by nobody
cli-simulate-took = { $speed ->
    [one] { $speed } deal a second
   *[other] { $speed } deals a second
}

# Replays.
cli-replay-ok = { $file }: valid ({ $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
})
cli-replay-title = { $rules }: { $names }
cli-replay-unfinished = The match is unfinished.
cli-replay-head = { $rules } · deal { $deal } · step { $step } of { $steps }
cli-replay-stock = stock: { $cards }
cli-replay-beside = { $kind ->
    [dead] dead hand
    [left] left talon
    [right] right talon
    [laid] discarded
   *[other] the other talon
}: { $cards }
cli-replay-key-next = next
cli-replay-key-back = back
cli-replay-key-deal = next deal
cli-replay-key-deal-back = previous deal
cli-replay-key-open = analysis
cli-replay-key-sheet = sheet
cli-replay-key-quit = leave

# Lessons.
cli-lesson-head = Lesson
cli-lesson-foot = Enter: go on

# The server.
cli-serve-at = The table is at { $url }
cli-serve-network = Others on this network find it at { $url }
cli-serve-not-built = Its page has not been built yet: run “{ $command }”, then start again.
cli-serve-stop = Ctrl-C stops it.
cli-backup-done = The copy is in { $file }; it was checked and is intact.
cli-restore-done = The database has been restored from { $file }.
cli-restore-aside = The former one is kept as { $file }.
cli-move-done = { $url } has it all now: tables { $tables }, log entries { $entries }, people { $people }. Everything was compared.
cli-move-source = { $url } is as it was. Start no server on it any more, or the two will differ.
cli-drain-done = “{ $name }” has ended.
cli-verify-head = Table { $table }, { $rules }
cli-verify-seat = { $name }: decisions of bots { $listed } of { $steps }
cli-verify-same = Repeated, and the same: { $same }
cli-verify-fallbacks = Played by a fallback, because the bot itself had failed or left it to a simpler one: { $fallbacks }
cli-verify-differs = { $name }, action { $step }: written { $written }, repeated { $found }
cli-verify-other-version = { $name }, action { $step }: another version decided, { $written }; here is { $found }
cli-verify-unknown-level = { $name }, action { $step }: this program cannot make the bot { $written }
cli-verify-other-secret = The secret is not the one that was committed before the first deal.

# Solving.
cli-solve-about = What a position is worth with all cards known: the value, the value of each card, and a best play of all.
cli-solve-more = POSITION is a line as in docs/notation.md; DEAL three hands of Preferans, “HAT9.DKQ / ... / ...”, for a table of what each declarer takes; a hand and two that are not known, “HAT9.DKQ / ? / SA ? !H”, for what it takes over all their layouts (! before suits that are not held); three hands of Thousand and the talon, “... / ... / ... / HKQ.S9”, for what each hand makes of it; RECORD a file. Cards may be written in the notation or in your language. Whoever is asked about plays against all others where there is no declarer.
cli-option-solve-source = A position, three hands, three hands and a talon, or the file of a record.
cli-option-solve-rules = The rules of a deal; if nothing is said preferans/sochi, with a talon thousand/ru.
cli-option-solve-seat = Whose value, where there is no declarer; by default that of the seat in turn.
cli-option-solve-makes = Only ask whether the value is at least so much (in a misère: whether the defence can force so many tricks); far quicker.
cli-option-solve-score = Ask what the deal writes on the sheet if all play best for that: score points, in Preferans whists of the settlement.
cli-option-solve-rounded = Card points only as the rules round them; quicker.
cli-option-solve-deal = Of a record: which of its deals with tricks, from 1; by default the last.
cli-option-solve-after = Of that deal: after so many cards played.
cli-option-solve-nodes = Most positions searched for a question.
cli-option-solve-memory = Most MiB that the tables take; 64 if nothing is said.
cli-option-solve-time = Most seconds; what is known by then is told.
cli-solve-makes = { $seat }, at least { $wanted }: { $answer ->
    [yes] yes
    [no] no
   *[unknown] not known within these limits
}
cli-solve-selfish = If each plays only for itself – { $values }
cli-solve-cards = { $turn } can play, and { $seat } then has:
cli-solve-score = { $seat } scores { $value } { $unit ->
    [whists] (whists of the settlement)
   *[points] (score points)
}
cli-solve-score-sure = Whatever the others do: { $seat } scores at least { $value } { $unit ->
    [whists] (whists of the settlement)
   *[points] (score points)
}
cli-solve-score-cards = { $turn } can play, and { $seat } then scores:
cli-solve-line = Best play:
cli-solve-limit = A limit was reached after { $nodes } positions; the values lie between those given.
cli-solve-leads = { $seat } leads
cli-solve-declares = { $seat } ({ $cards }), tricks:
cli-solve-misere = misère
cli-solve-taken = { $seat } takes the talon: { $points } points, contract { $contract }; gives { $cards }
cli-solve-taken-away = discards { $cards }

cli-option-solve-out = Of a hand whose partners in the deal are “?”: cards that take no part, such as the discard.
cli-option-solve-leader = There: who leads, 0 the hand itself, 1 the next seat, 2 the last; by default 0.
cli-option-solve-samples = There: most layouts that are looked at, 2000 if nothing is said; if there are no more, all of them.
cli-option-solve-seed = There: a whole number that the sample is drawn with.
cli-layouts-all = All layouts of the hidden cards, { $count } of them:
cli-layouts-some = { $looked } of { $count } layouts of the hidden cards, drawn with the seed { $seed }; intervals of 95%:
cli-layouts-open = Best play of both sides with all cards open; at a table somebody has to guess.
cli-layouts-tricks = tricks
cli-layouts-misere = Misère: { $tricks } tricks; caught in { $caught }
cli-layouts-points = What a contract brings on average, in whists of the settlement:
cli-layouts-limit = Layouts of a contract in which a limit was reached: at most { $count }; the figures allow for that.

# Tables of holdings.
cli-tables-about = The written rules’ figures for holdings beside computed ones, and what holdings are worth in Thousand.
cli-tables-more = TABLE is “tricks”, “miseres”, “sums” or “thousand”; without it all are shown, which takes some minutes. docs/tables.md says what is assumed and what came out. “a” is a small card, a ten or lower.
cli-option-tables-table = Which tables.
cli-option-tables-samples = Deals for each figure that is not counted exactly.
cli-option-tables-seed = A whole number that these deals are drawn with.
cli-tables-title-tricks = Tricks of a suit
cli-tables-about-tricks = The suit by itself, over all layouts, with all cards open; exact. A figure holds if it is at most 0.25 tricks off.
cli-tables-title-miseres = Holes of a misère
cli-tables-about-miseres = How often it is caught if all other suits are clean, with all cards open; intervals of 95%. A figure holds if it is at most 10 percentage points off.
cli-tables-title-sums = The sum of a hand
cli-tables-about-sums = Hands of ten by the rounded sum of the document’s figures, and the tricks that they take; intervals of 95%.
cli-tables-title-thousand = Holdings in Thousand
cli-tables-about-thousand = Card points: of the suit by itself, exact; then of whole deals on a lead of one’s own, marriages included, in spades and in hearts.
cli-tables-head-holding = holding
cli-tables-head-lead = lead
cli-tables-head-document = document
cli-tables-head-own = own lead
cli-tables-head-theirs = theirs
cli-tables-head-verdict = the document is
cli-tables-head-sum = sum
cli-tables-head-hands = hands
cli-tables-head-free-own = no trump, own lead
cli-tables-head-free-theirs = theirs
cli-tables-head-trump-own = trump, own lead
cli-tables-head-trump-theirs = theirs
cli-tables-head-spades = deal, spades
cli-tables-head-hearts = deal, hearts
cli-tables-verdict = { $verdict ->
    [low] too low
    [high] too high
   *[right] right
}
cli-tables-lead = { $lead ->
    [own] own
    [theirs] theirs
   *[any] any
}
