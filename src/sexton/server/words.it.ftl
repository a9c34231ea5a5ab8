# Quello che dice il server.
refused-unknown-message = non esiste un messaggio chiamato «{ $kind }»
refused-wrong-message = questo messaggio non va bene: { $problem }
refused-too-deep = è annidato troppo in profondità
refused-too-long = supera { $limit } byte
refused-too-fast = troppo in fretta: aspetta { $seconds } s
refused-options-too-long = le opzioni superano { $limit } byte
refused-seat-taken = il posto { $number } è occupato
refused-name-taken = a questo tavolo qualcuno si chiama già { $name }
refused-name-needed = di’ prima come ti chiami
refused-game-has-begun = la partita è già cominciata
refused-no-such-link = questo collegamento non vale più
refused-not-your-seat = il posto { $number } non è tuo
refused-no-such-seat = il posto { $number } non esiste
refused-no-seat-of-yours = non hai un posto a questo tavolo
refused-already-paused = la partita è già in pausa
refused-not-paused = la partita non è in pausa
refused-paused = la partita è in pausa
refused-nothing-proposed = non l’avevi proposto
refused-already-resigned = ti sei ritirato
refused-not-a-person = al posto { $number } c’è solo un bot
refused-no-game-now = ora non c’è nessuna partita
refused-game-not-over = la partita non è ancora finita
refused-no-hints-here = i suggerimenti ci sono solo ai tavoli di prova
refused-seed-for-one = le carte si danno da un seme solo dove una persona gioca con dei bot, e subito
refused-seats-empty = non tutti i posti sono occupati
refused-host-only = può farlo solo chi ha aperto il tavolo
refused-chat-is-off = a questo tavolo non si chiacchiera
refused-nothing-said = non c’è niente da leggere
refused-held-another-seat = in questa partita hai già occupato il posto { $held }: non puoi vedere le carte del posto { $number }
refused-propose-it = la partita è iniziata: proponilo, e tutti i presenti devono essere d'accordo
refused-replace-yourself = il posto { $number } è il tuo; per lasciarlo, ritirati
refused-clock-is-the-grace = quando ci sono giorni per rispondere, assentarsi non basta per essere sostituiti: aspetta che scada il tempo del posto { $number }
refused-only-a-bot-without-clock = a un tavolo senza orologio solo un bot può subentrare al posto { $number }
refused-only-a-bot-when-alone = non c'è nessun altro che possa dirsi d'accordo: solo un bot può subentrare al posto { $number }
refused-seat-has-not-left = questo giocatore non se n’è andato (ancora { $seconds } s)
refused-nobody-may-watch = nessuno può guardare questo tavolo
refused-no-such-table = questo tavolo non esiste
refused-no-such-page = questa pagina non esiste
refused-other-edition = il tavolo è cominciato con l’edizione { $edition } delle regole, che questo server non ha
refused-put-aside = questo tavolo è stato messo da parte perché stava per mostrare ciò che non deve; niente è perduto, e chi gestisce il server può farlo proseguire
refused-record-torn = quanto è conservato di questo tavolo non combacia
refused-record-wrong = la riga { $line } di questo verbale è sbagliata: { $problem }
refused-record-of-another = c’è un’altra partita con il nome del tavolo di questo verbale
refused-record-not-of-table = questo verbale non è quello di un tavolo: lo mostra sexton replay
refused-going-away = questo server sta per fermarsi
refused-try-again = non ha funzionato; riprova
refused-server-fault = qui qualcosa è andato storto; non è cambiato niente
refused-database-in-use = un altro server usa { $path }
refused-database-away = il database non è raggiungibile: { $problem }
refused-database-newer = la base di dati è di un Sexton più recente (passo { $found }; questo arriva a { $known })
refused-no-database = non c’è nessuna base di dati { $path }: indica quella del server (“--database”, oppure le impostazioni del server con “--config”)
refused-database-closed = non si può aprire e scrivere { $path }: { $problem }. “sexton doctor” dice di più
refused-database-broken = { $path } non è una base di dati integra ({ $problem }): ripristina una copia (“sexton restore”), oppure sposta il file per ricominciare da capo
refused-cannot-start = il server non è partito ({ $kind }): “sexton doctor” può dire di più
refused-wrong-settings = le impostazioni non vanno bene: { $problem }
refused-too-many-tables = ci sono troppi tavoli
refused-too-many-of-yours = hai { $count } tavoli non finiti: prima chiudine o finiscine uno
refused-table-closed = chi ha aperto questo tavolo lo ha chiuso
refused-wrong-origin = questa pagina non può parlare con questo server
refused-not-json = manda del JSON
refused-session-needed = questo browser o programma non ha una sessione qui
refused-session-ended = questa sessione è stata chiusa da un altro dispositivo
refused-no-such-session = questa sessione non esiste
refused-too-many-sessions = hai { $count } sessioni: prima chiudine una
refused-members-only = questo è per i soci del circolo
refused-removed-from-club = un custode ti ha escluso da questo circolo: nella pagina del circolo trovi il registro che dice perché, e tutto ciò che si conserva di te
refused-door-invitation = in questo circolo si entra su invito: chiedi un link a qualcuno di lì; se sei socio, entra dalla pagina del circolo
refused-door-members = questo circolo è solo per i soci: se lo sei, entra dalla pagina del circolo con la tua passkey o il tuo codice
refused-for-members = { $right ->
    [create] solo i soci di questo circolo aprono tavoli: lo diventi nella pagina del circolo
    [watch] solo i soci di questo circolo guardano le partite altrui: lo diventi nella pagina del circolo
   *[strong_bots] solo i soci di questo circolo giocano contro i bot forti: prendine uno più debole, o diventa socio nella pagina del circolo
}
refused-for-stewards = { $right ->
    [create] solo i custodi di questo circolo aprono tavoli: prendi posto a un tavolo che aspetta
    [watch] solo i custodi di questo circolo guardano le partite altrui
   *[strong_bots] solo i custodi di questo circolo giocano contro i bot forti: prendine uno più debole
}
refused-stewards-only = questo è per i custodi del circolo
refused-no-such-message = questo messaggio non esiste
refused-no-such-invitation = questo invito non esiste, o non vale più
refused-no-such-person = il circolo non conosce nessuno così
refused-not-yourself = questo deve fartelo qualcun altro
refused-own-rated-table = chi gioca una partita classificata non può chiuderne il tavolo: lo può un altro custode
refused-no-member-yet = { $name } non è ancora socio del circolo: solo i soci hanno amici
refused-own-link = questo collegamento è tuo: dallo a qualcun altro
refused-blocked-here = a questo tavolo c'è { $name }, che hai bloccato
refused-too-many-friends = uno di voi ha { $count } amici, e di più non si può
refused-too-many-asked = { $count } persone non ti hanno ancora risposto
refused-too-many-apart = hai silenziato e bloccato { $count } persone, e di più non si può
refused-too-many-calls = { $name } è già chiamato a { $count } tuoi tavoli
refused-too-many-reports = { $count } tue segnalazioni aspettano i custodi: di più non si può
refused-no-such-report = questa segnalazione non c'è, o è chiusa
refused-reason-needed = di' in poche parole di che si tratta
refused-too-many-invitations = ci sono { $count } inviti ancora validi: prima ritirane uno
refused-closed-by-steward = un custode ha chiuso questo tavolo
refused-database-other = questo database ha lo schema { $found }, questo programma conosce { $known }: avvia prima il server di questa versione
refused-rated-members-only = a un tavolo classificato siedono soci del circolo o bot, e nessun altro
refused-rated-agree = questo tavolo è classificato: chi si siede accetta che il risultato conti per il suo punteggio
refused-rated-one-seat = a un tavolo classificato ognuno ha un posto solo
refused-rated-seat-stays = in una partita classificata nessuno prende il posto di un altro
refused-rated-no-hints = ai tavoli classificati non ci sono suggerimenti
refused-rated-no-brought-bots = nelle partite classificate giocano solo bot misurati, non bot portati dai soci
refused-rated-no-seed = le carte di una partita classificata non si danno da un seme
refused-rated-no-files = le partite classificate si giocano con ciò che è del gioco, non con pezzi propri
refused-rated-not-alone = una partita classificata si gioca almeno in due
refused-rated-unmeasured-bot = il bot { $bot } non è stato misurato in questo gioco e non può giocare partite classificate
refused-no-openskill = i punteggi hanno bisogno di openskill: pip install 'sexton[club]'
refused-no-such-member = questo codice o questa passkey qui non sono noti
refused-passkey-refused = questa passkey non è stata accettata
refused-passkey-copied = questa passkey è stata usata da una sua copia: toglila e creane un’altra
refused-no-passkeys-here = a questo indirizzo le passkey non si possono usare: prendi un codice di recupero
refused-no-such-passkey = questa passkey non esiste
refused-last-way-in = è l’unica via per ritrovare il tuo nome: prima crea un codice di recupero
refused-too-many-passkeys = hai { $count } passkey: prima togline una
refused-backup-of-itself = { $path } è la base di dati stessa: indica un altro file per la copia
refused-wrong-backup = { $path } non è una copia di Sexton
refused-not-written = { $path } non si può scrivere: { $problem }
refused-no-mail-here = questo server non manda posta
refused-no-mail-address = «{ $address }» non è un indirizzo di posta
refused-no-such-bot = non c'è un bot con questo gettone
refused-too-many-bots = hai { $count } bot: prima fermane uno
refused-not-for-bots = un bot non può farlo
refused-no-bots-brought = a questo tavolo non si possono portare bot
refused-no-push-here = questo server non manda avvisi ai browser
refused-wrong-endpoint = questo non è un servizio push a cui si possano mandare avvisi
refused-too-many-pushes = { $count } browser ricevono già gli avvisi: prima fermane uno
refused-no-such-push = questo browser non riceve avvisi
refused-no-such-zone = non c'è un fuso orario «{ $zone }»
refused-wrong-code = questo codice non è quello inviato a questo indirizzo
refused-no-such-option = non c'è un'opzione «{ $option }»
refused-not-a-file-option = «{ $option }» non si legge da un file
refused-needs-postgres = per PostgreSQL serve altro: pip install 'sexton[postgres]'

