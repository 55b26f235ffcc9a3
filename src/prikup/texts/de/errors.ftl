# Karten, Seeds, Plätze.
error-bad_card = „{ $text }“ ist keine Karte.
error-card_twice = { $card } kommt zweimal vor.
error-bad_seed = „{ $seed }“ ist kein Seed: 1 bis 64 Bytes, je zwei Hexadezimalziffern.
error-malformed_action = Das ist keine Aktion: Ein Feld hat den falschen Typ.
error-no_such_seat = Diesen Spieler gibt es nicht: { $seat }.
error-wrong_cards = { $why ->
    [hands] Es sind zu viele oder zu wenige Blätter gegeben.
    [twice] Eine Karte wurde zweimal gegeben.
    [pack] Die Blätter und die übrigen Karten ergeben zusammen nicht das ganze Kartenspiel.
    [count] Ein Blatt hat zu viele oder zu wenige Karten.
    [order] Die angegebene Reihenfolge von Talon und Stapel passt nicht zu ihren Karten.
   *[other] Das sind nicht die richtigen Karten.
}

# Regelangaben.
error-unknown_game = Unbekanntes Spiel „{ $game }“{ $nearest ->
    [none] {""}
   *[other] {""}, vielleicht „{ $nearest }“
}; bekannt: { $known }.
error-no_table = Einen Tisch für dieses Spiel ({ $game }) gibt es hier noch nicht.
error-unknown_preset = Unbekanntes Regelwerk „{ $preset }“{ $nearest ->
    [none] {""}
   *[other] {""}, vielleicht „{ $nearest }“
}; bekannt: { $known }.
error-unknown_lesson = Es gibt keine Lektion „{ $lesson }“; bekannt: { $known }.
error-lesson_needs_another = In diesem Schritt der Lektion geht es um etwas anderes, und danach ginge er nicht weiter. Tu, was die Lektion vorschlägt, oder etwas Ähnliches.
error-unknown_option = Eine Einstellung „{ $option }“ gibt es nicht{ $nearest ->
    [none] .
   *[other] {""}; meintest du „{ $nearest }“?
}
error-option_twice = Die Einstellung „{ $option }“ ist zweimal angegeben.
error-bad_value = Die Einstellung „{ $option }“ kann nicht „{ $value }“ sein; möglich ist: { $allowed }.
error-options_conflict = „{ $first }“ und „{ $second }“ vertragen sich nicht: { WORD($why, of: "conflict") }.
values-range = { $least } bis { $most }{ $step ->
    [1] {""}
   *[other] {" "}in Schritten von { $step }
}
error-bad_rules_text = „{ $text }“ ist keine Regelangabe; man schreibt Spiel/Name+Einstellung=Wert.
error-rules_apart = „{ $first }“ und „{ $second }“ lassen sich nicht vergleichen: Zwei Spiele oder verschiedene Zahlen von Spielern haben nicht dieselben Karten.
error-deals_range = { $value } Spiele lassen sich nicht spielen; { $least } bis { $most } schon.

# Jede Aktion.
error-not_your_turn = Du bist nicht an der Reihe.
error-not_now = Das geht jetzt nicht.
error-match_over = Die Partie ist zu Ende.
error-table_only = Das tut nur der Tisch.
error-not_your_card = Diese Karte hast du nicht.

# Abheben und Geben.
error-bad_cut = { $at } abheben geht nicht: Oben und unten { $least ->
    [one] muss mindestens { $least } Karte
   *[other] müssen mindestens { $least } Karten
} bleiben.
error-no_jack = In die Mitte stecken lässt sich nur ein Bube.
error-bad_places = So fallen die Karten des Talons nicht: nicht die erste, nicht die letzte, keine zwei hintereinander.

