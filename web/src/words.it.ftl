# Ciò che dice la pagina.
tagline = Un camposanto pieno di giochi. Porta una lanterna, o sfida quelli del posto.
loading = Un momento …
offline = Il server non risponde.
home = Inizio
close = Chiudi
more = Altro
lost-title = Qui non è sepolto nessuno
lost-text = Questa pagina non esiste.

# Inizio
games = Giochi
your-name = Il tuo nome
guest-name = Ospite
play-bots = Gioca contro i bot
play-bots-at = Gioca contro i bot: { $game }
with-friends = Con amici
with-friends-at = Con amici: { $game }
rules = Regole
rules-of = Regole: { $game }
dealing-short = Si danno le carte …
seats-need = Regola della casa per essere in tanti: { $rule }, { $value }.
players-with-rule = da { $low } a { $high } giocatori, fino a { $most } con una regola della casa
players-exactly = { $count ->
    [one] un giocatore
   *[other] { $count } giocatori
}
players-from-to = { $low ->
    [one] da uno a { $high } giocatori
   *[other] da { $low } a { $high } giocatori
}
blurb-gravediggers = Sotterra argento e guai, poi osa stringere il pugno sulla tua parte.
blurb-graverobbers = Sette tombe, una banda: chi di voi è in realtà la polizia?
blurb-vampire = Piccone, pala e paletto: trova la tomba del vampiro prima che sia tardi.
blurb-gloomy_graves = Folletti con folletti, draghi con draghi, in file ordinate.
my-tables = I tuoi tavoli
open-tables = Tavoli aperti
past-tables = Partite che hai finito
no-open-tables = Al momento nessuno aspetta giocatori.
new-table = Nuovo tavolo
your-go = Tocca a te
seats-free = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
status-waiting = si aspettano giocatori
status-dealing = si mescola
status-playing = in corso
status-over = finita
status-abandoned = interrotta
status-void = la distribuzione è nulla
status-shelved = messa da parte

# Un nuovo tavolo
game = Gioco
how-many = Quanti giocatori
seat-numbered = Posto { $number }
plan-own = tu, su questo dispositivo
plan-open = chiunque abbia il link
plan-invited = con link privato
plans-help = Prenditi più posti per passarvi un solo dispositivo.
bot = bot
bot-level = bot, { $level }
bot-easy = facile
bot-normal = normale
bot-hard = difficile
bot-expert = esperto
bot-random = avventato
bot-greedy = normale
bot-exact = perfetto
bot-search = riflessivo
listing = Dove si trova
listing-listed = nella prima pagina
listing-unlisted = solo con il link
watching = Chi può guardare
watching-everyone = tutti
watching-delayed = un po' più tardi
watching-nobody = nessuno
clock = Orologio
clock-none = nessuno
clock-bank = minuti a testa
clock-days = giorni per risposta
minutes = Minuti
increment = Secondi aggiunti per risposta
days-each = Giorni per risposta
on-expiry = A tempo scaduto
expiry-default = la risposta più semplice
expiry-bot = risponde un bot
start-when = Si comincia
start-full = quando ci sono tutti
start-host = quando lo dici tu
hints = Suggerimenti
house-rules = Regole della casa
make-table = Apri il tavolo