refused-wrong-address = questo non è l’indirizzo di un server: { $url }
refused-no-answer = { $url } non risponde { $problem }
refused-unknown-event = il server racconta «{ $told }», che questo programma non conosce: è più recente?

page-title = Sexton
page-what = Un tavolo per giochi da cimitero.
page-not-yet = La pagina per giocare nel browser non c’è ancora. Intanto si gioca da un terminale:
page-join = sexton join { $url }
page-table-join = Questo è il tavolo { $table }. Prendi posto da un terminale:
page-private = Se il tuo indirizzo contiene un # con un segreto, copialo per intero: è il tuo posto.
page-lists = I tavoli aperti, in JSON:

mail-code-subject = Sexton: il tuo codice
mail-code = Il tuo codice è { $code }. Chi lo dice al tavolo riceve qui un messaggio quando tocca a lui a un tavolo lento.
    Se non l'hai chiesto, non fare nulla.
mail-go-subject = { $title }: tocca a te
mail-go = { $name }, tocca a te: { $url }
mail-call-subject = { $host } ti aspetta: { $title }
mail-call = { $name }, { $host } ti aspetta a un tavolo: { $url }
push-call = { $name }, { $host } ti aspetta a un tavolo.
mail-several-subject = Tocca a te a { $count } tavoli
mail-several = { $name }, tocca a te:
mail-one-of-several = { $title }: { $url }
push-go = { $whose ->
    [own] { $name }, tocca a te al tuo tavolo.
    [other] { $name }, tocca a te al tavolo di { $host }.
   *[nobody] { $name }, tocca a te.
 }
