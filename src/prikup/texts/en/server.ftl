# What the table server refuses: requests, people, tables.

# Requests.
error-bad_request = That cannot be read{ $field ->
    [none] .
   *[other] : { $field }.
}
error-body_too_large = That is too large.
error-not_json = Only JSON is read here.
error-no_such_route = There is nothing here.
error-wrong_method = That cannot be done here.
error-internal = Something went wrong on the server. It has been written down there.
error-foreign_origin = Only the server’s own page may ask for that.
error-not_from_here = Only programs on the server’s own machine may ask for that.
error-bad_csrf = This page is out of date: load it again.
error-too_many_requests = That was a little too often. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-too_fast = Not so fast.

# People.
error-no_session = Say first who you are.
error-bad_nickname = { $why ->
    [empty] A name needs at least one letter.
    [long] A name has at most { $longest } characters.
   *[other] A name cannot hold these characters.
}
error-reserved_name = Here that name stands for bots or for deleted accounts. Choose another one.
error-bad_login = An account name has { $least } to { $most } characters: letters, digits and @+-._ only.
error-bad_password = A password has { $least } to { $most } characters.
error-login_taken = This account name is taken.
error-already_registered = You have an account already.
error-not_registered = You play as a guest: there is no account.
error-wrong_password = That is not your password.
error-wrong_login = The account name or the password is wrong.
error-login_slowed = Wrong passwords have been tried here too often. From this device you can try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}; a browser that has signed in before need not wait.

# Tokens and the bot API.
error-bad_token = This token is not known.
error-no_such_token = There is no such token.
error-too_many_tokens = { $most } tokens are the most; take one away first.
error-id_in_use = An action with this id is still under way.
error-no_answer = The table has not answered in time.

# Texts.
error-no_such_text = There are no texts in the language “{ $language }”.

# Tables.
error-unknown_table = There is no such table.
error-table_failed = This table has failed by a fault of the program. Nothing that was acknowledged is lost.
error-table_crowded = Too many people are watching this table already.
error-too_many_tables = You have { $most } tables open; that is the most.
error-too_many_sockets = You have { $most } tables or windows open already, or others at your address do; close one first.
error-bad_options = The table cannot be like that: { $option }.
error-already_started = The match has begun already.
error-seat_taken = This seat is taken.
error-look_alike_name = At this table your name would look like “{ $name }”. Choose another name first.
error-not_seated = You do not sit at this table.
error-not_host = Only whoever made the table can do that.
error-match_running = The match is not over yet.
error-match_not_running = No match is being played here now.
error-match_too_old = This match is too old for a rematch: open a new table.
error-clock_out = Your time is up; the bot plays on to the end.
error-stood_in = A bot plays for you now: take your seat back first.
error-stale_decision = Something has changed at the table meanwhile: look again.
error-not_awaited = It is not your turn now.
error-no_advice = There is no advice just now.
error-bad_message = That message cannot be read.
error-bad_message_id = The id of a message has 1 to { $most } characters: Latin letters, digits and symbols, no spaces.

# Replays and records.
error-no_such_deal = There is no finished deal { $deal }; there are { $deals }.
error-unknown_record = There is no such record.
error-record_too_large = The record is too large.
error-too_many_records = { $who ->
    [person] You have stored { $most } records or { $megabytes } MB already, which is the most. One that nobody opens goes after a time.
   *[other] So many records from your network are stored already that no more are taken. One that nobody opens goes after a time.
}

# The database.
error-storage_failed = The server cannot write at the moment. Nothing has changed; the clocks stand.
error-no_room = The server has no room for that at the moment. Nothing was saved; games in progress continue.
error-bad_settings = The settings file is not valid: { $why }
error-bad_database = The database “{ $url }” cannot be used.
error-database_in_use = Another server uses the database “{ $url }” already.
error-damaged_database = The database “{ $url }” is damaged. Put a copy of it back that is whole.
error-sqlite_only = prikup does not work with { $system } yet: several servers could use one database, and their tables would not agree. Use a file, such as sqlite:////srv/prikup.sqlite.
