# Sheets that people with real cards keep.
error-sheet_not_one = Das ist kein Anschreibezettel: die erste Zeile muss „prikup sheet 1“ sein.
error-sheet_too_large = Der Zettel ist zu groß: { $size }, höchstens { $limit }.
error-sheet_header = Der Kopf des Zettels fehlt oder ist falsch: { $name }.
error-sheet_players = Nach diesen Regeln sitzen { $wanted ->
    [one] { $wanted } Spieler
   *[other] { $wanted } Spieler
} am Tisch, jeder mit einem Namen von höchstens 40 Zeichen; gegeben: { $given }.
error-sheet_name = Der Name von Spieler { $number } { $how ->
    [empty] fehlt.
    [long] ist zu lang: höchstens { $longest } Zeichen.
   *[other] enthält Zeichen, die ein Name nicht haben kann.
}
error-sheet_start = So kann der Zettel nicht beginnen{ $cause ->
    [none] .
   *[other] : { $cause }
}
error-sheet_line = Eintrag { $line } („{ $text }“){ $cause ->
    [none] .
   *[other] : { $cause }
}
error-sheet_no_such_line = Es gibt keinen Eintrag { $number }; der Zettel hat { $most }.
error-sheet_empty = Es gibt nichts zurückzunehmen: der Zettel ist leer.

# Entries of every game.
error-entry_kind = Es muss genau eine Art von Spiel angegeben werden ({ $known }); gegeben: { $given ->
    [none] keine
   *[other] { $given }
}.
error-entry_field = „{ $field }“ passt nicht zu { $kind ->
    [unplayed] einem Spiel, gegen das niemand whistete
    [surrendered] einem aufgegebenen Spiel
   *[other] „{ $kind }“
}.
error-entry_count = „{ $field }“ braucht { $wanted ->
    [one] { $wanted } Zahl
   *[other] { $wanted } Zahlen
}; gegeben: { $given }.
error-entry_sum = Die Zahlen von „{ $field }“ müssen zusammen { $wanted } ergeben; sie ergeben { $given }.
error-entry_range = { $given } in „{ $field }“: möglich ist nur { $least } bis { $most }.
error-entry_not_now = Jetzt kann kein Spiel eingetragen werden: { $phase ->
    [over] die Partie ist zu Ende
    [terming] erst müssen die Bedingungen festgelegt werden
    [helping] erst muss gesagt werden, wem die Punkte helfen
   *[other] der Zettel wartet auf etwas anderes
}.
error-entry_seat = Platz { $number } gibt es nicht: Die Spieler haben die Nummern 0 bis { $most }.
error-entry_fault = Einen solchen Verstoß gibt es hier nicht („{ $kind }“){ $known ->
    [none] : vergeben kann sich nur, wer gibt.
   *[other] ; bekannt sind: { $known }.
}

# Thousand.
error-entry_amount = { $amount } kann nicht angesagt werden: { $least } bis { $most }, in den Schritten dieser Regeln.
error-entry_bid = Das höchste Gebot { $bid } passt nicht: nicht unter dem Zwangsgebot und höchstens { $most }.
error-entry_contract = So wird nach diesen Regeln nicht gespielt.
error-entry_marriage = Diese Hochzeit kann nach diesen Regeln nicht gemeldet werden.
error-entry_marriage_twice = Dieselbe Hochzeit wurde zweimal gemeldet.
error-entry_no_trick = { $seat } hat keinen Stich, also können die Augen nicht { $points } sein.
error-entry_last = Der letzte Stich wird nur angegeben, wo er Augen bringt.
error-entry_concede = So kann nach diesen Regeln nicht aufgegeben werden.
error-entry_praise = Nach diesen Regeln { $given ->
    [one] beendet { $given } Hochzeit
   *[other] beenden { $given } Hochzeiten
} auf einer Hand kein Spiel.
error-entry_captured = Die gewonnenen Könige mit Damen ({ $given }) passen nicht: eine Zahl je Spieler, zusammen höchstens vier, und nur wo sie etwas bringen.
error-entry_sits_out = { $seat } setzt in diesem Spiel aus.
error-entry_paid = Der Talon kann nicht { $amount } wert sein: von 0 bis { $most }, und nur wo ihn anschreibt, wer aussetzt.
error-entry_during = In welchem Spiel falsch bedient wurde, wird nur angegeben, wo es der anderen Seite etwas bringt.
error-entry_talon_cards = Der Talon hat hier { $wanted ->
    [0] keine Karten, die etwas bringen
    [one] { $wanted } Karte
   *[other] { $wanted } verschiedene Karten
}; angegeben: { $given }.

