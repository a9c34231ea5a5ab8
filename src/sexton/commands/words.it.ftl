# Quello che dicono i comandi.
player-numbered = { $number }º giocatore

games-game = { $title } ({ $id }): { $players }
games-players = { $low ->
    [one] un giocatore
   *[other] { $low } giocatori
}
games-players-from-to = da { $low } a { $high } giocatori
games-players-with-rule = { $players }, fino a { $most } con { $rule }
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
verify-begins = { $file }: una partita di pratica, continuata dal passo { $step } del registro che finisce con { $record }…, dalla decisione del posto { $seat }, { $cards ->
    [known] con le carte come stavano
   *[dealt] con le carte ridistribuite come quel posto non poteva sapere
}. Che la posizione sia quella dell’altro registro non è controllato.
verify-fingerprint = { $file }: parole di controllo del mescolamento: { $words }
verify-wrong = { $file }: riga { $line }: { $problem }

review-looking = Riguardo la partita

puzzles-looking = Cerco rompicapi di { $game }
puzzles-found = { $count ->
    [0] Nessun rompicapo
    [one] Un rompicapo
   *[other] { $count } rompicapi
} di { $game } in { $games ->
    [one] una partita.
   *[other] { $games } partite.
}
puzzles-one = { $question } Migliore: { $answer }, del { $better } % di una vittoria; greedy gioca { $tempting }.
puzzles-checking = Controllo dei rompicapi di { $game }
puzzles-short = { $number }: { $short ->
    [few] ci sono troppo poche mosse tra cui scegliere
    [found] greedy trova la risposta
    [unsaid] nessuna frase dice perché
    [behind] un’altra risposta è migliore: { $better } % (± { $error })
    [unsure] la risposta non è di sicuro la migliore: in vantaggio del { $better } % (± { $error })
    [little] il vantaggio della risposta è troppo piccolo: { $better } % (± { $error })
   *[contradicted] le partite intere di greedy vanno di sicuro meglio con un’altra risposta
}
puzzles-checked = { $count ->
    [one] Rompicapi di { $game } che reggono: { $standing } su uno.
   *[other] Rompicapi di { $game } che reggono: { $standing } su { $count }.
}

simulate-playing = Si gioca
simulate-rate = { $rate } partite/s
simulate-title = { $games ->
    [one] Una partita
   *[other] { $games } partite
} con { $seats } giocatori, seme { $seed }. Le vittorie condivise si dividono; gli intervalli sono al 95 %.
simulate-by-turn = per ordine di gioco
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
simulate-resume = Per continuare: lo stesso comando con --resume; ciò che è finito si trova in { $folder }.
simulate-lost-worker = Un processo è stato fermato dall’esterno, forse per mancanza di memoria; ciò che stava giocando viene rigiocato.

