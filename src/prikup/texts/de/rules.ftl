# Die Seiten mit Regeln, die der Server schreibt, und was sich von einem Regelsatz zum anderen ändert.
rules-page-title = Regeln: { $rules }
rules-page-edition = { $rules } (neuere Fassung)
rules-page-change = Diese Regeln ändern
rules-page-unlike = Was sich ändert, wenn man bisher so gespielt hat:
rules-page-data = Diese Regeln als Daten (JSON)
rules-page-file = Als eine Datei
rules-page-error = Diese Seite kann nicht gezeigt werden
rules-page-nearest = Vielleicht war gemeint:
rules-page-editor = Regeln wählen

rules-diff-head = Was sich ändert, das Häufigste zuerst. Bots haben { $deals ->
    [one] ein Spiel
   *[other] { $deals } Spiele
} nach den bekannten Regeln gespielt; jede Änderung wurde für sich mit denselben Karten geprüft.
rules-diff-same = Es gibt keinen Unterschied.
rules-diff-often = { $share ->
    [all] In jedem Spiel
   *[some] In { $differ } von { $deals } Spielen
}
rules-diff-option = { $title }: { $value } (vorher: { $was })
rules-diff-more = Zum ersten Mal in Spiel { $deal }; jetzt möglich ({ $seat }): { $what }
rules-diff-less = Zum ersten Mal in Spiel { $deal }; nicht mehr möglich ({ $seat }): { $what }
rules-diff-asked = Zum ersten Mal in Spiel { $deal }; jetzt ist an der Reihe: { $seat } – { $what }
rules-diff-turn = Zum ersten Mal in Spiel { $deal }; es geht ohne ein Wort weiter, nach dem sonst gefragt wurde
rules-diff-writes = Zum ersten Mal in Spiel { $deal }; jetzt wird geschrieben: { $what }
rules-diff-unwritten = Zum ersten Mal in Spiel { $deal }; nicht mehr geschrieben wird: { $what }
rules-diff-deal = Zum ersten Mal in Spiel { $deal }: ein anderes Blatt oder andere Kartenzahlen
rules-diff-ends = Zum ersten Mal in Spiel { $deal }: die Partie endet zu einer anderen Zeit
rules-diff-line = { $seat }: { $line } ({ $amount })
rules-diff-order = Dasselbe Mischen gibt andere Karten; am Tisch merkt es niemand:
rules-diff-never = Kein einziges Mal in diesen Spielen:
rules-diff-title = Was sich ändert
rules-diff-known = Bekannte Regeln
rules-diff-new = Neue Regeln
rules-diff-comparing = Die Regeln werden verglichen: { $done } von { $deals } Spielen. Die Seite lädt sich selbst neu.
rules-diff-usual = Anders als das, was du sonst spielst ({ $rules })
rules-diff-all = Alle Unterschiede