# Reizen und Ansage.
error-no_ground = Dieses Recht hast du nicht: { WORD($ground, of: "ground") }.
error-already_seen = Du kennst deine Karten schon.
error-forced_bid = Zuerst kommt das Zwangsgebot von { $amount }.
error-must_bid = Auf dem Fass musst du reizen: mindestens { $amount }.
error-must_claim = Du hast { WORD($ground, of: "ground") }: Das musst du geltend machen.
error-no_golden = Gold lässt sich jetzt nicht ansagen, oder dein Blatt ist keine 120 wert.
error-silenced = Dein Stand ist zu niedrig zum Reizen: Du kannst nur passen.
error-bid_too_low = Zu wenig: Es steht schon bei { $amount }.
error-bid_under_least = Mindestens { $amount } sind nötig.
error-bid_too_high = Höher als { $amount } kannst du jetzt nicht gehen.
error-bid_over_cap = Mit diesen Karten darf niemand über { $cap } gehen.
error-bid_off_step = Gereizt wird in Vielfachen von { $step }.
error-contract_fixed = Die Ansage bleibt bei { $amount }.
error-no_concession = So kannst du das Spiel jetzt nicht aufgeben.
error-open_not_played = Offen wird hier nicht gespielt.
error-no_special = Dieses Spiel gibt es hier nicht, oder das Gebot steht schon höher.

# Abgeben von Karten.
error-bad_receiver = { $you ->
    [seat] Dir selbst kannst du keine Karte geben.
   *[other] An diesen Spieler kann jetzt keine Karte gehen: { $seat }.
}
error-gifts_first = Gib erst jedem Gegner eine Karte, dann drücke.
error-gifts_open = Hier werden Karten offen abgegeben.
error-gifts_closed = Hier werden Karten verdeckt abgegeben.
error-no_sale = Mehr Karten kannst du nicht zum Verkauf anbieten.

# Stiche.
error-must_follow_suit = Du musst { SUIT($suit) } bedienen.
error-must_beat = Stichzwang: Du musst eine höhere Karte zugeben ({ SUIT($suit) }).
error-must_trump = Du musst mit Trumpf stechen: { SUIT($suit) }.
error-must_overtrump = Du musst übertrumpfen: { SUIT($suit) }.
error-foreign_trump = Ein anderer hat { SUIT($suit) } zum Trumpf gemacht: Spiel zuerst deine anderen Farben aus.
error-must_lead_trump = Du hast gerade { SUIT($suit) } zum Trumpf gemacht: Spiel Trumpf aus.
error-announce_on_lead = Eine Hochzeit meldet man beim Ausspielen, nicht mitten im Stich.
error-no_marriage = Mit dieser Karte hast du keine Hochzeit.
error-announce_needs_trick = Melden darfst du erst, wenn du einen Stich gemacht hast.
error-announce_first_winner = Melden darf nur, wer den ersten Stich gemacht hat, und nur gleich danach.
error-announce_before = Hochzeiten wurden vor dem ersten Ausspiel gemeldet.
error-announce_dearer = Melden darf man nur eine Hochzeit, die mehr wert ist als die des jetzigen Trumpfes.
error-announced_already = Beim Ausspielen wird nur eine Hochzeit gemeldet und jede nur einmal.
error-misere_no_marriage = In der Misere gibt es keine Hochzeiten.
error-rest_refused = Dein Anspruch auf den Rest wurde abgelehnt; spiel zuerst eine Karte.
error-rest_not_now = Den Rest der Stiche kann man nur beim Ausspielen beanspruchen.

# Der Tisch.
error-bad_fault = Dieser Verstoß lässt sich jetzt nicht eintragen: { WORD($kind, of: "fault") }.

