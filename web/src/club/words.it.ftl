# Il circolo: chi si è in questa casa
club-keep = Farsi riconoscere
club-keep-help = Qui giochi da ospite, e non serve altro. Se vuoi ritrovare nome, posti e partite su un altro dispositivo, o quando questo browser ti dimentica, prendi una passkey o un codice su carta. Non c'è nessuna password.
club-passkey-keep = Ricordami con una passkey
club-code-keep = Ricordami con un codice su carta
club-ways = Come ti riconosciamo
club-ways-help = Con ciascuno di questi sei te su qualsiasi dispositivo.
club-passkey-of = { $label ->
    [none] Una passkey
   *[other] Passkey, creata in { $label }
}
club-passkey-more = Un'altra passkey
club-passkey-remove = Togli
club-passkey-remove-of = { $label ->
    [none] Togli questa passkey
   *[other] Togli questa passkey: { $label }
}
club-passkey-sure = Toglierla per sempre?
club-passkey-not-used = Nessuna passkey è stata usata.
club-passkeys-not-here = A questo indirizzo i browser non fanno passkey: serve https, o sulla tua macchina il nome localhost.
club-passkeys-by-name = Là, a { $url }, all’inizio sei qualcuno di nuovo: prendi qui un codice, ed entra con quello.
club-code-make = Anche un codice su carta
club-code-new = Un nuovo codice su carta
club-code-made = Hai un codice su carta, creato { $ago }.
club-code-write = Scrivilo e tienilo dove tieni le chiavi:
club-code-once = Si vede solo questa volta. Chi ce l'ha gioca come te. Uno nuovo lo rende inutile.
club-code-done = L'ho scritto
club-entrance = Sei già stato qui?
club-entrance-help = Entra come chi sei sull'altro tuo dispositivo.
club-bring = Porta con te ciò che { $name } ha giocato qui
club-enter-passkey = Entra con una passkey
club-code = Codice su carta
club-enter-code = Entra con il codice
club-welcome = Ben tornato, { $name }.
club-stayed = { $count ->
    [one] A un tavolo siedi già con il tuo nome: il posto che avevi qui resta indietro.
   *[other] A { $count } tavoli siedi già con il tuo nome: i posti che avevi qui restano indietro.
}
club-colour = Colore
club-colour-plain = nessuno
club-colour-orange = arancione
club-colour-sky = celeste
club-colour-green = verde
club-colour-yellow = giallo
club-colour-blue = blu
club-colour-vermilion = vermiglio
club-colour-mauve = malva
club-emblem = Emblema
club-emblem-plain = nessuno
club-emblem-lantern = lanterna
club-emblem-owl = gufo
club-emblem-spade = vanga
club-emblem-moon = luna
club-emblem-key = chiave
club-emblem-bat = pipistrello
club-emblem-candle = candela
club-emblem-urn = urna
club-save = Salva
club-saved = Salvato. Dove siedi già resta il nome di prima.
club-own = Che cosa si conserva di te
club-export-help = Un solo file con tutto: nome, dispositivi e ogni tua partita con la sua registrazione.
club-export = Dammi tutto
club-leave-help = Se te ne vai, il tuo nome, le tue chiavi e ciò che hai detto spariscono per sempre. Le partite finite restano, senza il tuo nome. Le partite in corso vanno prima lasciate; gli altri le continuano.
club-leave = Vattene e fatti dimenticare
club-leave-sure = Andarsene per sempre? Nulla riporta questo nome

