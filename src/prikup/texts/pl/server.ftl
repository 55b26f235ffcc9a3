# Czego odmawia serwer stołów: żądania, ludzie, stoły.

# Żądania.
error-bad_request = Zapytania nie da się odczytać{ $field ->
    [none] .
   *[other] : { $field }.
}
error-body_too_large = To jest za duże.
error-not_json = Czytany jest tu tylko JSON.
error-no_such_route = Tu nic nie ma.
error-wrong_method = Tego nie da się tu zrobić.
error-internal = Na serwerze coś się zepsuło. Błąd zapisano w dzienniku.
error-foreign_origin = O to może prosić tylko strona tego serwera.
error-not_from_here = O to mogą prosić tylko programy na maszynie samego serwera.
error-bad_csrf = Ta strona jest nieaktualna: wczytaj ją ponownie.
error-too_many_requests = Trochę za często. Spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
error-too_fast = Nie tak szybko.

# Ludzie.
error-no_session = Najpierw podaj swoje imię.
error-bad_nickname = { $why ->
    [empty] Imię musi mieć choć jedną literę.
    [long] Imię ma najwyżej { $longest } znaków.
   *[other] Takich znaków w imieniu być nie może.
}
error-reserved_name = Tak nazywają się tu boty albo usunięte konta. Wybierz inne imię.
error-bad_login = Login ma od { $least } do { $most } znaków: tylko litery, cyfry i @+-._
error-bad_password = Hasło ma od { $least } do { $most } znaków.
error-login_taken = Ten login jest zajęty.
error-already_registered = Masz już konto.
error-not_registered = Grasz jako gość: nie masz konta.
error-wrong_password = To nie jest twoje hasło.
error-wrong_login = Login albo hasło się nie zgadza.
error-login_slowed = Za dużo błędnych haseł do tego loginu. Z tego urządzenia spróbuj ponownie za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}; w przeglądarce, w której już było logowanie, czekać nie trzeba.

# Tokeny i dostęp dla programów.
error-bad_token = Nieznany token.
error-no_such_token = Nie ma takiego tokenu.
error-too_many_tokens = Możesz mieć najwyżej { $most ->
    [one] { $most } token
    [few] { $most } tokeny
    [many] { $most } tokenów
   *[other] { $most } tokenu
}; najpierw unieważnij któryś.
error-id_in_use = Działanie o tym id jeszcze trwa.
error-no_answer = Stół nie odpowiedział na czas.

# Teksty.
error-no_such_text = Nie ma tekstów w języku „{ $language }”.

# Stoły.
error-unknown_table = Nie ma takiego stołu.
error-table_failed = Ten stół zatrzymał się przez błąd programu. Nic z tego, co potwierdzono, nie zginęło.
error-table_elsewhere = Ten stół prowadzi inny serwer: „{ $worker }” pod adresem { $url }.
error-table_moved = Ten stół przeszedł albo przechodzi do innego serwera. Nic z tego, co potwierdzono, nie zginęło; spróbuj jeszcze raz.
error-table_crowded = Ten stół ogląda już zbyt wiele osób.
error-too_many_tables = Otwarte są już { $most ->
    [one] { $most } twój stół
    [few] { $most } twoje stoły
    [many] { $most } twoich stołów
   *[other] { $most } twojego stołu
}; więcej nie można.
error-too_many_sockets = Z twojego adresu { $most ->
    [one] otwarty jest już { $most } stół lub okno
    [few] otwarte są już { $most } stoły lub okna
    [many] otwartych jest już { $most } stołów lub okien
   *[other] otwarte jest już { $most } stołu lub okna
}, więcej nie można; najpierw zamknij jedno.
error-waiting_elsewhere = Czekasz teraz na graczy w innym oknie.
error-too_many_waiting = Z twojego adresu na graczy { $most ->
    [one] czeka już { $most } osoba
    [few] czekają już { $most } osoby
    [many] czeka już { $most } osób
   *[other] czeka już { $most } osoby
}, więcej nie można.
error-bad_options = Stół nie może być taki: { WORD($option, of: "setting") }.
setting-rules = zasady
setting-bots = boty
setting-deal = pierwsze rozdanie
setting-pace = tempo botów
setting-grace = czas do zastępstwa
setting-dealer = pierwszy rozdający
setting-clock-bank = czas na partię
setting-clock-increment = czas na każdą decyzję
error-logs_full = { $who ->
    [address] Partie przy stołach otwartych z twojej sieci w ciągu ostatnich { $days } dni zajmują { $megabytes } MB: więcej nie można. Przy stołach otwartych przez innych możesz grać dalej.
   *[person] Partie przy stołach, które masz z ostatnich { $days } dni, zajmują { $megabytes } MB: więcej jedna osoba mieć nie może. Przy cudzych stołach możesz grać dalej.
}
error-already_started = Partia już się zaczęła.
error-seat_taken = To miejsce jest zajęte.
error-look_alike_name = Przy tym stole twoje imię wygląda jak „{ $name }”. Najpierw wybierz inne.
error-not_seated = Nie siedzisz przy tym stole.
error-not_host = Może to zrobić tylko osoba, która otworzyła stół.
error-match_running = Partia jeszcze się nie skończyła.
error-match_not_running = Nie toczy się tu teraz żadna partia.
error-match_too_old = Ta partia jest zbyt dawna na rewanż: otwórz nowy stół.
error-clock_out = Twój czas minął; do końca gra za ciebie bot.
error-phrases_slowed = Za dużo zwrotów. Następny możesz powiedzieć za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
error-phrase_waits = Dopóki trwa rozgrywka, słowa o grze czekają do końca rozdania.
error-wrong_link = To nie jest ogniwo ani łańcuch, na które się czeka.
error-stood_in = Gra teraz za ciebie bot: najpierw wróć na swoje miejsce.
error-stale_decision = Przy stole coś się tymczasem zmieniło: spójrz jeszcze raz.
error-not_awaited = To nie twoja kolej.
error-no_advice = W tej chwili nie ma rady.
error-no_lesson = Przy tym stole nie ma lekcji.
error-bad_message = Tej wiadomości nie da się odczytać.
error-bad_message_id = Identyfikator wiadomości ma od 1 do { $most } znaków: litery łacińskie, cyfry i symbole, bez spacji.