# Von Hand aufgebaute Stellungen. $field ist der Name eines Feldes, wie ihn die Notation schreibt.
error-unknown_phase = Einen Abschnitt „{ $phase }“ gibt es nicht.
error-field_of_other_phase = „{ $field }“ hat in diesem Abschnitt ({ WORD($phase, of: "phase") }) keine Bedeutung.
error-field_missing = „{ $field }“ fehlt, dieser Abschnitt braucht es ({ WORD($phase, of: "phase") }).
error-wrong_count = „{ $field }“ hat { $count ->
    [one] { $count } Wert
   *[other] { $count } Werte
}; nötig: { $wanted }.
error-bad_range = „{ $field }“ kann nicht { $value } sein.
error-unknown_counter = Diese Regeln haben keinen Zähler „{ $name }“; bekannt: { $known }.
error-counter_impossible = Der Zähler „{ WORD($name, of: "mark") }“ kann diesen Wert nicht haben.
error-total_impossible = Ein Stand von { $total } ist unmöglich: { $why ->
    [size] so große Stände gibt es nicht
   *[other] die Regel „{ $why }“ lässt es nicht zu
}.
error-card_not_in_pack = { $card } ist nicht im Kartenspiel.
error-wrong_step = Nach diesen Regeln gibt es vor dem Geben keinen solchen Schritt: „{ $step }“.
error-wrong_pack = Das Kartenspiel fehlt, oder seine unterste Karte lässt dem Geber nichts zu entscheiden.
error-wrong_opener = Dieser Spieler eröffnet das Reizen nicht: { $seat }.
error-auction_impossible = Dieses Reizen ist unmöglich: { $why ->
    [unseen] so dürfen Karten hier nicht liegen bleiben: Blindspiele und wer sie spielt, sagen die Regeln
    [opener] vor dem Wort des Eröffnenden gibt es weder Gebote noch Passen
    [amount] so viel oder so wenig kann niemand gereizt haben
    [spoken] Bieter, Eröffnender und wer gepasst hat, müssen gesprochen haben, und der Bieter hat nicht gepasst
    [turn] an der Reihe muss der Nächste sein, der nicht gepasst hat
   *[other] { $why }
}.
error-contract_impossible = Diese Ansage ist unmöglich: { $why ->
    [bid] das kann niemand gereizt haben
    [amount] so viel oder so wenig lässt sich nicht ansagen
    [forced] das Zwangsgebot passt nicht zum Eröffnenden und zur Höhe
    [golden] Gold sagt nur an, wer eröffnet, für 120 und nur wo die Regeln es kennen
    [dark] blind spielt nur, wer eröffnet, und nur wo die Regeln Blindspiele kennen
    [special] diese Regeln erlauben es nicht: Misere, Schlemm, offenes Spiel oder Kontra
    [auction] einen Alleinspieler gibt es, wo gereizt wird, und keinen, wo nicht gereizt wird
   *[other] { $why }
}.
error-phase_impossible = Nach diesen Regeln kommt es nie dazu: { WORD($phase, of: "phase") }.
error-sale_impossible = Dieser Verkauf ist unmöglich.
error-doubling_impossible = Hier kann es kein Kontra geben.
error-announcing_impossible = So werden keine Hochzeiten gemeldet.
error-talon_impossible = Hier sind Karten des Talons, die nicht abgegeben wurden: { $seat }.
error-sits_out = { $seat } setzt in diesem Spiel aus: { $field }.
error-pay_impossible = Der Talon kann nicht { $amount } wert sein.
error-gifts_impossible = Diese abgegebenen Karten sind unmöglich.
error-nines_impossible = Vier Neunen können dort nicht gegeben worden sein: { $seat }.
error-tricks_impossible = Die gemachten Stiche ergeben nicht die Zahl der gespielten.
error-points_impossible = Die Augen der Stiche sind { $points }; die gespielten Karten zählen { $wanted }.
error-taken_impossible = Die gemachten Karten passen nicht zu den gespielten Karten, den Stichen und den Augen.
error-trick_impossible = { $card } konnte nicht in diesen Stich gespielt werden.
error-announcements_impossible = Die gemeldeten Hochzeiten ergeben { $wanted }, nicht { $bonuses }, oder passen nicht zu den Karten.
error-trump_impossible = Dieser Trumpf ist unmöglich: { $why ->
    [announced] er passt nicht zu den gemeldeten Hochzeiten
    [value] sein Wert passt nicht zu der Hochzeit, die ihn gemacht hat
    [pending] hier kann kein Trumpf in der Schwebe sein
    [ruling] wer genannt ist, hat die noch geltende Trumpffarbe nicht bestimmt, oder es wartet keine neue
    [new] das letzte Ausspiel kann ihn nicht gemacht haben
   *[other] { $why }
}.
error-rest_impossible = Der Rest der Stiche kann hier nicht beansprucht oder abgelehnt worden sein.
error-winners_impossible = Diese Spieler können nicht gewonnen haben.

