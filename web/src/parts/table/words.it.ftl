# Ciò che si dice a un tavolo: il mescolamento, la partita, la fine.

# Il mescolamento, sorvegliato
fingerprint = Parole di controllo del mescolamento:
fingerprint-help = Leggetevi a vicenda queste quattro parole. Se sono diverse, il server vi ha detto cose diverse.
save-seen = Salva ciò che il browser ha visto
alarm-title = Non fidarti di questo tavolo
alarm-commitment-changed = All'inizio del mescolamento il server si era impegnato su un segreto. Ora ne mostra un altro: può aver scelto le carte.
alarm-terms-changed = Dopo l'inizio del mescolamento il server ha cambiato ciò che si gioca: il gioco, l'edizione, le regole della casa o il numero dei posti.
alarm-own-salt-missing = Nell'elenco del server manca ciò che il tuo browser ha aggiunto al mescolamento, o al suo posto c'è altro: il server può aver scelto le carte.
alarm-asked-again = Il tuo browser aveva già rivelato la sua parte del mescolamento, e poi il server gli ha chiesto di ricominciare: ora potrebbe scegliere le carte che preferisce.
alarm-list-changed = Dopo che il tuo browser aveva rivelato la sua parte, il server ha cambiato l'elenco delle parti dei giocatori.
alarm-salt-wrong = Una parte del mescolamento che il server mostra manca, o non corrisponde all'impegno preso da quel giocatore.
alarm-void-though-open = Il server dichiara nulla la distribuzione come se mancasse una parte del mescolamento; ma il tuo browser ha mandato la sua, o erano state rivelate tutte. Se la connessione non è caduta proprio allora, forse a qualcuno non piacevano le carte.
alarm-what-now = Un server onesto non lo fa. Il tuo browser non partecipa più a questo mescolamento. Non continuare a giocare a questo tavolo: salva ciò che il browser ha visto e mostralo agli altri.

# Al tavolo
log = Diario
origin-known = Una partita di pratica che continua dal passo { $step } di un’altra, con le carte com’erano lì. Chi ha visto quella partita le conosce.
origin-dealt = Una partita di pratica che continua dal passo { $step } di un’altra. Quello che { $name } sapeva è com’era lì, e chi ha visto quella partita lo sa; il resto è stato ridistribuito.
log-prepared = Una partita di pratica: le carte non sono state mescolate. Sono state disposte per una lezione, o stanno come in un’altra partita.
log-empty = Non è ancora successo nulla.
chat = Chiacchiere
chat-empty = Nessuno ha detto nulla.
say-something = Di' qualcosa
send = Invia
no-chat = Qui parlano solo i giocatori, se il tavolo lo permette.
new-words = { $count ->
    [one] una riga nuova
   *[other] { $count } righe nuove
}
beside-the-table = Accanto al tavolo
the-table = Il tavolo
table-menu = Tavolo
keys = Tasti
your-decision = La tua decisione
answer = Risposta
where = Dove sta
read-rule = Regola { $rule }
hint = Che farebbe un bot?
hint-thinking = Un bot sta pensando …
hint-best = Che cosa pensa un bot
hint-share = vince circa { $share } volte su 100 (± { $error })
hint-only = È tutto ciò che puoi fare
hint-alike = Le prime due si equivalgono: prendi quella che preferisci.
hint-clear = La prima è chiaramente migliore della seconda.
list-answers = Tutte le risposte in elenco
not-now = Non ora: ti si chiede altro. { $question }
nothing-picked = Tocca ciò che brilla
confirm = Conferma
confirm-number = Conferma { $number }
confirm-answer = Conferma: { $answer }
aim-read = Comincia
confirm-tip = Rispondere senza premere Conferma?
confirm-no-more = Rispondi subito
confirm-still = No
sending = Invio …
undo = Annulla
take-back = Ritira
change = Cambia
sealed = Sigillato: { $answer }.
waiting-for = Si aspetta { $names } …
telling = …
less = Uno di meno
more-of-it = Uno di più
typed-number = { $label } (da { $low } a { $high })
skip = Salta
onward = Avanti
show-again = Mostra di nuovo
paused = La partita è in pausa.
hurried = Il server è occupato: i bot pensano meno del solito.
resume = Riprendi
line-lost = Connessione persa. Si riprova; ciò che hai scelto resta.
try-now = Riprova
proposed-pause = { $names } propone una pausa.
proposed-abandon = { $names } propone di interrompere.
proposed-replace-bot = { $names }: un bot dovrebbe giocare per { $player }.
proposed-replace-open = { $names }: il posto di { $player } dovrebbe essere libero per qualcun altro.
proposed-replace-invited = { $names }: si dovrebbe invitare qualcuno al posto di { $player }.
seat-is-open = { $seat }: libero.
stood-in-for = { $by ->
    [default] Il tavolo risponde per te.
   *[other] Un bot risponde per te.
}
stood-in-time-up = { $by ->
    [default] Tempo scaduto: il tavolo risponde per te.
   *[other] Tempo scaduto: un bot risponde per te.
}
stood-in-replaced = Mentre eri via, gli altri hanno fatto giocare un bot per te.
i-am-here = Sono qui
you-left = { $by ->
    [default] Hai lasciato la partita per sempre. Il tavolo fa le mosse più semplici per il tuo posto. Puoi guardare.
   *[other] Hai lasciato la partita per sempre. Un bot continua per te. Puoi guardare.
}
left-alone = { $count ->
    [one] { $names } ha abbandonato. Continuare contro un bot?
   *[other] { $names } hanno abbandonato. Continuare contro i bot?
}
go-on-alone = Continua
end-game = Termina
is-away = { $name } è via.
bot-after = Un bot può continuare fra { $seconds } s.
bot-for = Un bot per { $name }
reply = Rispondi
rematch-asked = { $name } vuole giocare ancora.
rematch-yours = Hai chiesto un'altra partita.
rematch-join = Ci sto
resigned = ha lasciato la partita
played-by-bot = risponde un bot
played-by-table = risponde il tavolo
agree = D'accordo
withdraw = Ritira la proposta
put-aside = Metti da parte, nel menu del tavolo
notices-wait = { $count ->
    [one] un avviso attende
   *[other] { $count } avvisi attendono
}
seat-moved = Il tuo posto è passato a un altro dispositivo. Qui ora guardi soltanto.
pass-to = Passa il dispositivo a { $name }
pass-help = Gli altri, per favore, non guardino.
i-am = Sono { $name }
described = Il tavolo a parole
no-description = Non c'è ancora nulla da descrivere.
other-device = Gioca su un altro dispositivo
other-device-help = Apri là questo link e il tuo posto si sposta. Tienilo per te: è il tuo posto.
watch-link = Link di questo tavolo
propose-pause = Proponi una pausa
propose-abandon = Proponi di interrompere
resign = Abbandona
resign-sure = Sì, me ne vado del tutto
replace-by-bot = Proponi un bot per { $name }
replace-open = Proponi di liberare il posto di { $name }
watchers = { $count ->
    [0] Nessuno guarda.
    [one] Una persona guarda.
   *[other] Guardano in { $count }.
}
aids = Utile da sapere
keys-pick = prendi la risposta con questo numero
keys-confirm = conferma
keys-undo = annulla; chiudi; salta il racconto
keys-number = uno di meno, uno di più
keys-number-five = cinque di più, cinque di meno
keys-explain = spiega ciò che ha il fuoco; di nuovo: la cosa seguente
keys-notices = a ciò che attende una risposta
keys-skip = alla frase seguente; due volte: salta il racconto
keys-again = mostra di nuovo che cosa è successo dopo la tua ultima decisione

