# Quello che dice `sexton doctor`.
doctor-all-well = Va tutto bene.
doctor-all-warning = Funziona, ma c’è qualcosa da sistemare.
doctor-all-fault = C’è qualcosa che non va: così non può funzionare.

doctor-settings-valid = Le impostazioni sono valide.
doctor-settings-wrong = Le impostazioni non sono valide: { $problem }.
doctor-config-exposed = Altri su questa macchina possono leggere { $path }, che contiene un segreto: chmod 600 { $path }

doctor-none-yet = In { $path } non c’è ancora una base di dati: la creerà il primo avvio.
doctor-no-file = { $path } non è un file: indica un’altra base di dati.
doctor-cannot-read = L’utente che chiede non può leggere { $path }: esegui il comando come l’utente del server, o affidagli il file (chown).
doctor-cannot-write = L’utente che chiede non può scrivere in { $path }: esegui il comando come l’utente del server, o affidagli il file (chown).
doctor-folder-closed = In { $path } non si può scrivere, e SQLite deve creare altri file accanto alla base di dati: affida la cartella all’utente del server (chown).
doctor-closed = Non si può aprire { $path }: { $problem }.
doctor-broken = { $path } non è una base di dati integra ({ $problem }): ferma il server, conserva una copia del file e ripristina un salvataggio (sexton restore).
doctor-foreign = { $path } è la base di dati di un altro programma: indica un altro file.
doctor-sound = La base di dati { $path } è integra: { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
}.
doctor-schema-current = Il suo schema è quello che questo Sexton conosce (passo { $known }).
doctor-schema-older = Il suo schema è più vecchio (passo { $found } di { $known }): il prossimo avvio lo aggiorna.
doctor-schema-newer = È di un Sexton più recente (passo { $found }; questo arriva a { $known }): installa quello, oppure ripristina un salvataggio precedente all’aggiornamento.
doctor-private = Nessun altro su questa macchina può leggere la base di dati.
doctor-exposed = Altri su questa macchina possono leggere { $path }, che contiene le carte delle partite in corso: chmod 600 { $path }
doctor-open-folder = Chiunque su questa macchina può scrivere in { $path }, e sostituire la base di dati: chmod go-w { $path }
doctor-other-owner = { $path } e { $database } appartengono a utenti diversi, perciò il server non può scrivere: affidalo al proprietario della base di dati (chown).

doctor-needs-postgres = Per PostgreSQL servono altri pacchetti: pip install 'sexton[postgres]'
doctor-away = La base di dati PostgreSQL non è raggiungibile ({ $problem }): è in funzione? Indirizzo, nome e password sono giusti?
doctor-postgres-read-only = La base di dati PostgreSQL si può soltanto leggere: indica quella primaria, e un utente che possa creare tabelle.
doctor-postgres-sound = La base di dati PostgreSQL risponde: { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
}.

doctor-room = C’è spazio sul disco: { $megabytes } MB in { $path }.
doctor-little-room = C’è poco spazio sul disco: { $megabytes } MB in { $path }.
doctor-no-room = Il disco è quasi pieno: restano { $megabytes } MB in { $path }. Quando è pieno non si può più giocare.
doctor-no-nodes = Il file system di { $path } non può contenere altri file.
doctor-clock-right = Niente fa dubitare dell’orologio.
doctor-clock-alone = L’orologio non è sincronizzato: limiti di tempo e date possono essere sbagliati (timedatectl set-ntp true).
doctor-clock-slow = L’orologio è sbagliato: è indietro di { $minutes } minuti rispetto a quanto già salvato qui. Regolalo prima che si giochi a tempo.
doctor-clocks-agree = Gli orologi di questa macchina e della base di dati concordano.
doctor-clocks-apart = Gli orologi di questa macchina e della base di dati differiscono di { $seconds } secondi: sincronizzali.

doctor-page-built = La pagina per i browser c’è.
doctor-page-missing = La pagina per i browser non è stata costruita: i browser vedono un avviso, dai terminali si gioca lo stesso. Nei sorgenti la costruisce “make play”.
doctor-engine-compiled = Il motore è compilato.
doctor-engine-uncompiled = Il motore non è compilato: funziona tutto, ma nello stesso tempo i bot guardano meno lontano. Nei sorgenti lo compila “make engine”.

doctor-this-machine = Ascolta su { $host }:{ $port } ed è raggiungibile solo da questa macchina, o da un proxy che vi gira.
doctor-network = Ascolta su { $host }:{ $port } senza cifratura: va bene in salotto, non su internet.
doctor-https = Si raggiunge a { $url }, con cifratura.
doctor-no-https = Si raggiunge a { $url }, senza cifratura: nomi, cookie e link privati si possono leggere lungo la strada. Metti davanti un proxy con https.
doctor-round-the-proxy = Ascolta su { $host }:{ $port }, così i visitatori possono aggirare il proxy: imposta host a 127.0.0.1.
doctor-trusts-everybody = trusted_proxies è *: ogni visitatore può dichiarare qualsiasi indirizzo, e i limiti non contano più. Indica il proxy.

doctor-push-on = I browser possono essere avvisati quando tocca a qualcuno.
doctor-push-off = I browser non vengono avvisati (push è spento).
doctor-push-not-installed = I browser non possono essere avvisati quando tocca a qualcuno: pip install 'sexton[club]', o metti push a false.
doctor-push-loopback = push_loopback è impostato: chi gioca qui può far mandare richieste a questa macchina. È per le prove.
doctor-not-running = A { $address } non è in funzione alcun server.
doctor-running = Il server a { $address } sta bene.
doctor-unwell = Il server a { $address } non sta bene. Dice: “{ $said }”
doctor-somebody-else = A { $address } risponde un altro programma: scegli un’altra porta.
doctor-silent = A { $address } qualcosa ascolta ma non risponde ({ $problem }).

doctor-reached = { $url } porta al server.
doctor-unreachable = Da qui non si raggiunge { $url } ({ $problem }): controlla il nome nel DNS, il firewall e il proxy.
doctor-leads-elsewhere = { $url } porta altrove (stato { $status }): il proxy non inoltra le richieste a Sexton.
doctor-headers-pass = Il proxy dice chi sta chiedendo.
doctor-no-forwarded-for = Il proxy non dice chi sta chiedendo, o non gli si crede: tutti i visitatori contano come uno. Deve impostare X-Forwarded-For, e trusted_proxies ({ $proxies }) deve contenere il suo indirizzo.
doctor-no-forwarded-proto = Il proxy non dice che i visitatori usano https: dovrebbe impostare X-Forwarded-Proto.
doctor-sockets-pass = Il proxy lascia passare i socket.
doctor-sockets-blocked = Il proxy non lascia passare i socket (stato { $status }): deve inoltrare Upgrade e Connection.
doctor-metrics-exposed = { $url }/metrics è leggibile da tutti: fa’ rispondere 404 al proxy.
doctor-certificate-days = Il certificato vale ancora { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}.
doctor-certificate-refused = Il certificato non è valido: { $problem }.