push-several = { $name }, tocca a te: { $titles }

serve-at = Sexton è a { $url }
serve-join = Da un terminale: sexton join { $url }
serve-steward = Nessuno ha ancora cura di questo circolo. Chi apre questo link entro un giorno ne diventa custode; vale una volta:
    { $url }
serve-stop = Ctrl-C lo ferma; ogni partita resta in { $database }.
backup-done = { $tables } tavoli sono copiati in { $path }.
ratings-rebuilt = Contano { $counted } partite classificate su { $games }, per { $ratings } punteggi: { $differ ->
    [0] tutti i numeri erano giusti
    [one] una partita aveva altri numeri, ora corretti
   *[other] { $differ } partite avevano altri numeri, ora corretti
}. { $unread } non si possono rigiocare.
ratings-checked = Contano { $counted } partite classificate su { $games }, per { $ratings } punteggi: { $differ ->
    [0] tutti i numeri sono giusti
    [one] una partita ha altri numeri
   *[other] { $differ } partite hanno altri numeri
}. { $unread } non si possono rigiocare.
club-rebuilt = { $games } partite riviste: { $changed } risultati cambiati, { $unread } non si possono rigiocare, { $held } sono in uso in questo momento.
club-ordered = Ordinato: un server acceso lo fa in pochi secondi, altrimenti il prossimo che parte. “sexton club log” dice quando è fatto.
club-done = Fatto.
club-steward-link = Chi apre questo link entro un giorno diventa custode; vale una volta:
    { $url }