# La fine
winners = { $count ->
    [one] Vince { $names }!
   *[other] Vincono insieme { $names }!
}
you-win = Hai vinto!
you-win-together = { $names } vincete insieme!
you-plain = tu
you-lead = { $ahead ->
    [0] A pari punti: decide lo spareggio.
    [one] Con un punto di vantaggio.
   *[other] Con { $ahead } punti di vantaggio.
}
you-came = Sei { $place ->
    [2] al secondo posto
    [3] al terzo posto
    [4] al quarto posto
    [5] al quinto posto
   *[other] al sesto posto
}, { $behind ->
    [0] a pari punti
    [one] a un punto
   *[other] a { $behind } punti
} da chi ha vinto.
what-decided = Che cosa ha deciso: { $heading }. { $gains }.
see-it-again = Rivedilo
share-picture = Condividi un'immagine
broken-off = La partita è stata interrotta ({ $why ->
    [by-consent] tutti erano d'accordo
    [everyone-resigned] tutti l'avevano lasciata
    [by-a-steward] l'ha chiusa un custode
    [left-alone] nessuno si è visto per un mese, e il suo posto serviva
   *[other] { $reason }
}).
look-at-table = Guarda il tavolo
show-result = Mostra il risultato
how-it-came = Come ci si è arrivati
rematch = Ancora una
replay = Rivedi
check-shuffle = Verifica il mescolamento
download-record = Scarica il verbale
share-replay = Condividi questa partita

