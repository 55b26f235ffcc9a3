# Preferans: was nicht geht und warum.

# Das Reizen.
error-no_dark = Hier wird nicht blind gespielt.
error-back_light = Du hast blind gepasst: zurück kommst du nur mit angesehenen Karten.
error-look_first = Sieh zuerst deine Karten an.
error-no_pass_dark = Blind passen darf hier nur die Vorhand.
error-pass_dark_late = Es wurde schon gereizt: zum blinden Passen ist es zu spät.
error-no_hold = Dieses Gebot kannst du nicht halten.
error-no_such_game = So ein Spiel gibt es nicht.
error-no_hand_call = Das wird hier nicht ohne Talon gereizt.
error-misere_bound = Du hast Misere gereizt: dir bleibt nur die Misere ohne Talon.
error-misere_first_word = Misere reizt man nur als erstes Wort.
error-call_too_low = Zu niedrig: überbiete das letzte Gebot.
error-exit_level = Ausweg aus dem Ramsch: das niedrigste Spiel ist jetzt { preferans-errors-level }.
# Hilfsmeldung.
preferans-errors-level = { $level ->
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
   *[other] zehn
}

# Talon und Ansage.
error-lay_two = Es sind zwei Karten zu drücken.
error-no_surrender = Dieses Spiel kann man nicht aufgeben.
error-no_totus = Jetzt kann kein Totus angesagt werden.
error-totus_late = Ein Totus wird mit zwölf Karten auf der Hand angesagt, vor dem Drücken.
error-bad_helps = Dieser Totus hilft mindestens { $least ->
    [one] { $least } Partner
   *[other] { $least } Partnern
} und höchstens { $most }.
error-no_misere = Eine Misere kannst du jetzt nicht ansagen.
error-misere_stands = Du hast Misere gereizt: spiel sie.
error-game_too_low = Zu niedrig: du hast { preferans-errors-level } { SUIT($strain) } gereizt.
error-game_not_owed = Dieses Spiel des Räubers ist schon gespielt: { preferans-errors-level }.
error-no_share = Dieses Spiel kannst du nicht teilen.
error-bad_bomb = So eine Bombe hast du nicht zur Wahl.

# Die Gegenspieler.
error-no_half = Ein halber Whist geht jetzt nicht.
error-no_glance = Du darfst die Karten eines der beiden ansehen, die gepasst haben, und nur vor deinem Wort.
error-glance_first = Sieh zuerst die Karten eines der beiden an, die gepasst haben: mit ihnen wirst du spielen.
error-one_whister = Whisten darf hier nur einer, und einer tut es schon.
error-face_fixed = Ob offen oder verdeckt, bestimmen hier die Regeln.

# Stiche und Angebote.
error-other_hand_plays = { $you ->
    [seat] Jetzt spielt deine eigene Hand.
   *[other] Jetzt spielt eine andere Hand: { $seat }.
}
error-no_offers = Der Rest wird hier nicht nach Absprache geteilt.
error-offer_between_tricks = Angebote macht man zwischen zwei Stichen.
error-offer_refused = Ein Angebot wurde abgelehnt; spiel erst einen Stich.
error-offer_without_stake = Diese Stiche bringen und kosten dich nichts: du hast nichts anzubieten.
error-offer_too_early = Zu früh: zu dritt teilt man nur { $left ->
    [one] den letzten Stich
   *[other] die letzten { $left } Stiche
}.
error-offer_impossible = So lassen sich die Stiche nicht teilen.

# Hilfe, Bedingungen, Kontrollzeit.
error-help_barred = { $you ->
    [seat] Dir darf jetzt nicht geholfen werden.
   *[other] Diesem Spieler darf jetzt nicht geholfen werden: { $seat }.
}
error-help_impossible = So kann man nicht helfen.
error-bad_price = Der Preis eines Whists ist eine ganze Zahl von 1 bis { $most }.
error-bad_pool = Der Pool ist eine Zahl von 1 bis { $most }.
error-bad_circles = Die Zahl der Runden muss von { $least } bis { $most } sein.
error-no_control_time = Eine Kontrollzeit gibt es jetzt nicht.

# Von Hand gestellte Lagen, außer dem, was für alle Spiele gilt.
error-not_kept = Diese Regeln haben kein „{ $field }“.
error-unknown_stage = Den Abschnitt „{ $stage }“ gibt es nicht.
error-unknown_word = „{ $word }“ ist in „{ $field }“ nicht möglich.
error-whists_on_oneself = Niemand schreibt Whists auf sich selbst: { $seat }.
error-stage_impossible = Zu diesem Abschnitt kommt es nach diesen Regeln nie: { WORD($stage, of: "stage") }.
error-owed_impossible = Diese noch offenen Spiele des Räubers sind unmöglich.
error-bid_impossible = Mit diesem Gebot kann niemand gewonnen haben.
error-defence_impossible = Diese Worte der Gegenspieler sind unmöglich.
error-passes_impossible = Dieser Ramsch ist unmöglich.
error-talon_leads = Zu diesem Stich spielt der Talon { $card } aus.
error-leader_impossible = { $seat } kann zu diesem Stich nicht ausspielen.
error-conduct_impossible = So können diese Karten nicht gespielt und aufgedeckt werden.
error-offering_impossible = Dieses Angebot ist unmöglich.
error-judging_impossible = So kann über eine zu niedrige Ansage nicht geurteilt werden.
error-results_impossible = Das Ergebnis kann nicht { $results } sein.
preferans-error-wrong_cards = { $why ->
    [hands] Es sind zu viele oder zu wenige Hände.
    [twice] Eine Karte wurde zweimal gegeben.
    [pack] Die Karten der Spieler und der Talon ergeben nicht das ganze Kartenspiel.
    [count] Eine Hand hat zu viele oder zu wenige Karten.
   *[other] Das sind nicht die richtigen Karten.
}
preferans-error-wrong_pack = Das Kartenspiel fehlt.
preferans-error-talon_impossible = Karten des Talons sind, wo sie nicht sein können: { $seat }.
preferans-error-auction_impossible = Dieses Reizen ist unmöglich: { $why ->
    [stage] in diesem Spiel wird nicht gereizt
    [passed] diese Spieler können nicht gepasst haben
    [spoken] wer gereizt oder gepasst hat, hat gesprochen
    [unseen] diese Hände können nicht ungesehen sein
    [dark] so kann niemand blind gepasst haben
    [standing] diese Regeln kennen so ein Gebot nicht
    [turn] an der Reihe ist der Nächste, der nicht gepasst hat
   *[other] { $why }
}.
preferans-error-contract_impossible = Dieses Spiel ist unmöglich: { $why ->
    [named] kein Gebot führt dahin
    [totus] so ein Totus kann nicht angesagt werden
   *[other] { $why }
}.

# An outcome handed to the scoring, not played.
error-outcome_defence = Diese Antworten passen nicht zum Spiel: Andere spielen dagegen, oder die Worte passen nicht dazu.
error-outcome_cards = „{ $field }“ müssen zwei verschiedene Karten des Spiels sein.
error-outcome_help = So kann hier nicht gewählt werden: { $seat }.