# In attesa
players = Giocatori
you = tu
you-here = Tu
yours = tuo
away = via
ready = pronto
to-answer = deve rispondere
seat-open = libero
seat-invited = con link privato
sit-here = Siediti qui
stand-up = Alzati
seat-bot = Metti un bot
free-seat = Libera il posto
invite = Link privato
invitation-help = Questo link è il posto { $number }: chi lo apre siede lì. Mandalo a una sola persona.
start = Dai le carte
bring-friends = Porta i tuoi amici
link = Link
copy-link = Copia il link
copied = Copiato
qr-of-link = Il link come immagine per la fotocamera del telefono
shuffling = Si mescolano le carte
shuffling-why = Il tuo browser partecipa, così nessuno può scegliere come cadono. Dopo la partita puoi verificarlo.
deal-void = La distribuzione è nulla: { $seats } non ha partecipato in tempo al mescolamento. Non c'è stata partita.
deal-called-off = { $count ->
    [0] Un mescolamento precedente è stato annullato. Non ne era stato rivelato nulla.
    [one] Un mescolamento precedente è stato annullato: { $names } non ha partecipato in tempo, o il posto è passato di mano. Non ne era stato rivelato nulla.
   *[other] Un mescolamento precedente è stato annullato: { $names } non hanno partecipato in tempo, o i posti sono passati di mano. Non ne era stato rivelato nulla.
}

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
log-empty = Non è ancora successo nulla.
chat = Chiacchiere
chat-empty = Nessuno ha detto nulla.
say-something = Di' qualcosa
send = Invia
no-chat = Qui parlano solo i giocatori, se il tavolo lo permette.
new-words = Qualcuno ha detto qualcosa
beside-the-table = Accanto al tavolo
the-table = Il tavolo
table-menu = Tavolo
settings = Impostazioni
keys = Tasti
your-decision = La tua decisione
answer = Risposta
read-rule = Regola { $rule }
hint = Che farebbe un bot?
list-answers = Tutte le risposte in elenco
nothing-picked = Tocca ciò che brilla
confirm = Conferma
confirm-number = Prendi { $number }
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
seat-is-open = Il posto { $number } è libero.
stood-in-for = Qualcuno risponde al tuo posto.
i-am-back = Sono di nuovo qui
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
keys-skip = salta il racconto

# La fine
winners = { $count ->
    [one] Vince { $names }!
   *[other] Vincono insieme { $names }!
}
broken-off = La partita è stata interrotta ({ $reason }).
look-at-table = Guarda il tavolo
show-result = Mostra il risultato
how-it-came = Come ci si è arrivati
rematch = Ancora una
replay = Rivedi
check-shuffle = Verifica il mescolamento
download-record = Scarica il verbale
share-replay = Condividi questa partita

# Rivedere
as-seen-by = Visto da
as-public = chi guarda
as-open = tutte le carte scoperte
first-step = Primo passo
last-step = Ultimo passo
step-back = Un passo indietro
step-on = Un passo avanti
chapter-before = Il capitolo prima
chapter-next = Il capitolo dopo
step = Passo
step-of = passo { $at } di { $last }
nothing-told = Non è stato annunciato nulla.

# Verificare
check-record = Verifica un verbale
check-what = Un verbale contiene ogni estrazione e ogni mossa di una partita. Scegline uno: il tuo browser ricalcola la catena delle impronte, gli impegni presi prima di mescolare e ogni estrazione.
choose-record = Un verbale (.sexton)
checking = Verifica in corso …
check-right = Tutto ciò che è stato verificato è giusto.
check-wrong = Qualcosa non torna.
check-limits = I pesi di ogni estrazione vengono da questo server, che conosce le regole; sexton verify controlla anche quelli, su una macchina tua.
check-chain-right = La catena di { $lines } righe è intatta.
check-chain-wrong = La catena si spezza alla riga { $line }: questa, o una prima, è stata cambiata.
check-chain-unknown = La catena non è stata verificata.
check-commitment-right = Il segreto del tavolo è quello a cui si era impegnato prima di mescolare.
check-commitment-wrong = Il segreto del tavolo non è quello a cui si era impegnato.
check-commitment-unknown = Questi dadi ({ $dice }) non sono stati mescolati insieme: nessuno era tenuto a non sceglierli.
check-form-wrong = La riga { $line } non è scritta come dovrebbe, o è nel posto sbagliato.
check-salts-right = { $count ->
    [0] Nessuna parte del mescolamento è stata rivelata.
    [one] La parte del giocatore nel mescolamento corrisponde all'impegno preso.
   *[other] Le parti di tutti i { $count } giocatori corrispondono agli impegni presi.
}
check-salts-wrong = La parte del posto { $seat } non corrisponde all'impegno preso.
check-salts-unknown = Le parti dei giocatori non sono state verificate.
check-void-right = La distribuzione era nulla, e sono nominati esattamente i posti senza la loro parte del mescolamento: { $seats }.
check-void-wrong = La distribuzione è dichiarata nulla, ma i posti nominati non sono esattamente quelli senza la loro parte del mescolamento.
check-fingerprint-right = Le parole di controllo di questo mescolamento: { $words }
check-draws-right = Tutte le { $count } estrazioni seguono dal mescolamento.
check-draws-wrong = L'estrazione alla riga { $line } non segue dal mescolamento.
check-draws-unknown = Le { $count } estrazioni non sono state verificate: questo server non conosce il tavolo.
check-alarm-wrong = Questo browser ha dato l'allarme durante questo mescolamento: il tavolo ha fatto ciò che un tavolo onesto non fa mai.
check-seen-right = È il mescolamento a cui ha partecipato questo browser.
check-seen-wrong = Non è il mescolamento a cui ha partecipato questo browser: il server lo ha cambiato, o il verbale è stato riscritto.
check-seen-unknown = Questo browser non ha partecipato.