# Le mie partite
club-you-page = Nome e chiavi
club-games = Le mie partite
club-statistics = I miei numeri
club-any = tutte
club-any-of = qualsiasi
club-status = Quali
club-status-running = in corso
club-status-finished = finite
club-status-archived = messe via
club-game = Gioco
club-company = Contro
club-company-people = solo persone
club-company-bots = anche bot
club-seats = Giocatori
club-count = { $count ->
    [0] Nessuna partita corrisponde.
    [one] Una partita.
   *[other] { $count } partite.
}
club-with-one = Solo con una persona.
club-with = Tu e { $name }: davanti tu in { $before }, davanti l’altra persona in { $behind }, pari in { $equal }.
club-with-all = Mostra tutte
club-you = tu
club-gone = qualcuno che se n'è andato
club-free = posto libero
club-practice = con suggerimenti
club-open = Apri
club-archive = Metti via
club-unarchive = Tira fuori
club-drop-running = Lasciarla per sempre?
club-more = Altre partite
club-level-people = solo persone
club-level-brought = bot portati dai soci
club-bot-brought = { $name }, un bot
club-level-mixed = bot di vari livelli
club-no-games = Qui non hai ancora finito nessuna partita.
club-no-games-go = Scegline una
club-statistics-help = { $count ->
    [one] Una partita finita
   *[other] { $count } partite finite
} tra i tuoi ultimi tavoli. Non contano le partite con più posti tuoi, da una posizione o da carte preparate.
club-by-game = Per gioco
club-by-seats = Per numero di giocatori
club-by-level = Per chi altro giocava
club-players = { $count ->
    [one] un giocatore
   *[other] { $count } giocatori
}
club-kind = Che cosa
club-head-games = partite
club-head-won = vinte
club-head-fair = quota equa
club-head-place = posto medio
club-head-score = punti in media
club-head-before = tu davanti
club-head-behind = tu dietro
club-head-equal = pari
club-rivals = Con chi
club-rival = Chi
club-curve = Vinte oltre la tua quota equa, partita per partita
club-curve-of = { $game }: { $value } vinte oltre la tua quota equa
club-places = Quante volte primo, secondo, …
club-places-of = { $game }: quante volte ogni posto è stato tuo, dal primo: { $places }
club-best-score = Punteggio più alto: { $value }
club-best-margin = Vinta con più distacco: { $value }
club-best-run = { $count ->
    [one] Una vittoria di fila
   *[other] { $value } vittorie di fila
}

# Bots that members bring
club-bots = I tuoi bot
club-bots-help = Un programma scritto da te può sedersi ai tavoli che lo permettono. Entra con un gettone, vede solo quello che vede il suo posto, ed è segnato come bot. La documentazione spiega come.
club-bot-name = Come si chiama il bot
club-bot-make = Crea un gettone
club-bot-used = usato l'ultima volta { $ago }
club-bot-unused = mai usato
club-bot-end = Ferma
club-bot-end-of = Ferma il gettone di { $name }
club-bot-sure = Fermarlo per sempre?
club-bot-token = Il gettone di { $name }:
club-bot-once = Si vede solo ora. Chi lo ha può far sedere un bot a tuo nome.

# La classifica
club-ladder = Classifica
club-rated = classificata
ladder-of = { $game }: soci per punteggio
ladder-empty = Nessuno ha ancora un punteggio in questo gioco. Apri un tavolo con «Classificato: sì», e gioca.
ladder-rank = Pos.
ladder-who = Chi
ladder-rating = Punteggio
ladder-change = Ultima variazione
ladder-provisional = provvisorio
ladder-bots = Bot, che nessuna partita sposta:
ladder-help = Tutti cominciano da 25, forti come il bot «normale». Due volte su tre la vera forza sta entro ±. Un punteggio è provvisorio per { $count } partite.
ladder-stands = Punteggio { $rating } ± { $uncertainty } dopo { $count ->
    [one] una partita classificata
   *[other] { $count } partite classificate
},
ladder-at-rank = posizione { $rank }
ladder-narrow = Quasi tutte queste partite sono state giocate fra le stesse poche persone. Un punteggio così dice come stanno fra loro.
ladder-pairings = Con chi, e com’è andata
ladder-head-games = partite
ladder-head-won = davanti
ladder-head-lost = dietro
ladder-head-equal = pari
ladder-head-gained = guadagno
ladder-place = posto { $place } su { $count }
ladder-last = Ultime partite classificate