# Aktionen, Stellungen und Aufzeichnungen als Text.
error-bad_number = „{ $text }“ ist keine Zahl.
error-bad_seat = „{ $text }“ ist kein Platz.
error-bad_word = „{ $text }“ ist kein einfaches Wort.
error-bad_suit = „{ $text }“ ist keine Farbe.
error-unknown_action = Eine Aktion „{ $text }“ gibt es nicht.
error-bad_action = „{ $text }“ ist keine Aktion; man schreibt { $wants }.
error-bad_position = „{ $text }“ ist keine Stellung.
error-bad_field = „{ $text }“ ist nicht lesbar; schreibe { $wants }.
error-unknown_field = Unbekanntes Feld „{ $text }“; bekannt: { $known }.
error-field_twice = „{ $text }“ kommt zweimal vor.
error-not_on_sheet = „{ $text }“ gehört nicht auf den Anschreibezettel.

# Aufzeichnungen. $cause ist der Satz des Fehlers hinter diesem, oder none.
error-too_large = Zu groß: { $size }, höchstens { $limit } sind erlaubt.
error-not_text = Das ist keine Textdatei (UTF-8).
error-not_a_record = Eine Aufzeichnung beginnt nicht mit „{ $text }“.
error-unknown_format = Das Format { $format } der Aufzeichnung ist hier nicht bekannt, nur { $known }.
error-bad_json = Das JSON der Aufzeichnung ist nicht lesbar: { $why }.
error-unknown_header = Eine Kopfzeile „{ $name }“ gibt es nicht.
error-header_twice = Die Kopfzeile „{ $name }“ kommt zweimal vor.
error-header_missing = Die Kopfzeile „{ $name }“ fehlt.
error-late_header = Die Kopfzeile „{ $name }“ steht nach der ersten Aktion.
error-bad_header = Die Kopfzeile „{ $name }“ kann nicht „{ $value }“ sein.
error-bad_name = Dieser Name ist in einer Aufzeichnung nicht erlaubt: „{ $name }“ ({ $seat }).
error-bad_rules = Nach den Regeln der Aufzeichnung lässt sich nicht spielen.{ $cause ->
    [none] {""}
   *[other] {" "}{ $cause }
}
error-other_version = Die Aufzeichnung folgt Fassung { $stored } der Regeln; hier ist Fassung { $now }.
error-options_differ = { $stored ->
    [none] In der Aufzeichnung fehlt „{ $option }“, nach ihren Regeln ist es „{ $now }“.
   *[other] { $now ->
        [none] In der Aufzeichnung steht „{ $option }“, das ihre Regeln nicht kennen.
       *[other] In der Aufzeichnung steht „{ $option } = { $stored }“, nach ihren Regeln ist es „{ $now }“.
    }
}
error-bad_start = Die Anfangsstellung dieser Aufzeichnung ist nicht spielbar.{ $cause ->
    [none] {""}
   *[other] {" "}{ $cause }
}
error-bad_step = Aktion { $step } ist nicht lesbar: „{ $text }“.{ $cause ->
    [none] {""}
   *[other] {" "}{ $cause }
}
error-illegal_step = Aktion { $step } ist dort nicht erlaubt: „{ $text }“.{ $cause ->
    [none] {""}
   *[other] {" "}{ $cause }
}
error-bad_score = „{ $text }“ ist keine Zeile der Abrechnung.
error-score_missing = Nach Aktion { $step } fehlt in der Aufzeichnung: „{ $wanted }“.
error-score_differs = In der Aufzeichnung steht „{ $stored }“, nach den Regeln ist es „{ $now }“.
error-result_differs = Am Ende der Aufzeichnung steht „{ $stored }“, die Partie endete aber so: „{ $now }“.
error-truncated = Die Aufzeichnung ist unvollständig.
error-after_end = Nach dem Ende der Aufzeichnung steht noch etwas: „{ $text }“.