# Arbitro
referee = Arbitro
referee-what = Per una partita a un tavolo vero: di' che cosa c'è, e le regole decidono.
settle = Decidi
examples = Esempi per il terminale
with-commas = più valori, separati da virgole
as-json = come JSON
not-readable = Questo non si può leggere.
player-numbered = giocatore { $number }
question-gravediggers-robbery = Un saccheggio
question-graverobbers-grave = Una tomba
question-gloomy_graves-place = Una sepoltura
question-graverobbers-score = Un punteggio
question-vampire-moves = Quali percorsi ci sono
question-gloomy_graves-score = Un punteggio
referee-ransacked = Quali tombe sono saccheggiate?
referee-so-many = { $count } giocatori
referee-whose = La mano di chi
referee-side = Da che parte sta
referee-goal = Obiettivo { $number }
referee-goal-graves = Le sue tombe
referee-goal-points = Punti
referee-goal-add = Aggiungi un obiettivo
referee-goal-remove = Toglilo
referee-accuses = Accusa
referee-nobody = nessuno
referee-column = Le carte, la più vicina alla tomba per prima
referee-undo = Togli l’ultima
referee-first-half = Prima metà
referee-second-half = Seconda metà
referee-empty = vuota
referee-lay = Tocca la casella della prima metà, poi quella della seconda. Posa le carte nell’ordine in cui furono posate.
referee-burial = Posa ciò che c’è, e per ultima la carta in questione.
referee-area = Dove
referee-type = Quale tipo si conta
referee-left = Carte punteggio rimaste
referee-at-column = Colonna
referee-at-row = Riga
referee-roll = Tiro
referee-tools = Attrezzi in mano
referee-cards = Le carte del cimitero
referee-fists = I pugni
referee-one-more = Ancora { $card }
referee-one-less = { $card }: una di meno
referee-players = Giocatori

# Impostazioni
language = Lingua
language-en = English
language-it = Italiano
theme = Luce
theme-night = Notte
theme-paper = Carta
theme-contrast = Alto contrasto
speed = Velocità del racconto
speed-1 = 1×
speed-2 = 2×
speed-instant = subito
confirm-setting = Conferma ogni risposta
confirm-help = Spento: l'ultima scelta è la risposta. Un numero si conferma sempre.
memory = Promemoria
memory-help = Mostra che cosa hai visto delle carte coperte, e che cosa non hai ancora visto.
sound = Suoni
notify = Notifica
notify-help = Quando tocca a te e questa pagina non è in vista.
switch-on = acceso
switch-off = spento
settings-kept = Restano solo in questo browser.

# Gravediggers
gd-ring = I cinque cimiteri
gd-tiles = Tessere
gd-tiles-left = { $down } su { $total } coperte
gd-finals = { $count ->
    [0] L'ultimo saccheggio
    [one] Ancora un saccheggio, poi è finita
   *[other] Ancora { $count } saccheggi, poi è finita
}

