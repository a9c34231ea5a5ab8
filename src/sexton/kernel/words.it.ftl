# Ciò che dice il nucleo, qualunque sia il gioco.
list-end = { $rest } e { $last }
# Whoever reads this, among others and where something is done to them
reader-listed = tu
reader-met = te
card-laid-by = { $card } ({ $seat })
watcher = uno spettatore

refused-wrong-options = queste opzioni non sono possibili: { $problem }
refused-wrong-seats = { $seats } giocatori non possono giocare a questo gioco: servono da { $low } a { $high }
refused-unknown-game = non esiste un gioco chiamato «{ $game }»; ci sono: { $known }
refused-no-encoding = il gioco «{ $game }» non ha codifiche, e quindi nessun ambiente
refused-no-encoding-of-edition = l’edizione { $edition } di { $game } non ha codifiche: chi impara gioca l’edizione più recente
refused-unknown-edition = l’edizione { $edition } di { $game } non è installata; questa è l’edizione { $known }
refused-newest-does-not-fit = l’edizione più recente di { $game } non sa interpretare questo momento dell’edizione { $edition }
refused-unknown-character = in { $game } nessun bot è «{ $character }»; ci sono: { $known }
refused-unknown-bot = non c'è un bot di nome «{ $bot }»; ci sono: { $known }
refused-not-a-move = «{ $text }» non è una mossa di questo gioco
refused-not-a-position = questa non è una posizione di questo gioco ({ $problem }): { $text }
refused-not-now = adesso non si può giocare
refused-other-question = «{ $move }» risponde a un'altra domanda
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
refused-no-net = con { $game }, come lo si gioca qui, non viene nessuna rete
refused-other-box = { $file } ha imparato { $game } con un’altra scatola o con altri numeri di giocatori: qui non può giocare
refused-not-mixed = { $setting } non si può aggiungere: vale già in questo addestramento, o non è una regola della casa con un valore, come hands=3
refused-no-weights = la rete non può giocare: { $reason }

# Che cosa può non andare in un verbale
wrong-not-canonical = non è scritta come dovrebbe: { $text }
wrong-breaks-off = il verbale si interrompe qui
wrong-no-digest = non ha impronta
wrong-digest = l'impronta non torna: questa riga, o una prima, è stata cambiata
wrong-not-a-record = non è l'inizio di un verbale di Sexton in un formato da 1 a 3
wrong-line-expected = qui ci vuole una riga «{ $text } …»
wrong-not-a-number = «{ $text }» dovrebbe essere un numero
wrong-players = dovrebbe esserci un giocatore per ogni posto
wrong-not-an-input = non è un'estrazione, né una risposta, né una fine
wrong-not-a-beginning = non dice da quale registro, dopo quale passo, con quali carte e dalla decisione di chi si continua
wrong-position = non è una posizione da cui le regole di questo gioco possano continuare
wrong-not-a-note = non è una nota scritta come si deve
wrong-after-the-end = viene dopo la fine
wrong-not-utf-8 = non è UTF-8
wrong-edition = edizione { $edition } di questo gioco; questo programma gioca l'edizione { $known }
wrong-options = le opzioni dovrebbero essere { $text }
wrong-number = dovrebbe essere la numero { $number }
wrong-already-over = la partita era finita prima di questa riga
wrong-other-rule = qui le regole chiedono { $rule }, non { $text }
wrong-not-over-yet = la partita non era ancora finita
wrong-result = il risultato dovrebbe essere { $text }
wrong-still-running = la partita non è finita: il segreto non è ancora svelato, quindi non si può controllare
wrong-chance = qui il caso ha estratto { $outcome }, non { $number }
wrong-unknown-dice = dadi sconosciuti «{ $text }»
wrong-salts = ogni posto umano, e nessun altro, deve impegnarsi su un sale e aprirlo
wrong-never-closed = l'elenco degli impegni non è mai stato chiuso
wrong-salt = non è il sale su cui si era impegnato il posto
wrong-secret = il segreto non è quello su cui si era impegnato il tavolo
wrong-not-hexadecimal = dovrebbero essere { $letters } lettere esadecimali minuscole e nient'altro
wrong-void-with-moves = una distribuzione annullata non ha mosse
wrong-void-though-open = la distribuzione è dichiarata nulla, ma tutti i sali sono stati aperti
wrong-void-reason = dovrebbe nominare esattamente i posti senza un sale aperto: { $text }
wrong-alarm-seen = il programma del posto { $number } ha dato l'allarme durante questa distribuzione. { $what ->
    [commitment-changed] { alarm-commitment-changed }
    [terms-changed] { alarm-terms-changed }
    [own-salt-missing] { alarm-own-salt-missing }
    [asked-again] { alarm-asked-again }
    [list-changed] { alarm-list-changed }
    [salt-wrong] { alarm-salt-wrong }
   *[void-though-open] { alarm-void-though-open }
    }
