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
log-prepared = Una partita di pratica: le carte sono state preparate per la lezione, non mescolate.
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
hint-share = vince circa nel { $share } % dei casi (± { $error })
hint-only = È tutto ciò che puoi fare
hint-alike = Le prime due si equivalgono: prendi quella che preferisci.
hint-clear = La prima è chiaramente migliore della seconda.
list-answers = Tutte le risposte in elenco
not-now = Non ora: ti si chiede altro. { $question }
nothing-picked = Tocca ciò che brilla
confirm = Conferma
confirm-number = Prendi { $number }
confirm-answer = Conferma: { $answer }
confirm-tip = Quando conosci il gioco non serve confermare: ciò che scegli vale subito.
confirm-no-more = Rispondi subito
confirm-still = Continua a confermare
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
line-lost = Connessione persa. Si riprova; nulla di ciò che hai scelto va perso.
try-now = Riprova ora
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
    [one] { $names } ha lasciato la partita. Continuare contro un bot, o finirla qui?
   *[other] { $names } hanno lasciato la partita. Continuare contro i bot, o finirla qui?
}
go-on-alone = Continua
end-game = Finisci la partita
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
keys-skip = alla frase seguente; due volte: salta il racconto
keys-again = mostra di nuovo che cosa è successo dopo la tua ultima decisione

# La fine
winners = { $count ->
    [one] Vince { $names }!
   *[other] Vincono insieme { $names }!
}
you-win = Hai vinto!
you-plain = tu
you-lead = Con { $ahead ->
    [one] un punto
   *[other] { $ahead } punti
} di vantaggio.
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
broken-off = La partita è stata interrotta ({ $reason }).
look-at-table = Guarda il tavolo
show-result = Mostra il risultato
how-it-came = Come ci si è arrivati
rematch = Ancora una
replay = Rivedi
check-shuffle = Verifica il mescolamento
download-record = Scarica il verbale
share-replay = Condividi questa partita