club-invited = { $uses ->
    [one] Questo link fa entrare una persona,
   *[other] Questo link fa entrare { $uses } persone,
} fino al { $until }; non si mostra più (id { $id }):
    { $url }
club-invitation = { $id }  fino al { $until }, { $uses ->
    [one] una persona
   *[other] { $uses } persone
}{ $label ->
    [none] { "" }
   *[other] : { $label }
}
club-person = { $person }  { $name }, { $kind ->
    [steward] custode
    [removed] escluso
    [member] socio
   *[guest] ospite su invito
}{ $joined ->
    [none] { "" }
   *[other] { " " }dal { $joined }
}
club-nobody = Nessuno.
club-report = { $id }  { $at }  { $by ->
    [none] qualcuno che se n'è andato
   *[other] { $by }
 } segnala { $whom ->
    [none] qualcuno che se n'è andato
   *[other] { $whom }
 } al tavolo { $table }, posto { $seat }{ $reason ->
    [none] {""}
   *[other] : { $reason }
 }{ $said ->
    [none] {""}
   *[other] {" "}(«{ $said }»)
 }{ $outcome ->
    [none] {""}
   *[other] {" "}[{ $outcome }]
 }
club-nothing = Niente.
club-log-by = { $by ->
    [console] la riga di comando
    [left] qualcuno che se n’è andato
   *[other] { $by }
}
club-log-line = { $at }  { $by }: { $act ->
    [settings] ha cambiato le impostazioni
    [invite] ha fatto un invito
    [revoke] ha ritirato un invito
    [steward] ha fatto custode { $whom }
    [no-steward] ha tolto l’incarico a { $whom }
    [hide] ha nascosto un messaggio di { $whom }
    [close] ha chiuso un tavolo
    [remove] ha escluso { $whom }
   *[readmit] ha riammesso { $whom }
}{ $place ->
    [none] { "" }
   *[other] { " " }({ $place })
}{ $reason ->
    [none] { "" }
   *[other] : { $reason }
}
restore-done = { $tables } tavoli sono ripristinati da { $path }.

bot-seated = { $name } ha il posto { $seat } al tavolo { $table }.
bot-over = La partita è finita. Il posto { $seat } era del bot; punti per posto: { $scores }
bot-no-result = La partita al tavolo { $table } è finita senza risultato.
refused-bot-failed = il bot ha sbagliato: { $problem }
refused-bot-illegal = il bot ha risposto { $move }, che non è tra le sue mosse
refused-no-bot-in-file = { $path } deve contenere una classe con un metodo `choose`; ne contiene { $count }
refused-no-table-for-bots = non c'è un tavolo con un posto libero a cui si possano portare bot
refused-no-seat-for-bots = a questo tavolo non c'è un posto libero

