# Ciò che dice il nucleo, qualunque sia il gioco.
list-end = { $rest } e { $last }
watcher = uno spettatore

refused-wrong-options = queste opzioni non sono possibili: { $problem }
refused-wrong-seats = { $seats } giocatori non possono giocare a questo gioco: servono da { $low } a { $high }
refused-unknown-game = non esiste un gioco chiamato «{ $game }»; ci sono: { $known }
refused-unknown-bot = non c'è un bot di nome «{ $bot }»; ci sono: { $known }
refused-not-a-move = «{ $text }» non è una mossa di questo gioco
refused-not-a-position = questa non è una posizione di questo gioco ({ $problem }): { $text }
refused-not-now = adesso non si può giocare
refused-not-asked = il posto { $number } adesso non deve rispondere
refused-nobody-asked = adesso nessuno deve rispondere
refused-stale-answer = questa è la risposta alla domanda { $ask }, ma il tavolo è già alla domanda { $now }
refused-game-over = la partita è finita
refused-nothing-to-take-back = non c'è niente da ritirare
refused-no-such-outcome = qui il caso non può estrarre { $outcome }
refused-wrong-seats-answer = qui devono rispondere altri posti: { $seats }
refused-draw-and-answer-mixed-up = c'è un'estrazione al posto di una risposta, o viceversa
refused-commitments-closed = il posto { $number } arriva tardi: gli impegni sono chiusi
refused-no-commitment-due = dal posto { $number } non si attende alcun impegno
refused-not-a-commitment = il posto { $number } deve mandare 64 lettere esadecimali
refused-commitment-missing = il posto { $number } non si è ancora impegnato su un sale
refused-no-salt-due = dal posto { $number } adesso non si attende alcun sale
refused-wrong-salt = non è il sale su cui si era impegnato il posto { $number }
refused-salts-missing = non tutti i sali sono stati aperti
refused-wrong-input = i dati non vanno bene: { $problem }
refused-not-solved = { $game } non è risolto