# Grave Digger
board-vampire-ours = disegnato da noi: il tabellone stampato è perduto
board-vampire-map = Tabellone: { $name }, { $columns } colonne per { $rows } righe; X verde { $green }, X rossa { $red }.
board-vampire-no-map = La mappa di questo tavolo qui non c'è. Le pedine sono su queste caselle, per colonna e riga:
board-vampire-tap = Hai tirato { $pips }. Tocca una casella accesa per vedere la strada, che cosa porta e che cosa rischi.
board-vampire-way = Strada
board-vampire-ways = { $count } strade
board-vampire-choose-way = Ci si arriva per più strade: scegline una
board-vampire-odds = non perdi niente 1 volta su { $of }
board-vampire-red = poi il fantasma rosso
board-vampire-pips-lost = { $pips ->
    [one] un punto va perso
   *[other] { $pips } punti vanno persi
}
board-vampire-to-red = { $steps ->
    [one] una casella alla X rossa
   *[other] { $steps } caselle alla X rossa
}
board-vampire-pile = Nel mucchio
board-vampire-die = Il dado segna { $pips }
board-vampire-die-rests = Il dado è fermo
board-vampire-grave-closed = Tomba { $number }, chiusa
board-vampire-grave-empty = Tomba { $number }, aperta e vuota
board-vampire-grave-vampire = Tomba { $number }: il vampiro
board-vampire-on-green-x = X verde
board-vampire-on-red-x = X rossa
board-vampire-on-pick = piccone
board-vampire-on-shovel = pala
board-vampire-on-stake = paletto
board-vampire-on-shadow = ombra
board-vampire-follow = È venuto dietro
board-vampire-kept = Non si perde niente
board-vampire-lost = Un attrezzo va perso
board-vampire-lost-two = Due attrezzi vanno persi
board-vampire-nothing = Niente più da rompere
board-vampire-beaten = Battuto! Adesso si scava
board-vampire-empty = Qui non c'è nessuno
board-vampire-reburied = Di nuovo chiusa
board-vampire-found = Il vampiro!

# Gloomy Graves
board-gloomy_graves-market = Giri, mazzo e fila
board-gloomy_graves-round = { $rounds ->
    [0] Giro { $round }
   *[other] Giro { $round } di { $rounds }
}
board-gloomy_graves-rounds-left = { $count ->
    [0] poi è finita
    [one] poi ancora uno
   *[other] poi altri { $count }
}
board-gloomy_graves-beginning = Cominciano le cripte
board-gloomy_graves-deck = Il mazzo
board-gloomy_graves-deck-about = Sul mazzo
board-gloomy_graves-deck-reconstructed = mazzo «{ $deck }», una ricostruzione
board-gloomy_graves-deck-given = mazzo «{ $deck }»
board-gloomy_graves-deck-left = { $count ->
    [0] Il mazzo è vuoto
    [one] Una carta nel mazzo
   *[other] { $count } carte nel mazzo
}
board-gloomy_graves-unseen = Non ancora viste
board-gloomy_graves-yard = cimitero
board-gloomy_graves-crypt = cripta
board-gloomy_graves-your-crypt = la tua cripta
board-gloomy_graves-crypts = Le cripte
board-gloomy_graves-crypt-of = La cripta di { $name }
board-gloomy_graves-enlarge = La cripta di { $name }, in grande
board-gloomy_graves-show-crypt = Mostra in grande la tua cripta
board-gloomy_graves-show-yard = Mostra in grande il cimitero
board-gloomy_graves-cards = carte in mano
board-gloomy_graves-holds = { $count ->
    [one] Ha in mano una carta:
   *[other] Ha in mano { $count } carte:
}
board-gloomy_graves-holds-known = { $count ->
    [one] Ha in mano una carta
   *[other] Ha in mano { $count } carte
}{ $known ->
    [0] .
    [one] , una vista da tutti:
   *[other] , { $known } viste da tutti:
}
board-gloomy_graves-types = Carte punteggio
board-gloomy_graves-legend = I tuoi gruppi: cimitero + cripta → carta punteggio
board-gloomy_graves-legend-of = { $name }: cimitero + cripta → carta punteggio
board-gloomy_graves-legend-after = Con questa carta: cimitero + cripta → carta
board-gloomy_graves-scored = presa
board-gloomy_graves-score-card = carta punteggio
board-gloomy_graves-zoom-in = Più vicino
board-gloomy_graves-zoom-out = Più lontano
board-gloomy_graves-zoom-fit = Tutto il terreno
board-gloomy_graves-turn = Gira
board-gloomy_graves-turn-label = Gira la carta (T)
board-gloomy_graves-put-back = Rialza la carta (Esc)
board-gloomy_graves-bury = Seppellisci
board-gloomy_graves-keys = Scegli una carta, poi: le frecce la spostano, T la gira, A passa dalla cripta al cimitero e viceversa, Invio conferma, Esc la rialza. Più, meno e 0 per lo zoom, Maiusc e frecce per scorrere.
board-gloomy_graves-taken = Hai preso { $card }. { $count ->
    [one] C'è un posto
   *[other] Ci sono { $count } posti
} per lei.
board-gloomy_graves-half-at = { $under ->
    [none] { $half } in colonna { $x }, riga { $y }
   *[other] { $half } in colonna { $x }, riga { $y }, sopra { $under }
}
board-gloomy_graves-ghost-group = { $grave }: { $communal } e { $crypt } fanno { $total }{ $claim ->
    [0] {""}
   *[other] , che vale il { $claim }
}
board-gloomy_graves-final = I conti
board-gloomy_graves-over = La partita è finita