join-program = { $name } (bot)
join-tables = Tavoli con posti liberi:
join-table = { $number }. { $title } ({ $id }): { $players }
join-no-tables = Nessun tavolo ha un posto libero. Aprine uno: sexton join { $url } --new GIOCO
join-which = Quale tavolo? Un numero, o niente per uscire.
join-name = Il tuo nome:
join-seated = Hai il posto { $seat } al tavolo { $id }.
join-watching = Guardi il tavolo { $id }.
join-link = Il collegamento privato del tuo posto, per un altro dispositivo (tienilo segreto):
join-invite = Invita altri: { $url }
join-invitation = Il posto { $seat } è per chi riceve questo collegamento:
join-waiting = Si aspetta: { $names }
join-seat-empty = posto { $seat }
join-dealing = Si mescola, e nessuno può scegliere come.
join-their-go = { $names } deve rispondere …
join-sealed = Conservata. Resta sigillata finché tutti hanno risposto; scrivine un’altra per cambiarla.
join-clock = Il tuo orologio: { $minutes }:{ $seconds }
join-ready = { $names } pronto.
join-said = { $name } dice: { $text }
join-hidden = Un custode ha nascosto un messaggio di { $name }.
join-proposed = Proposta di { $names }: { $what }. Se sei d'accordo, scrivi «propose { $what }».
join-moved = Questo posto è passato a un altro dispositivo.
join-lost = Connessione persa; riprovo …
join-input-ended = L'ingresso è finito prima della partita: lasci il tavolo, ma il posto resta tuo.
join-input-fruitless = Solo righe che non rispondono a niente: lasci il tavolo, ma il posto resta tuo.
join-void = La distribuzione è nulla: { $names } non ha aperto il sale.
join-called-off = La distribuzione è stata annullata prima che si aprisse un sale, e ricomincia con sali nuovi: { $names } non ha preso l'impegno in tempo, o il posto è passato a qualcun altro.
join-fingerprint = Parole di controllo del mescolamento: { $words }
join-fingerprint-together = Parole di controllo del mescolamento: { $words }. Leggetele gli uni agli altri: a chi ne ha altre è stata mostrata un'altra distribuzione.
join-no-fingerprint = Le parole di controllo del mescolamento non ci sono ancora: esistono quando tutti i sali sono aperti.
join-alarm = !!! ALLARME: il tavolo { $id } non rispetta il mescolamento onesto.
join-alarm-stop = Non continuare a giocare a questo tavolo, e avverti gli altri. Il tuo posto non prende più parte a questa distribuzione.
join-alarm-keep = Ciò che è stato mostrato al tuo programma è in { $path }: conserva il file e mostralo agli altri.
join-seen-not-saved = Non è stato possibile conservare in un file ciò che il tuo posto ha visto del mescolamento ({ $problem }). Copia questa riga, per controllare il verbale:
join-again = Scrivi «rematch» per giocare ancora con le stesse persone; qualsiasi altra cosa lascia il tavolo.
join-rematch-offered = C'è una rivincita: scrivi «rematch» per andarci.
join-not-saved = Non è stato possibile salvare la registrazione in { $path }: { $problem }
join-record-there = La conserva il server: { $url }
join-help = Scrivi il numero di una risposta, o la mossa per intero. Altre parole:
    back: un passo indietro nella risposta
    view: di nuovo la situazione
    undo: ritira la tua ultima risposta, dove le regole lo permettono
    say …: chiacchiera
    seat N: parla per un altro dei tuoi posti
    start: distribuisci (chi ha aperto il tavolo)
    propose pause, propose abandon, withdraw pause, withdraw abandon, resume, resign
    propose replace 1 bot greedy, propose replace 1 open: per il posto 1, se chi giocava se n'è andato; tutti i presenti devono essere d'accordo
    fingerprint: le parole con cui confrontare il mescolamento con gli altri
    link: un collegamento privato al tuo posto, per un altro dispositivo
    quit: esci; il posto resta tuo
join-hint-line = Un numero, una mossa come «{ $example }», oppure ?

# Why something is no answer
refused-not-asked-for = non ora: ti si chiede altro. { $question }
refused-allowed = questo si può fare
refused-reviews-busy = per ora hai chiesto abbastanza riletture: aspetta che una sia finita
refused-not-asked-there = al passo { $step } il posto { $number } non doveva decidere
refused-take-back-in-practice-only = si ritira una decisione solo nelle partite di pratica contro i bot