# Powtórki i zapisy.
error-no_such_deal = Nie ma zakończonego rozdania { $deal }; zakończonych jest { $deals }.
error-no_such_step = Powtórka nie ma kroku { $step }; kroków jest { $steps }.
error-solver_busy = Analiza jest teraz zajęta; spróbuj za chwilę.
error-rules_busy = Teraz porównuje się zbyt wiele zasad; spróbuj ponownie za chwilę.
error-unknown_record = Nie ma takiego zapisu.
error-record_too_large = Zapis jest za duży.
error-too_many_records = { $who ->
    [person] Masz tu już zapisy w liczbie { $most } albo { $megabytes } MB; więcej nie można. Zapis, którego nikt nie otwiera, z czasem znika.
   *[other] Z twojej sieci jest tu już tyle zapisów, że więcej nie można. Zapis, którego nikt nie otwiera, z czasem znika.
}

# Baza danych.
error-storage_failed = Serwer nie może teraz zapisywać. Nic się nie zmieniło, zegary stoją.
error-no_room = Serwer nie ma teraz na to miejsca. Niczego nie zapisano; przy stołach gra toczy się dalej.
error-bad_settings = To nie są ustawienia serwera: { $why }
error-bad_database = Bazy danych „{ $url }” nie da się użyć.
error-database_in_use = Bazy danych „{ $url }” używa już inny serwer.
error-damaged_database = Baza danych „{ $url }” jest uszkodzona. Przywróć jej nieuszkodzoną kopię.
error-sqlite_only = Kopie bazy { $system } robią jej własne programy, pg_dump i pg_restore; prikup backup i prikup restore są dla plików SQLite.
error-other_system = prikup trzyma stoły w SQLite albo PostgreSQL, nie w { $system }.
error-no_connection = Baza danych „{ $url }” jest nieosiągalna: { $why }
error-newer_database = Bazy danych „{ $url }” używała nowsza wersja prikup. Użyj tamtej wersji albo wcześniejszej kopii.
error-old_database = Baza danych „{ $url }” jest taka, jak zostawiła ją starsza wersja prikup. Uruchom z nią raz serwer.
error-same_database = „{ $url }” podano i jako źródło, i jako cel.
error-database_not_empty = Baza danych „{ $url }” nie jest pusta. Nic nie skopiowano.
error-not_moved = Do „{ $url }” nic nie skopiowano: { $why }
error-clock_off = Zegary tego komputera i bazy danych różnią się o { $seconds } s. Ustaw oba dobrze.
error-bad_worker_name = „{ $name }” nie może być nazwą serwera: małe litery a–z, cyfry i łączniki, najwyżej 40.
error-worker_name_taken = Inny serwer tej bazy danych już działa pod nazwą „{ $name }”.
error-no_such_worker = Z tą bazą danych nie działa serwer o nazwie „{ $name }”.