refused-not-a-setting = «{ $text }» andrebbe scritto NOME=VALORE
refused-no-such-option = { $game } non ha un'opzione «{ $option }»; ha: { $known }
refused-unknown-rule = { $game } non ha una regola «{ $id }»; vanno da { $first } a { $last }
refused-unknown-question = in { $game } non si decide «{ $question }»; c'è: { $known }
refused-nothing-asked = non è stato chiesto nulla: servono { $needed }, oppure JSON sullo standard input
refused-wrong-number-of-bots = sono stati indicati { $bots } bot per { $seats } posti: uno per tutti, o uno per posto
refused-results-there = { $folder } contiene già dei risultati; --resume li continua
refused-cannot-write = non si può scrivere in { $folder }: { $problem }
refused-cannot-read = { $file } non si può leggere: { $problem }
refused-records-need-out = --records vuole una cartella: --out DIR
refused-no-distributed = un cluster richiede Dask, che non è installato: pip install 'sexton[cluster]'
refused-no-cluster = nessuno scheduler Dask risponde a { $address }
refused-no-far-workers = lo scheduler a { $address } non ha worker
refused-another-sexton = un worker del cluster non darebbe gli stessi risultati: { $problem }
refused-cluster-cannot = il cluster non può giocare: { $problem }
refused-resume-needs-out = --resume richiede la cartella già iniziata: --out DIR
refused-another-plan = { $folder } contiene un’altra simulazione; ciò che è diverso: { $differs }
refused-no-results = { $folder } non contiene risultati di una simulazione
refused-different-games = sono simulazioni di due giochi, { $first } e { $second }
refused-no-games = { $folder } non contiene ancora partite finite
refused-broken-file = { $file } non è più un file di una simulazione; toglietelo e continuate con --resume
refused-no-pyarrow = i risultati si conservano in Parquet, che richiede pyarrow: pip install 'sexton[lab]'
refused-disk-full = non c’è più spazio per { $folder } ({ $problem }); { $games } partite sono al sicuro, e lo stesso comando con --resume continua da lì
refused-cannot-go-on = non si può più scrivere in { $folder } ({ $problem }); { $games } partite sono al sicuro, e lo stesso comando con --resume continua da lì
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
league-without-luck = senza la fortuna
league-saving = una partita vale
league-target = obiettivo
league-reached = { $target } raggiunto
league-missed = { $target } mancato
league-open = { $target } aperto
league-unfinished = { $target } non finito
league-bot = bot
league-rating = forza
refused-not-numbers = «{ $text }» dovrebbe essere fatto di numeri separati da virgole
refused-two-ways-to-match = o --neighbours o --against-first
refused-too-few-bots = un campionato vuole almeno due bot diversi
refused-wrong-number-of-targets = sono stati dati { $targets } obiettivi per { $pairs } coppie
games-level = bot: { $level }
games-character = bot { $bot }: { $name }, { $does }
games-characters = i caratteri giocano a questi livelli: { $levels }
refused-too-few-seats = un campionato vuole almeno due giocatori

# Rapporti sulle simulazioni
report-written = Scritto in { $file }.
report-games = { $games ->
    [one] una partita
   *[other] { $games } partite
}
report-opening = { $games ->
    [one] Una partita
   *[other] { $games } partite
} con { $seats ->
    [one] un giocatore
   *[other] { $seats } giocatori
}, giocate da { $bots }.
report-fact-games = partite
report-fact-first = vinte da chi comincia; in parità sarebbe { $fair }
report-fact-best = fa meglio di tutti, con { $share }
report-fact-length = decisioni a partita
report-fact-shared = vittorie condivise
report-fact-leads = cambi al comando a partita
report-turn = { $place ->
    [1] chi comincia
    [2] secondo
    [3] terzo
    [4] quarto
    [5] quinto
    [6] sesto
   *[other] settimo
}
report-seat = posto { $seat }
report-who-wins = Chi vince
report-who-wins-how = Quote di vittorie; una vittoria condivisa conta in parti. I baffi contengono il valore vero 95 volte su cento, la linea tratteggiata è dove tutti sarebbero pari.
report-by-turn = Per ordine di gioco
report-by-bot = Per bot
report-by-seat = Per posto
report-bot = Quota di vittorie
report-share = quota
report-interval = intervallo 95 %
report-fair = equa
report-score = punteggio medio
report-scores = Punteggi
report-scores-how = Quante volte è uscito ogni punteggio finale.
report-course = Come vanno le partite
report-length = Decisioni a partita
report-leads = Cambi al comando
report-leads-how = È al comando chi vincerebbe più spesso secondo la stima del gioco stesso, a carte tutte note.
report-spread = In media { $mean }, deviazione standard { $deviation }; nove su dieci da { $low } a { $high }, tutte da { $least } a { $most }.
report-rules = Che cosa hanno fatto le regole
report-rules-how = Annunci a tutto il tavolo, in { $watched ->
    [one] una partita osservata
   *[other] { $watched } partite osservate
}: quante volte a partita, e in quante partite almeno una volta.
report-rule = regola
report-announced = annuncio
report-a-game = a partita
report-in-games = partite
report-steps = Paragrafi eseguiti
report-steps-how = Ogni paragrafo in cui decide qualcuno, o il caso; contati in { $games ->
    [one] una partita
   *[other] tutte le { $games } partite
}.
report-step = passo
report-times = volte
report-made = Come è stato fatto
report-made-game = gioco, giocatori
report-made-by = giocato da
report-made-edition = Sexton { $version }, edizione { $edition } delle regole
report-made-bots = bot
report-made-fixed = posti fissi
report-made-house = regole della casa
report-made-usual = nessuna
report-made-seed = seme
report-made-planned = partite finite / previste
report-made-faults = risposte date dal tavolo per un bot
report-compared = due simulazioni
report-compared-editions = Non le ha giocate lo stesso programma: la prima è di { $first }, la seconda di { $second }.
report-compared-pairs = Le due simulazioni hanno le stesse distribuzioni di carte: { $deals ->
    [one] una distribuzione è confrontata
   *[other] { $deals } distribuzioni sono confrontate
} a coppie. Solo gli annunci delle regole sono confrontati in totale.
report-compared-totals = Le due simulazioni non hanno le stesse distribuzioni (altro seme, numero di giocatori, rotazione o ripetizione): sono confrontate in totale, non a coppie.
report-compared-how = Le differenze sono la seconda meno la prima; le quote in punti percentuali. Delle { $compared } differenze esaminate circa una su venti escluderebbe lo zero dal suo intervallo del 95 % per puro caso: perciò una riga è in grassetto solo se la differenza è fuori dubbio anche fra tutte (metodo di Holm: 5 % per tutte insieme). L’effetto è la h di Cohen per le quote e la d per le medie: 0,2 è piccolo, 0,5 medio, 0,8 grande.
report-rules-compared = In quante partite c’è stato almeno una volta ogni annuncio, in { $first } partite osservate della prima e { $second } della seconda; prima gli effetti più grandi.
report-change = differenza
report-effect = effetto
refused-whose = hanno giocato in più persone, o soltanto bot: di chi sono le decisioni? Da --as 0 a --as { $last }

