# Ob die Spiele einer Partie so gemischt wurden wie versprochen: für die Seite, wenn sie gefragt wird, und für `prikup verify`.

fair-verdict = { $count ->
    [0] Alles ist so, wie es versprochen war.
    [one] An einer Stelle ist es nicht so, wie es versprochen war.
   *[other] An { $count } Stellen ist es nicht so, wie es versprochen war.
 }
fair-deals = Spiele: { $deals }. Vom Server allein gemischt: { $alone }.
fair-shares = Kettenglieder der Mitspieler: { $list }.
fair-late = Angeforderte Glieder, die nicht rechtzeitig kamen: { $list }.
fair-chains = Mehrere Ketten nacheinander (etwa von einem anderen Gerät): { $list }.
fair-unsaid = Die Datei sagt nicht, womit die Spiele gemischt wurden: Die Partie begann unter einer älteren Version, oder dieser Teil wurde entfernt. Dass niemand die Spiele ausgesucht hat, wurde nicht geprüft.
fair-seen = Verglichen mit dem, was der Server diesem Browser am Tisch versprochen hat.
fair-unseen = Dieser Browser saß nicht an diesem Tisch: Ob es die Versprechen von damals sind, kann er nicht wissen.
fair-rest = Ob die Bots selbst entschieden haben und die Regeln galten, sagt „prikup verify“.
fair-unreadable = Diese Datei ist nicht lesbar.
fair-mix-about = Vor dem ersten Spiel bekamen alle die Fingerabdrücke der Seeds des Servers und der Kettenglieder zu sehen, die die Geräte der Mitspieler beisteuern. Passen Seed und Glieder dazu und ergibt sich daraus der Seed der Karten, hat niemand diese Karten ausgesucht.
fair-server-seed = Seed des Servers
fair-link = Glied: { $name }
fair-without = { $why ->
    [absent] keines: nicht da
    [late] keines: kam nicht rechtzeitig
   *[none] keines: das Gerät macht nicht mit
 }
fair-yes = Stimmt: Seed und Glieder sind die versprochenen, und die Karten ergeben sich daraus.
fair-no = Stimmt nicht: Das sind nicht die versprochenen Karten!
fair-other_secret = Das Geheimnis ist nicht das vor dem ersten Geben festgelegte.
fair-other_chain = { $seat ->
    [-1] Spiel { $deal }: Die Kette des Servers ist nicht die, die dieser Browser gesehen hat.
   *[other] Spiel { $deal }, { $name }: Die Kette ist nicht die, die dieser Browser gesehen hat.
 }
fair-no_mixing = Es fehlt, womit hier gemischt wurde, obwohl der Server diesem Browser am Tisch Ketten gezeigt hat.
fair-server_chain = Spiel { $deal }: Die Kette des Servers ergibt sich nicht aus dem Geheimnis der Partie.
fair-server_seed = Spiel { $deal }: Der Seed des Servers wurde ausgetauscht; vor dem ersten Spiel war ein anderer festgelegt.
fair-wrong_link = Spiel { $deal }, { $name }: Das Glied stammt aus einer anderen Kette.
fair-link_twice = Spiel { $deal }, { $name }: Das Glied wurde schon einmal benutzt.
fair-links_reordered = Spiel { $deal }: Die Glieder wurden in anderer Reihenfolge gemischt.
fair-chosen_deal = Spiel { $deal }: Die Karten ergeben sich nicht aus Seed und Gliedern; sie wurden ausgesucht.
fair-dealt_by_hand = Aktion { $step }: Die Karten wurden von Hand gelegt.
fair-not_listed = Aktion { $step }: Von diesem Mischen sagt die Datei nichts.
fair-other_deck = Spiel { $deal }: Die Karten liegen anders, als ihr Seed sie ordnet.
