# The league: bots against each other on duplicate deals.
cli-league-about = Bots against each other on the same deals in each other’s places, with intervals.
cli-league-more = Every deal is played in all rotations: one player alone in each seat against the other, and the other way round. The results of a pair are looked at after equal numbers of deals, by a rule that keeps the chance of telling two equal players apart at 5%. With --out every result is kept at once; the same command goes on where it was cut off. docs/league.md explains the figures.
cli-league-merge-about = Put the files of shares together and show the results; of one file, show them.
cli-option-league-players = The players, separated by commas; each meets each. “clairvoyant” sees all cards and exists only here. A name given twice plays against itself.
cli-option-league-deals = The most deals for each pair, each in all rotations.
cli-option-league-looks = How often the results are looked at, from 1 (play all deals in any case) to 10.
cli-option-league-part = What the players do themselves: “whole” the whole game, “play” the tricks, “auction” all before the tricks; or decisions by name, such as “bid,pass”.
cli-option-league-common = Who does the rest for both sides with --part; thumb if not given.
cli-option-league-whole-match = Play whole matches, not single deals: --deals counts them, each in all rotations; what counts is who wins, in Preferans the settlement.
cli-option-league-control = Solve the deals, and so many further ones, for a control variate that narrows the intervals.
cli-option-league-out = The file of results, JSON lines; the same command goes on with it.
cli-option-league-chart = Draw the intervals into this file (SVG).
cli-option-league-share = Play only a share of the deals, such as 2/5; put the files together with “prikup league merge”.
cli-option-league-cluster = Play on a Ray cluster: its address, or “local” for one on this machine.
cli-option-league-files = The files of the shares.
cli-option-league-merged = Write all results into this new file.
cli-league-playing = playing
cli-league-title = { $rules }
cli-league-pair = pair
cli-league-deals = { $unit ->
    [points] deals
   *[other] matches
}
cli-league-mean = { $unit ->
    [whists] whists a match
    [wins] wins in 100 matches
   *[points] points a deal
}
cli-league-interval = 95%
cli-league-t = t
cli-league-time = ms a decision
cli-league-verdict-head = better
cli-league-verdict = { $verdict ->
    [first] { $first }
    [second] { $second }
    [equal] equal in every deal
    [unfinished] deals are missing
   *[open] not told apart
}
cli-league-part = { $part ->
    [play] The tricks alone; all before them by { $common } for both sides.
    [auction] All before the tricks; these by { $common } for both sides.
    [decisions] Only the decisions { $decisions }; all others by { $common } for both sides.
   *[whole] The whole game.
}
cli-league-ahead = { $pair }: { $first } has more in { $share } ± { $half } of 100 matches
cli-league-variance = { $pair }: the rotations leave { $pairing } of the variance; standard error { $plain }{ $controlled ->
    [yes] , with the control variate { $error } ({ $share } of the deals for the same interval)
   *[no] {""}
}
cli-league-ratings = Labels (openskill): { $ratings }
cli-league-share-done = Share { $number } of { $count } is done; put the files together with “prikup league merge”

error-league_players = { $count ->
    [one] { $count } player is given
   *[other] { $count } players are given
}; a league has 2 to { $most }
error-league_part = There is no part “{ $part }”; known: { $known }
error-league_common = A common player makes sense only with --part play or auction, or with decisions
error-league_match_controls = The control variate is for deals; leave out --control or --whole-match
error-league_deals = { $deals ->
    [one] { $deals } deal is too few
   *[other] { $deals } deals are too few
}: { $looks ->
    [one] { $looks } look at the results
   *[other] { $looks } looks at the results
} need { $wanted }
error-league_number = { $value } is not possible for { $setting }: { $least } to { $most }
error-league_share = “{ $share }” is not a share; write 2/5 for the second of five
error-league_controls = The solver has no values for whole deals of these rules; leave out --control
error-league_damaged = Line { $line } is damaged or does not belong there; the file was not changed
error-league_contradiction = Two results of deal { $deal } contradict each other
error-league_other = The file belongs to another league: there { $setting } is “{ $there }”, here “{ $here }”
error-league_worker = The worker processes died again and again; what they had finished is kept
error-league_extra = A package for this is not installed; install it with: { $command }
error-league_no_ray = Ray is not installed; install it with: { $command }
error-league_cluster = The cluster cannot be used: { $why }