# Ein Ergebnis, das gewertet werden soll, ohne gespielt zu sein.
error-outcome_ending = Ein Spiel kann nicht als „{ $ending }“ enden, nur als { $known }.
error-outcome_field = Ein Spiel, das als „{ $ending }“ endet, hat kein „{ $field }“.
error-outcome_missing = Ein Spiel, das als „{ $ending }“ endet, braucht „{ $field }“.
error-outcome_count = „{ $field }“ braucht { $wanted } Zahlen, eine je Platz; es sind { $given }.
error-outcome_range = „{ $field }“ muss von { $least } bis { $most } sein; gegeben: { $given }.
error-outcome_seat = „{ $field }“ nennt einen Platz, der dort nicht möglich ist: { $seat }.
error-outcome_contract = Diese Regeln kennen keine solche Ansage.
error-outcome_choice = Entscheidungen angegeben: { $given }; die Regeln fragen nach { $wanted }.

# prikup.search
error-search_phase = Es werden gerade keine Stiche gespielt: die Phase ist „{ $phase }“.
error-search_unknown = { $seat }: keine Karten in dieser Stellung. Nirgends genannt: { $cards }.
error-bot_table = Die Tabelle { $file } eines Bots fehlt oder ist beschädigt; installiere das Programm neu.
error-bad_budget = Die Suche einer Entscheidung braucht { $limit } von 1 bis { $most }, nicht { $value }.
error-search_number = { $name } kann nicht { $value } sein; es ist eine ganze Zahl von { $least } bis { $most }.
error-search_seat = { $seat }: hier lässt sich nichts fragen.
error-search_seconds = { $value } ist keine Zeit; es ist eine Zahl von Sekunden von 0 bis { $most }.
error-search_hands = Eine Tabelle braucht drei Hände mit gleich vielen Karten, einer bis zehn; hier sind es { $hands }.
error-search_game = Eine solche Tabelle gibt es nur für ein Spiel im Preferans.
error-search_hand = Nach einer Hand mit { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} lässt sich hier nicht fragen; es müssen { $wanted } sein.
error-search_layouts = Keine Verteilung der verdeckten Karten passt zu dem, was von ihnen bekannt ist.
error-search_each = Diese Verteilungen wurden nicht einzeln behalten; das tut { $option }.
error-search_numpy = Für Arrays wird das Paket numpy gebraucht; es wird installiert mit: { $command }
error-search_begun = Diese Partie begann nach dem ersten Ausspiel: Die zehn Karten des Alleinspielers sind nicht bekannt.
error-search_no_cards = Es sind keine Karten gegeben: Die Phase ist „{ $phase }“.
error-search_conditions = Von den Karten ist zu vieles bekannt, um die Verteilungen zu zählen.
error-search_midway = Diese Partie begann mitten in den Stichen; was zu sehen ist, sagt zu wenig darüber, was vorher gespielt wurde.
error-search_hidden = Diese Verteilungen lassen sich nicht für einen Spieler durchsuchen, der nicht alle Karten sieht.
error-search_worlds = Für { $game } werden keine Verteilungen gezogen, nur für { $known }.