# Graverobbers
board-graverobbers-graves = Le sette tombe
board-graverobbers-grave = Tomba { $grave }, { $fate ->
    [ransacked] saccheggiata
    [undisturbed] intatta
   *[open] aperta
}: { $cards }.
board-graverobbers-ransacked = violata
board-graverobbers-undisturbed = intatta
board-graverobbers-wants-black = saccheggiate
board-graverobbers-wants-white = intatte
board-graverobbers-first = primo giocatore di questo giro
board-graverobbers-may-accuse = può ancora accusare
board-graverobbers-accuse = Accusa { $name }
board-graverobbers-accused-by = { $count ->
    [one] accusato una volta
   *[other] accusato { $count } volte
}
board-graverobbers-spy-at = Spia alla tomba { $grave }: scopri l'ultima carta
board-graverobbers-lay-aside = Metti da parte { $objective }
board-graverobbers-aside = da parte
board-graverobbers-kept = tenuto
board-graverobbers-if-ransacked = se violato
board-graverobbers-if-safe = se intatto
board-graverobbers-open-hands = Mani scoperte
board-graverobbers-last-hand = Il conto della mano { $hand }
board-graverobbers-unseen = Carte che non hai visto
board-graverobbers-cemetery-ransacked = Il cimitero è saccheggiato
board-graverobbers-cemetery-safe = Il cimitero è intatto

# Una prima partita guidata; ciò che dice la guida sta accanto a ogni tavoliere
guide = Il vecchio sagrestano, la tua guida
guide-learn = Impara in cinque minuti
guide-go-on = Continua a imparare
guide-on = Avanti
guide-back = Che cosa è stato detto prima
guide-where = Fammi vedere
guide-leave = Lascia la guida (g)
guide-call = Chiama la guida (g)
guide-waits = Gioca pure. Parlo quando arriva qualcosa di nuovo.
guide-progress = Passo { $at } di { $of }
keys-guide-on = che cosa dice poi la guida
keys-guide = manda via la guida, o chiamala