# La casa: porte, custodi, registro
club-house-page = Il circolo
club-house = Il circolo
club-doors = Porte
club-doors-who = Chi entra
club-doors-open = aperte
club-doors-open-is = Può entrare chiunque abbia l’indirizzo.
club-doors-invitation = su invito
club-doors-invitation-is = Entrano i soci, e chi ha ricevuto un invito.
club-doors-members = solo soci
club-doors-members-is = Entra solo chi è socio adesso; nessuno di nuovo lo diventa. Le partite in corso si giocano fino alla fine.
club-doors-saved = Salvato. Vale da ora.
club-right-create = Chi apre tavoli
club-right-watch = Chi guarda le partite altrui
club-right-strong_bots = Chi gioca contro bot forti
club-who-everybody = tutti
club-who-members = i soci
club-who-stewards = i custodi
club-name = Nome del circolo
club-motto = Motto
club-front = Sulla prima pagina
club-front-watch = Tavoli da guardare
club-front-finished = Appena finite
club-front-puzzle = Rompicapo del giorno
club-front-ladder = Classifica
club-front-solve = Risolvilo
club-front-no-watch = In questo momento nessuno gioca in pubblico.
club-front-no-finished = Nessuna partita pubblica di altri è ancora finita.
club-front-no-ladder = Qui non si è ancora giocata nessuna partita classificata.
club-unclaimed = Nessuno ha ancora cura di questo circolo: un link per il primo custode sta dove il server è stato avviato.
club-steward-keep = Sei custode, e lo sa solo questo browser. Prendi una passkey o un codice su carta, nella pagina con il tuo nome.
club-link-invitation = Sei invitato
club-link-invitation-help = Con questo link entri in questo circolo, per restare.
club-link-invitation-use = Entra
club-link-invitation-used = Benvenuto. Da ora puoi giocare qui.
club-link-steward = Abbi cura di questo circolo
club-link-steward-help = Questo link ti fa custode: decidi chi entra, e tieni l’ordine ai tavoli. Vale una volta.
club-link-steward-use = Diventa custode
club-link-steward-used = Sei custode. La pagina del circolo ha tutto ciò di cui hai cura.
club-invitations = Inviti
club-invitation = Invito
club-invite = Crea un link
club-invite-uses = Quante persone
club-invite-days = Per quanti giorni
club-invite-label = Per chi
club-invite-once = Manda questo link. Si mostra solo adesso.
club-invite-left = { $count ->
    [one] una persona (scadenza: { $day })
   *[other] { $count } persone (scadenza: { $day })
}
club-revoke = Ritira
club-people = Persone
club-is-steward = custode
club-is-member = socio
club-is-invited = ospite su invito
club-is-removed = escluso
club-since = iscrizione: { $day }
club-make-steward = Fai custode
club-no-steward = Togli l’incarico
club-remove = Escludi
club-remove-one = Escludi { $name }
club-remove-sure = Escludere { $name } da questo circolo?
club-remove-not = Tieni
club-readmit = Riammetti
club-reason = Perché (lo legge chiunque riguardi)
club-as-steward = Da custode
club-hide = Nascondi “{ $text }” ({ $name })
club-hide-sure = Nasconderlo a tutti?
club-log = Registro
club-log-all = Ciò che hanno fatto i custodi e la riga di comando. Ognuno vede ciò che lo riguarda.
club-log-yours = Ciò che i custodi hanno fatto e ti riguarda.
club-log-empty = Ancora niente.
club-log-console = chi gestisce il server
club-act-settings = { $by } ha cambiato le impostazioni.
club-act-invite = { $by } ha fatto un invito.
club-act-revoke = { $by } ha ritirato un invito.
club-act-steward = { $by } ha fatto custode { $whom }.
club-act-no-steward = { $by } ha tolto l’incarico a { $whom }.
club-act-hide = { $by } ha nascosto un messaggio di { $whom }.
club-act-close = { $by } ha chiuso un tavolo.
club-act-remove = { $by } ha escluso { $whom }.
club-act-readmit = { $by } ha riammesso { $whom }.

