# Quello che dicono i comandi.
player-numbered = { $number }º giocatore

games-game = { $title } ({ $id }): da { $low } a { $high } giocatori
games-credit = di { $credit }
games-option = opzione { $name } = { $values }
games-referee = decide: sexton referee { $id } { $question }

referee-question = { $question }: { $about }
referee-none = In { $game } non c'è nulla da decidere.

verify-right = { $file }: tutto in ordine ({ $game }, { $steps ->
    [one] un passo
   *[other] { $steps } passi
}, { $ending ->
    [over] giocata fino alla fine
    [abandoned] abbandonata
   *[void] distribuzione annullata
})
verify-wrong = { $file }: riga { $line }: { $problem }

simulate-playing = Si gioca
simulate-rate = { $rate } partite/s
simulate-title = { $games ->
    [one] Una partita
   *[other] { $games } partite
} con { $seats } giocatori, seme { $seed }. Le vittorie condivise si dividono; gli intervalli sono al 95 %.
simulate-by-seat = per posto
simulate-by-bot = per bot
simulate-seat = posto { $seat }
simulate-share = quota di vittorie
simulate-fair = quota equa
simulate-score = punteggio medio
simulate-length = Decisioni a partita: { $mean } in media, da { $least } a { $most }.
simulate-faults = Il tavolo ha dovuto rispondere per un bot { $faults ->
    [one] una volta
   *[other] { $faults } volte
}: si veda il registro.
simulate-stopped = Interrotto dopo { $games } partite su { $planned }; quelle finite sono contate.

refused-not-a-setting = «{ $text }» andrebbe scritto NOME=VALORE
refused-no-such-option = { $game } non ha un'opzione «{ $option }»; ha: { $known }
refused-unknown-rule = { $game } non ha una regola «{ $id }»; vanno da { $first } a { $last }
refused-unknown-question = in { $game } non si decide «{ $question }»; c'è: { $known }
refused-nothing-asked = non è stato chiesto nulla: servono { $needed }, oppure JSON sullo standard input
refused-wrong-number-of-bots = sono stati indicati { $bots } bot per { $seats } posti: uno per tutti, o uno per posto
refused-results-there = { $folder } contiene già i risultati di un'altra simulazione
refused-cannot-write = non si può scrivere in { $folder }: { $problem }
refused-cannot-read = { $file } non si può leggere: { $problem }
refused-records-need-out = --records vuole una cartella: --out DIR
refused-one-record-for-seen = ciò che si è visto di una partita si confronta con una registrazione sola, non con più d'una
refused-worker-died = un processo è stato fermato dall'esterno, forse per mancanza di memoria; resta ciò che era già finito
refused-cannot-keep = le partite non si possono conservare in { $folder }: { $problem }
refused-which-game = di quale gioco? Indicane uno con --game: { $known }
refused-no-boards = { $game } non ha tabelloni da disegnare
refused-no-such-line = la partita ha le righe da 1 a { $last }, non { $line }
refused-not-asked-there = il posto { $number } non aveva niente da decidere alla riga { $line }; la più vicina in cui aveva è la { $nearest }
refused-no-such-seat = la partita ha i posti da 0 a { $last }, non { $number }

league-title = Quota di vittorie rispetto alla quota equa dei posti occupati: gioco pari dà 1, vincere sempre 2. Intervalli del 95 %, seme { $seed }.
league-pair = { $stronger } contro { $weaker }
league-pairs = coppia
league-players = giocatori
league-games = partite
league-times-fair = quota su quota equa
league-target = obiettivo
league-reached = { $target } raggiunto
league-missed = { $target } mancato
league-open = { $target } aperto
league-unfinished = { $target } non finito
league-bot = bot
league-rating = forza
refused-not-numbers = «{ $text }» dovrebbe essere fatto di numeri separati da virgole
refused-too-few-bots = un campionato vuole almeno due bot diversi
refused-wrong-number-of-targets = sono stati dati { $targets } obiettivi per { $pairs } coppie
refused-no-openskill = per le forze serve openskill, che non è installato: pip install 'sexton[league]'
games-level = bot: { $level }
refused-too-few-seats = un campionato vuole almeno due giocatori