# Thousand: what no play gives.
error-entry_bid_not_won = { $seat } kann das Reizen nicht mit { $bid } gewinnen: Zu diesem Gebot kommt es hier nicht.
error-entry_bid_step = Niemand kann { $bid } bieten: Gebote sind Vielfache von { $step }.
error-entry_dark_bid = { $seat } kann nicht blind geboten haben: Das darf nur, wer eröffnet, und nur mit dem Stand, den die Regeln verlangen.
error-entry_forced = { $seat } hatte kein Zwangsgebot: Das hat nur, wer eröffnet, solange niemand überbietet.
error-entry_named = Nach einem Gebot von { $bid } kann niemand { $amount } ansagen.
error-entry_golden = { $seat } kann Gold nicht angesagt haben: Das darf nur, wer eröffnet, für 120 und mit einem solchen Blatt.
error-entry_recontra = Ohne Kontra gibt es kein Rekontra.
error-entry_given_up = Ein Spiel über { $amount } kann so nicht aufgegeben werden: nicht zu diesem Zeitpunkt.
error-entry_nobody_bid = Es können nicht alle gepasst haben: Jemand musste bieten.
error-entry_marriages_held = { $seat } kann nicht bis { $amount } gekommen sein: Die Hochzeiten dafür haben andere gemeldet.
error-entry_misere_marriage = In einer Misere wird keine Hochzeit gemeldet.
error-entry_points = Diese Augen gibt es bei diesen Stichen nicht, wie auch immer gespielt wird.
error-entry_tricks_points = { $seat }: { $tricks ->
    [0] ohne Stich
    [one] bei { $tricks } Stich
   *[other] bei { $tricks } Stichen
} { $least } bis { $most } Augen, nicht { $points }.
error-entry_pairs = Diese Könige mit Damen gibt es bei diesen Stichen und Augen nicht.
error-entry_leads = Für diese Hochzeiten fehlen Ausspiele: Es meldet, wer ausspielt, und das ist der Erste oder wer einen Stich gemacht hat.
error-entry_announced_late = Hochzeiten werden reihum gemeldet, beginnend beim Ausspielenden: { $seat } kommt hier zu spät.
error-entry_together = Diese Stiche, Augen und Hochzeiten kommen nicht in einem Spiel zusammen, auch wenn jedes für sich möglich ist.
error-entry_talon_pay = Nach diesen Regeln bringt kein Talon { $amount }.

# Preferans.
error-entry_rests = { $seat } gibt und setzt in diesem Spiel aus.
error-entry_level = Ein Spiel der Stufe { $level } ist jetzt nicht möglich: { $least } bis { $most }.
error-entry_dark = Blind kann hier nicht gespielt werden.
error-entry_hand = Ohne Talon kann hier nicht gespielt werden.
error-entry_shared = Ein Spiel kann hier nicht mit dem Geber geteilt werden.
error-entry_whist = { $seat } kann hier nicht whisten.
error-entry_bound = Gegen dieses Spiel müssen beide whisten.
error-entry_unasked = Hier wird niemand nach dem Whist gefragt.
error-entry_one_whister = Gegen neun darf nach diesen Regeln nur einer whisten.
error-entry_half = Ein halber Whist ist hier nicht möglich.
error-entry_surrender = Nach diesen Regeln wird kein Spiel aufgegeben.
error-entry_short = { $given ->
    [one] { $given } fehlender Stich nach Urteil passt
   *[other] { $given } fehlende Stiche nach Urteil passen
} nicht: nur bei mehr Stichen als angesagt, und wenn die Regeln darüber urteilen.
error-entry_talon = Der Talon hat zwei verschiedene Karten und wurde weder liegen gelassen noch gedrückt; gegeben: { $given }.
error-entry_returned = Ein Talon, der nicht aufgenommen wurde, kann nicht gedrückt werden.
error-entry_outbid = Nur eine Neun oder Zehn kann eine Misere überbieten, und nur, wo das zählt, wird es vermerkt.
error-entry_bomb = Eine Bombe ×{ $bomb } gibt es jetzt nicht.
error-entry_helps = Dieser Totus hilft { $wanted ->
    [0] niemandem
    [one] { $wanted } Partner
   *[other] { $wanted } Partnern
}; gegeben: { $given }.
error-entry_totus = Ein Totus kann jetzt nicht gespielt werden.
error-entry_soloist = Im Räuber spielt jetzt nur { $seat }.
error-entry_owed = { $seat } hat dieses Spiel schon gespielt.
error-entry_passes_now = Jetzt muss geramscht werden.
error-entry_no_passes = Im Räuber gibt es keinen Ramsch.
error-entry_unseen = Wer blind passte, wird nur bei einem blinden Ramsch angegeben.
error-entry_resting_tricks = { $seat } kann nicht { $tricks ->
    [one] { $tricks } Stich
   *[other] { $tricks } Stiche
} haben: wer keine Karten hält, macht keine.

# Preferans: what no play gives.
error-entry_not_called = Kein Gebot führt hier zu diesem Spiel.
error-entry_defence = So können die Gegenspieler nicht geantwortet haben: Solche Whists gibt es nach diesen Regeln nicht.
error-entry_verdict = { $given ->
    [one] { $given } fehlender Stich nach Urteil ist
   *[other] { $given } fehlende Stiche nach Urteil sind
} hier nicht möglich: Es zählen die Stiche über der Ansage.
error-entry_surrendered = Ein Spiel wird aufgegeben, bevor sonst etwas gesagt ist: nicht geteilt, ohne halben Whist, auf der ältesten Bombe.
error-entry_talon_tricks = { $seat }: Mit diesem Talon ist mindestens ein Stich sicher, denn Trumpfass oder Trumpfkönig blieb in der Hand.
error-entry_dark_passes = Diese Spieler können nicht blind gepasst haben: Jemand muss „Pass blind“ gesagt haben.
error-entry_fault_deal = In diesem Spiel ist dieser Verstoß nicht möglich.