club-friends = Amici
club-friends-members = I soci del circolo qui hanno amici, vedono chi c'è e si chiamano a un tavolo. Prima diventa socio: basta una passkey o un codice su carta.
club-no-friends = Ancora nessuno. Dai un collegamento a qualcuno, o chiedilo a chi ha giocato con te: al risultato di una partita o nel menu di un tavolo.
club-friend-link = Crea un collegamento per un amico
club-friend-link-once = Dai questo collegamento a una persona: chi lo apre diventa tuo amico. Vale una volta (scadenza: { $day }) e si mostra solo adesso.
club-link-friend = Diventate amici
club-link-friend-help = Chi ti ha dato questo collegamento vuole essere tuo amico qui: vedete quando l'altro c'è e vi chiamate a un tavolo.
club-link-friend-members = Solo i soci hanno amici. Diventa socio qui sotto, con una passkey o un codice su carta: il collegamento ti aspetta qui.
club-link-friend-use = Diventate amici
club-link-friend-used = Tu e { $name } siete amici.
club-here = Qui adesso
club-nobody-here = Nessuno che tu possa vedere.
club-show-me = Chi vede che ci sono
club-show-nobody = nessuno
club-show-friends = i miei amici
club-show-everybody = tutti i soci del circolo
club-is-here = c'è
club-is-away = non c'è
club-asking = Vogliono essere tuoi amici
club-accept = Accetta
club-accept-one = Accetta l'amicizia di { $name }
club-decline = No, grazie
club-asked = Hai chiesto a
club-ask-back = Ritira
club-befriend = Chiedi l'amicizia
club-befriend-one = Chiedi l'amicizia a { $name }
club-tie-asked = L'hai chiesto a { $name }.
club-tie-friend = Tu e { $name } siete amici.
club-is-asked = richiesta inviata
club-is-friend = tuo amico
club-part = Fine dell'amicizia
club-head-to-head = Testa a testa
club-call = Qualcuno ti aspetta
club-call-by = { $name } ti aspetta: { $title }
club-call-rated = Il tavolo è classificato: chi viene accetta.
club-call-come = Vengo
club-call-not = Non ora
club-call-game = Quale gioco
club-call-last = come l'ultima mia partita
club-call-friend = Gioca
club-company-here = Chi altro c'è
club-mute = Silenzia
club-unmute = Togli il silenzio
club-block = Blocca
club-unblock = Sblocca
club-muted = Silenziati: non leggi ciò che dicono
club-blocked = Bloccati: non siedi mai a un tavolo con loro
club-report = Segnala
club-report-what = Di che si tratta
club-report-conduct = come si comporta
club-report-why = Che cosa non va
club-report-help = Lo leggono i custodi del circolo, con il tuo nome; l'altro non lo sa. Che cosa ne è stato lo trovi nella tua pagina degli amici.
club-report-send = Segnala { $name }
club-report-told = I custodi sono avvisati.
club-reports = Segnalazioni
club-no-reports = Nessuna segnalazione aperta.
club-report-answer = La tua risposta a chi ha segnalato; con un provvedimento è anche il motivo
club-report-by = { $by } segnala { $whom } al tavolo
club-own-reports = Che cosa hai segnalato
club-report-about = su { $whom }:
club-outcome-open = i custodi non hanno ancora deciso
club-outcome-hide = il messaggio è stato nascosto
club-outcome-close = il tavolo è stato chiuso
club-outcome-remove = è stato escluso dal circolo
club-outcome-settled = è risolta
club-outcome-dismissed = non è stato fatto nulla
club-do-hide = Nascondi il messaggio
club-do-close = Chiudi il tavolo
club-do-remove = Escludi dal circolo
club-do-settled = È risolta
club-do-dismissed = Niente da fare