# House rules: option-<game>-<option>, and its values
option-gravediggers-unpaid_fist = Pugni non pagati
option-gravediggers-unpaid_fist-kept = restano a chi li ha
option-gravediggers-unpaid_fist-forfeited = sono persi
option-gravediggers-payout = Se il bottino non basta
option-gravediggers-payout-stop = si smette di pagare
option-gravediggers-payout-skip = si paga il gruppo seguente
option-gravediggers-closed = Cimiteri chiusi
option-gravediggers-closed-stay = restano chiusi
option-gravediggers-closed-reopen = possono riaprire
option-gravediggers-components = Denaro e note di credito
option-gravediggers-components-unlimited = non finiscono mai
option-gravediggers-components-strict = solo quelli della scatola
option-gravediggers-money = Denaro di ciascuno
option-gravediggers-money-hidden = nascosto
option-gravediggers-money-open = in vista
option-gravediggers-ties = A pari merito
option-gravediggers-ties-shared = si vince insieme
option-gravediggers-ties-fewer_notes = vince chi ha meno note di credito
option-graverobbers-accuse_at_end = Accuse dopo l’ultimo giro
option-graverobbers-accuse_at_end-yes = sì
option-graverobbers-accuse_at_end-no = no
option-graverobbers-full_tie = Parità completa in una mano
option-graverobbers-full_tie-shared = si vince insieme
option-graverobbers-full_tie-next_ranked = vince chi segue
option-graverobbers-match_tie = Partita in parità
option-graverobbers-match_tie-shared = si vince insieme
option-graverobbers-match_tie-next_ranked = vince chi segue
option-graverobbers-hands = Mani in una partita
option-graverobbers-hands-1 = una
option-graverobbers-hands-3 = tre
option-graverobbers-hands-players = una per giocatore
option-graverobbers-open_hands = Tutte le carte scoperte, per esercizio
option-graverobbers-open_hands-no = no
option-graverobbers-open_hands-yes = sì
option-vampire-board = Tabellone
option-vampire-board-iron_gate = Iron Gate
option-vampire-board-lych_gate = Lych Gate, breve
option-vampire-board-abbey = Abbey, lungo
option-vampire-seats_up_to = Giocatori
option-vampire-seats_up_to-4 = fino a 4
option-vampire-seats_up_to-6 = fino a 6
option-vampire-pawns = Le altre pedine
option-vampire-pawns-pass = si possono superare
option-vampire-pawns-block = sbarrano la via
option-vampire-lost_red = Chi perde col fantasma rosso
option-vampire-lost_red-stay = resta lì
option-vampire-lost_red-green = torna alla X verde
option-vampire-graves = Una tomba vuota
option-vampire-graves-open = resta aperta
option-vampire-graves-rebury = è richiusa, si rimescola
option-vampire-decline_tool = Gli attrezzi si possono lasciare
option-vampire-decline_tool-no = no
option-vampire-decline_tool-yes = sì
option-vampire-tools_on_the_way = Alla X rossa valgono gli attrezzi presi per via
option-vampire-tools_on_the_way-no = no
option-vampire-tools_on_the_way-yes = sì
option-gloomy_graves-deck = Mazzo
option-gloomy_graves-deck-pairs = coppie
option-gloomy_graves-deck-doubles = con i doppi
option-gloomy_graves-harvest = Il tuo gruppo nel cimitero
option-gloomy_graves-harvest-anywhere = può stare ovunque
option-gloomy_graves-harvest-new_card = deve contenere la carta nuova

# Posta
mail-title = Avvisi per e-mail
mail-help = Quando tocca a te a un tavolo con giorni per rispondere e non sei qui, te lo dice un messaggio. Nomina il tavolo, niente della partita.
mail-address = Indirizzo e-mail
mail-send-code = Mandami un codice
mail-code-sent = Un codice è in viaggio verso { $address }.
mail-code = Codice del messaggio
mail-confirm = Conferma l'indirizzo
mail-other = Un altro indirizzo
mail-goes-to = Gli avvisi vanno a { $address }.
mail-stop = Niente più posta

# File propri
own-file = { $what }: il tuo
own-file-help = Un file di testo, letto come il gioco legge i suoi.
own-file-vampire-board = Un file di testo. Prima riga: board e il suo nome. Poi il disegno: o una casella, . niente, G e R la X verde e la rossa, P S K un piccone, una pala, un paletto, * un'ombra.
own-file-gloomy_graves-deck = Un file di testo. Prima riga: name e come si chiama. Poi una riga per carta: le sue metà, e quante hanno zero, due e tre pale, come pixie/goblin 4 2 1.
own-file-graverobbers-objectives = Un file di testo, una riga per carta: colore, due tombe o cemetery, punti, come black 1-2 6. Nove neri, nove bianchi.
own-file-choose = Scegli un file
own-file-paste = Oppure incollalo qui
own-file-check = Controlla e usa
own-file-drop = Meglio di no
own-file-used = { $name ->
    [none] { $what }: a questo tavolo si usa il tuo.
   *[other] { $what }: a questo tavolo si usa { $name }.
 }
option-graverobbers-objectives = Obiettivi