wrong-seen = dice { $text }, ma il posto { $number } ha visto { $kept }
wrong-salts-seen = i sali impegnati non sono quelli mostrati
wrong-digest-seen = il verbale finiva con { $kept } quando l'ha visto il posto { $number }

# Che cosa un tavolo onesto non fa mai; «il posto» è quello il cui programma se n'è accorto
alarm-commitment-changed = Dopo che il posto si era impegnato sul suo sale, il tavolo ha sostituito il proprio impegno: avrebbe potuto scegliere come mescolare.
alarm-terms-changed = Dopo averlo mostrato, il tavolo ha cambiato che cosa si gioca: il gioco, l'edizione, le opzioni o il numero di posti.
alarm-own-salt-missing = L'elenco degli impegni del tavolo non contiene quello del posto: il suo sale non avrebbe alcuna parte nel mescolamento. (Se due programmi giocano per lo stesso posto, l'elenco contiene quello inviato dall'altro: in tal caso continua lì.)
alarm-asked-again = Il posto aveva già aperto il suo sale e il tavolo ne chiede un altro: potrebbe ripetere la distribuzione finché le carte non gli piacciono.
alarm-list-changed = Il tavolo ha cambiato l'elenco degli impegni dopo averlo chiuso.
alarm-salt-wrong = I sali aperti non vengono mostrati, o uno di essi non corrisponde all'elenco: la parte di qualcuno nel mescolamento è stata cambiata.
alarm-void-though-open = Il tavolo dichiara nulla la distribuzione benché il posto avesse aperto il suo sale: potrebbe scartare le carte che non gli piacciono. (Se la connessione è caduta proprio allora, il sale può essere arrivato troppo tardi.)

# Note: che cosa è successo ai posti durante la partita
note-resigned = { $you ->
    [yes] Ti ritiri dalla partita.
   *[no] { $seat } si ritira dalla partita.
}
note-time-up = { $you ->
    [yes] Il tuo tempo è scaduto.
   *[no] Il tempo di { $seat } è scaduto.
}
note-left = { $you ->
    [yes] Hai lasciato il tavolo.
   *[no] { $seat } ha lasciato il tavolo.
}
note-replaced = { $you ->
    [yes] I presenti hanno deciso di sostituirti.
   *[no] I presenti hanno deciso di sostituire { $seat }.
}
note-stands-in = { $by ->
    [default] D'ora in poi il tavolo fa mosse predefinite per { $you ->
        [yes] te
       *[no] { $seat }
    }.
   *[other] D'ora in poi un bot risponde per { $you ->
        [yes] te
       *[no] { $seat }
    }.
}
note-back = { $you ->
    [yes] Sei di nuovo al tavolo.
   *[no] { $seat } è di nuovo al tavolo.
}
note-taken = { $you ->
    [yes] Il tuo posto è passato di mano.
   *[no] Il posto di { $seat } è passato di mano.
}
note-took-back = { $you ->
    [yes] Hai ritirato una decisione
   *[no] { $seat } ha ritirato una decisione
}, { $luck ->
    [same] con la stessa sorte
   *[new] con una sorte nuova
}.
note-other = { $kind }: { $text }

# Rompicapi
refused-no-puzzles = non ci sono rompicapi di { $game }
refused-no-such-puzzle = non c’è un rompicapo numero { $number }: i numeri vanno da 1 a { $last }
refused-puzzle-of-past-edition = questo rompicapo di { $game } è stato fatto per l’edizione { $edition } delle regole
refused-not-a-puzzle = questo rompicapo non va d’accordo con le regole di oggi: { $problem }