learn-begins = Apprendimento con { $kind } e { $workers } processi che giocano. I pesi vanno in { $file }. Quote di vittoria rispetto a quella equa, per ogni numero di giocatori:
learn-over = { $file }: { NUMBER($decisions) } decisioni giocate. { $left ->
    [0] L’addestramento è finito.
    [1] Resta un minuto di addestramento: lo stesso comando prosegue.
   *[other] Restano { $left } minuti di addestramento: lo stesso comando prosegue.
}
learn-against = contro { $opponent ->
    [hard] hard
    [greedy] greedy
    [random] random
   *[other] il suo passato
}
refused-no-numpy = Per apprendere serve NumPy, e con PyTorch si va veloci: pip install 'sexton[learn]'
refused-learn-not-written = { $file } non si può scrivere: scegli con --out un file in una tua cartella
refused-other-run = { $file } appartiene a un addestramento di { $game } con altre impostazioni. Scegli un altro --out, oppure toglilo.
refused-mixed-sizes = una rete non può imparare insieme { $rules }: cambiano quanti numeri vede un posto. Imparale da sole, con --option e un proprio --out.
refused-from-and-at = per continuare una partita finita scrivi --from REGISTRO e --at PASSO; il gioco, i posti e le regole della casa vengono dal registro
refused-puzzles-of-other-game = { $path } contiene rompicapi di { $game }: dai un altro file a --out
refused-puzzles-not-written = non si può scrivere { $path }: { $problem }
refused-no-puzzle-file = { $path } non si legge come file di rompicapi: { $problem }
refused-not-a-day = { $text } non è un giorno: scrivilo come 2026-11-18
refused-puzzle-of-which-game = di quale gioco vuoi il rompicapo { $number }? sexton puzzle GIOCO --number { $number }
refused-day-and-number = un rompicapo ha un giorno o un numero: togli --day o --number