# Analizzare la partita
review = Analisi
review-whose = Le decisioni di
review-making = Analizzo: passo { $done } di { $of }
review-failed = L’analisi si è interrotta. Ricarica la pagina per chiederla di nuovo.
review-curve = Le possibilità di tutti
review-curve-how = Secondo come stavano davvero le carte, chiunque le conoscesse.
review-curve-mistakes = I rombi sono errori.
review-at = Passo { $step }: { $chances }
review-see = Vedi questo passo
review-step = Passo { $step }
review-costliest = Quello che è costato di più
review-on-board = Mostralo sul tavolo
review-account = Da dove viene il risultato, in percento di una vittoria
review-account-how = Somme di tutta la partita: quello che si vince e poi si perde conta due volte, quindi una riga può superare una vittoria.
review-decisions = Decisioni
review-every = Mostra ogni decisione
review-nothing = Qui niente meritava una parola.
review-close = Torna alla partita
review-before = Decisione prima
review-after = Decisione dopo
review-all = Tutta l’analisi
review-missing = Questa decisione non è ancora stata analizzata:
show-better = Mostra la migliore
show-played = Mostra la giocata
try-again = Riprova
try-what = Che cosa sarebbe meglio? Scegli sul tavolo o dall’elenco.
try-list = Elenco delle risposte
try-back = Annulla la scelta
try-this = Quanto vale?
try-show = Mostra la risposta
try-only = Non si poteva fare altro.
try-best = Sì: non si è trovato niente di meglio. Vince { $share } volte su 100.
try-alike = Buona altrettanto: vince { $share } volte su 100, la migliore { $best }.
try-same = È quella giocata. Vince { $share } volte su 100, la migliore { $best }.
try-worse = Questa no: vince { $share } volte su 100, la migliore { $best }.
try-unknown = L’analisi non l’ha provata: a prima vista altre mosse erano migliori.
play-on = Continua da qui
play-on-what = Un tavolo di pratica che comincia con la prossima decisione di questo posto. Il suo registro dice da dove viene.
play-on-others = Con
play-on-bots = i bot
play-on-friends = amici
play-on-friends-told = Gli altri posti sono liberi. A tutti viene detto che le carte possono essere note.
play-on-cards = Le carte
play-on-known = com’erano
play-on-dealt = ridistribuite, come il posto non poteva saperle
play-on-begin = Gioca
take-back-same = Ritira la mia ultima decisione
take-back-new = Ritirala, con una sorte nuova
# Rompicapi
puzzle-of-day = Il rompicapo del giorno
puzzles-what = Una mossa è di sicuro la migliore, e non è la prima che viene in mente. Vedi quello che sa chi è di turno, e niente di più.
puzzle-solve = Risolvilo
puzzle-look-again = Riguardalo
puzzle-difficulty = { $difficulty ->
    [easy] facile
    [medium] medio
   *[hard] difficile
}
puzzle-title = { $number } · { $game }
puzzle-streak = { $days ->
    [0] Risolvilo per cominciare una serie di giorni.
    [one] Risolto un giorno di fila.
   *[other] Risolto { $days } giorni di fila.
}
puzzle-all = Tutti i rompicapi
puzzle-solved-of = { $solved } risolti su { $all }
puzzle-link = Rompicapo { $number }, { $state ->
    [solved] risolto
    [given-up] soluzione vista
   *[new] non ancora risolto
}
puzzle-heard = Che cosa si è detto
puzzle-right = Giusto!
puzzle-wrong = Non ancora
puzzle-given-up = La soluzione
puzzle-again = Riprova
puzzle-give-up = Mostra la soluzione
puzzle-best = La migliore: { $move }.
puzzle-tempting = A prima vista sembra meglio «{ $move }»; vince circa { $share } volte su 100.
puzzle-see-board = Guarda il tavolo
puzzle-see-answer = Rileggi
puzzle-next = Un altro
puzzle-share = Condividi
puzzle-shared = Copiato
puzzle-share-text = Sexton, il rompicapo del giorno, { $day }: { $game }, { $difficulty }
puzzle-share-streak = { $days ->
    [one] un giorno di fila
   *[other] { $days } giorni di fila
}
puzzle-none = Qui non ci sono rompicapi.
said-hidden = nascosto da un custode

# Tavoli classificati
rated = Classificato
rated-help = Solo soci e bot misurati. Niente suggerimenti, un posto a testa, e il risultato conta per il punteggio di tutti.
rated-table = Questo tavolo è classificato
rated-agree-by-sitting = Chi si siede accetta:
rated-agreed = Sedendoti hai accettato:
rated-means-counts = Il risultato cambia il tuo punteggio in questo gioco, in meglio o in peggio.
rated-means-last = Chi se ne va, si ritira o finisce il tempo conta come ultimo, anche se poi torna.
rated-means-help = Niente suggerimenti, nessuna mossa ritirata oltre a ciò che il gioco permette, e nessuno prende il posto di un altro.
rated-means-seen = Il tuo nome, il tuo punteggio e con chi giochi partite classificate stanno nella classifica del circolo.
rated-for-members = Qui siedono solo soci del circolo, e bot.
rated-to-club = Al circolo
sit-here-rated = Accetta e siediti qui
rating-changed = Il tuo punteggio: { $rating } ± { $uncertainty } ({ $change })
rating-provisional = { $count ->
    [one] provvisorio ancora per una partita
   *[other] provvisorio ancora per { $count } partite
}
rating-same = Questa partita non cambia punteggi: è stata interrotta quando c’erano tutti.
rating-ladder = Alla classifica
