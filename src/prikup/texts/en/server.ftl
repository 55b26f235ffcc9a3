# What the table server refuses: requests, people, tables.

# Requests.
error-bad_request = The request could not be read{ $field ->
    [none] .
   *[other] : { $field }.
}
error-body_too_large = That is too large.
error-not_json = Only JSON is read here.
error-no_such_route = There is nothing here.
error-wrong_method = That cannot be done here.
error-internal = Something went wrong on the server. The error has been logged.
error-foreign_origin = Only the server’s own page may ask for that.
error-not_from_here = Only programs on the server’s own machine may ask for that.
error-bad_csrf = This page is out of date: load it again.
error-too_many_requests = Too many requests. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-too_fast = Not so fast.

# People.
error-no_session = Enter your name first.
error-bad_nickname = { $why ->
    [empty] A name needs at least one letter.
    [long] A name has at most { $longest } characters.
   *[other] A name cannot contain these characters.
}
error-reserved_name = This name is reserved for bots or deleted accounts. Choose another one.
error-bad_login = An account name has { $least } to { $most } characters: letters, digits and @+-._ only.
error-bad_password = A password has { $least } to { $most } characters.
error-login_taken = This account name is taken.
error-already_registered = You have an account already.
error-not_registered = You play as a guest: there is no account.
error-wrong_password = That is not your password.
error-wrong_login = The account name or the password is wrong.
error-login_slowed = Too many wrong passwords have been tried here. From this device you can try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}; a browser that has signed in before need not wait.

# Tokens and the bot API.
error-bad_token = This token is not known.
error-no_such_token = There is no such token.
error-too_many_tokens = You can have at most { $most ->
    [one] { $most } token
   *[other] { $most } tokens
}; revoke one first.
error-id_in_use = An action with this id is still in progress.
error-no_answer = The table has not answered in time.

# Texts.
error-no_such_text = There are no texts in the language “{ $language }”.

# Tables.
error-unknown_table = There is no such table.
error-table_failed = This table has stopped because of a program error. Nothing that was acknowledged is lost.
error-table_elsewhere = Another server has this table: “{ $worker }” at { $url }.
error-table_moved = Another server has this table now, or is about to. Nothing that was acknowledged is lost; try again.
error-table_crowded = Too many people are watching this table already.
error-too_many_tables = You have { $most ->
    [one] { $most } table
   *[other] { $most } tables
} open, which is the limit.
error-too_many_sockets = From your address { $most ->
    [one] { $most } table or window is
   *[other] { $most } tables or windows are
} open already, which is the limit; close one first.
error-waiting_elsewhere = You wait for players in another window now.
error-too_many_waiting = From your address { $most ->
    [one] { $most } person waits
   *[other] { $most } people wait
} for players already, which is the limit.
error-bad_options = This table setting is not possible: { WORD($option, of: "setting") }.
setting-rules = rules
setting-bots = bots
setting-deal = first deal
setting-pace = pace of the bots
setting-grace = time until a bot steps in
setting-dealer = first dealer
setting-clock-bank = thinking time for the match
setting-clock-increment = thinking time for each decision
error-logs_full = { $who ->
    [address] The matches at the tables opened from your network in the last { $days } days take { $megabytes } MB, which is the limit. You can still play at tables that others have opened.
   *[person] The matches at the tables that you have opened in the last { $days } days take { $megabytes } MB, which is all that one person may have. You can still play at tables of others.
}
error-already_started = The match has begun already.
error-seat_taken = This seat is taken.
error-look_alike_name = At this table your name would look like “{ $name }”. Choose another name first.
error-not_seated = You do not sit at this table.
error-not_host = Only the host of the table can do that.
error-match_running = The match is not over yet.
error-match_not_running = No match is being played here now.
error-match_too_old = This match is too old for a rematch: open a new table.
error-clock_out = Your time is up; a bot plays for you to the end.
error-phrases_slowed = That was a lot of phrases. The next one can be said in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-phrase_waits = While tricks are played, words about the play wait until the deal is over.
error-wrong_link = That link or chain is not the one that is awaited.
error-stood_in = A bot plays for you now: take your seat back first.
error-stale_decision = Something has changed at the table meanwhile: look again.
error-not_awaited = It is not your turn now.
error-no_advice = No hint is available now.
error-no_lesson = There is no lesson at this table.
error-bad_message = The message could not be read.
error-bad_message_id = The id of a message must have 1 to { $most } characters: Latin letters, digits and symbols, no spaces.

# Replays and records.
error-no_such_deal = There is no finished deal { $deal }; there are { $deals }.
error-no_such_step = The replay has { $steps } steps; there is no step { $step }.
error-solver_busy = The analysis is busy; try again in a moment.
error-rules_busy = Too many rules are being compared right now; try again in a moment.
error-unknown_record = There is no such record.
error-record_too_large = The record is too large.
error-too_many_records = { $who ->
    [person] You have already stored { $most } records or { $megabytes } MB, which is the limit. A record that nobody opens is deleted after a time.
   *[other] Too many records from your network are stored already. A record that nobody opens is deleted after a time.
}

# The database.
error-storage_failed = The server cannot write at the moment. Nothing has changed; the clocks are stopped.
error-no_room = The server has no room for that at the moment. Nothing was saved; games in progress continue.
error-bad_settings = The settings file is not valid: { $why }
error-bad_database = The database “{ $url }” cannot be used.
error-database_in_use = Another server uses the database “{ $url }” already.
error-damaged_database = The database “{ $url }” is damaged. Restore an intact copy.
error-sqlite_only = Copies of a database of { $system } are made with its own programs, pg_dump and pg_restore; prikup backup and prikup restore are for files of SQLite.
error-other_system = prikup keeps its tables in SQLite or PostgreSQL, not in { $system }.
error-no_connection = The database “{ $url }” cannot be reached: { $why }
error-newer_database = A newer version of prikup has used the database “{ $url }”. Use that version, or a copy from before.
error-old_database = The database “{ $url }” is still as an older version of prikup left it. Start the server on it once.
error-same_database = “{ $url }” is both the source and the target.
error-database_not_empty = The database “{ $url }” is not empty. Nothing was copied.
error-not_moved = Nothing was copied to “{ $url }”: { $why }
error-clock_off = The clock of this machine and that of the database differ by { $seconds } s. Set both right.
error-bad_worker_name = “{ $name }” is no name of a server: small letters a-z, digits and hyphens, at most 40.
error-worker_name_taken = Another server of this database is called “{ $name }” and is running.
error-no_such_worker = No server called “{ $name }” is running on this database.
