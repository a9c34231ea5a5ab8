# Ciò che dice la pagina, qualunque cosa si giochi: le parole di un gioco stanno accanto al suo tavoliere.
tagline = Un camposanto pieno di giochi. Porta una lanterna, o sfida quelli del posto.
loading = Un momento …
offline = Il server non risponde.
page-missing = Una parte di questa pagina non è arrivata. Forse manca la linea, o Sexton è stato rinnovato nel frattempo.
load-anew = Ricarica
home = Inizio
close = Chiudi
settings = Impostazioni
club = Tu in questo circolo
more = Altro
lost-title = Qui non è sepolto nessuno
lost-text = Questa pagina non esiste.
lost-table = Questo tavolo non esiste. Forse è stato chiuso: chiedi un nuovo link a chi te l'ha mandato.
lost-game = Questo gioco non esiste.
contents = Indice
find-in-rules = Cerca nelle regole
found-rules = { $count ->
    [0] niente
    [one] un punto
   *[other] { $count } punti
}

# Inizio
games = Giochi
your-name = Il tuo nome
guest-name = Ospite
play-bots = Gioca contro i bot
play-bots-at = Gioca contro i bot: { $game }
with-friends = Con amici
with-friends-at = Con amici: { $game }
one-device = Un dispositivo
one-device-at = Un dispositivo per tutti: { $game }
how-many-people = Quante persone
how-many-bots = E quanti bot
names-around = Chi gioca
player-called = Giocatore { $number }
device-help = Vi passate il dispositivo. Prima di ogni turno un velo nasconde le carte finché non lo prende chi tocca.
deal = Dai le carte
more-settings = Altre impostazioni: orologio, regole della casa, link privati …
level = Quanto giocano bene i bot
character = In che modo giocano i bot
character-plain = stile neutro
character-mixed = uno per tipo
bots-level = bot: { $level }
about-minutes = { $minutes }{"\u00A0"}min
drop-table = Togli
drop-table-at = Togli questo tavolo: { $game }
drop-sure = Toglierlo?
drop-others = Andartene? Continua un bot
close-table = Chiudi questo tavolo
close-table-at = Chiudi questo tavolo: { $game }
close-sure = Chiuderlo per tutti?
close-not = Lascialo aperto
table-closed = Il tavolo è stato chiuso da chi lo aveva aperto.
list-won = { $count ->
    [one] hai vinto
   *[other] vittoria condivisa
}
list-place = { $place }º di { $count }
list-winner = vince { $names }
list-rated = classificato
open-for-members = Qui aprono tavoli i soci del circolo; puoi sederti a uno che aspetta.
open-for-stewards = Qui aprono tavoli i custodi del circolo; puoi sederti a uno che aspetta.
open-for-everybody = Qui non puoi aprire tavoli.
door-open = Qui non puoi aprire tavoli.
door-invitation = Qui giocano i soci del circolo e chi è invitato.
door-members = Qui giocano i soci del circolo.
list-score = i tuoi punti: { $score }
rules = Regole
rules-of = Regole: { $game }
dealing-short = Si danno le carte …
seats-need = Regola della casa per questo numero di giocatori: { $rule }, { $value }.
players-with-rule = da { $low } a { $high } giocatori, fino a { $most } con una regola della casa
players-exactly = { $count ->
    [one] un giocatore
   *[other] { $count } giocatori
}
players-from-to = { $low ->
    [one] da uno a { $high } giocatori
   *[other] da { $low } a { $high } giocatori
}
my-tables = I tuoi tavoli
open-tables = Tavoli aperti
past-tables = Partite che hai finito
no-open-tables = Al momento nessuno aspetta giocatori.
new-table = Nuovo tavolo
new-table-told = Come ti avvisiamo
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
seat-of = { $bot ->
    [none] posto di { $name }
   *[other] posto di { $name } (bot)
}
plan-own = tu, su questo dispositivo
plan-open = chiunque abbia il link
plan-invited = con link privato
plans-help = Prenditi più posti per passarvi un solo dispositivo.
bot = bot
bot-level = bot, { $level }
bot-does = { $bot }: { $does }
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
quoted = «{ $text }»
make-table = Apri il tavolo

# In attesa
clock-none-is = Senza orologio
clock-bank-is = { $minutes } minuti a testa, più { $increment } secondi per risposta
time-days = { $days }g { $hours }h
clock-days-is = { $days ->
    [one] un giorno per risposta
   *[other] { $days } giorni per risposta
}
house-rules-are = Regole della casa: { $rules }
house-rules-none = Nessuna regola della casa
house-rule-own = una propria
watching-everyone-is = Tutti possono guardare
watching-delayed-is = Chi guarda vede un po' più tardi
watching-nobody-is = Nessuno può guardare
hints-are-on = Con suggerimenti
named-bot = { $name } (bot)
brought = Bot dei soci
brought-help = Sì: i soci possono far sedere bot scritti da loro. Chi è seduto lo sa, e quel posto è segnato.
brought-is = I soci possono portare bot
read-the-rules = Leggi le regole
name-at-seat = Nome al posto { $number }
players = Giocatori
you = tu
you-here = Tu
yours = tuo
away = via
ready = pronto
to-answer = { $you ->
    [yes] devi rispondere
   *[no] deve rispondere
}
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
share = Condividi
qr-of-link = Il link come immagine per la fotocamera del telefono
shuffling = Si mescolano le carte
shuffling-why = Il tuo browser partecipa, così nessuno può scegliere come cadono. Dopo la partita puoi verificarlo.
deal-void = La distribuzione è nulla: { $seats } non ha partecipato in tempo al mescolamento. Non c'è stata partita.
shuffle-elsewhere = A questa mescolata ha partecipato un altro tuo dispositivo, quindi questo non ha potuto sorvegliarla. Se nessun altro tuo dispositivo era a questo tavolo, non fidarti.
deal-called-off = { $count ->
    [0] Un mescolamento precedente è stato annullato. Non ne era stato rivelato nulla.
    [one] Un mescolamento precedente è stato annullato: { $names } non ha partecipato in tempo, o il posto è passato di mano. Non ne era stato rivelato nulla.
   *[other] Un mescolamento precedente è stato annullato: { $names } non hanno partecipato in tempo, o i posti sono passati di mano. Non ne era stato rivelato nulla.
}

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
play-replay = Riproduci
pause-replay = Pausa
share-moment = Condividi questo momento

# Verificare
check-record = Verifica un verbale
train = Per il treno
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
puzzles = Rompicapi
referee = Arbitro
referee-what = Per una partita a un tavolo vero: di' che cosa c'è, e le regole decidono.
settle = Decidi
examples = Esempi per il terminale
with-commas = più valori, separati da virgole
as-json = come JSON
not-readable = Questo non si può leggere.
player-numbered = giocatore { $number }
referee-undo = Togli l’ultima
referee-one-less = { $card }: una di meno
referee-players = Giocatori

# Impostazioni
language = Lingua
language-en = English
language-it = Italiano
theme = Luce
theme-system = come il sistema
theme-night = Notte
theme-paper = Carta
theme-contrast = Alto contrasto
speed = Velocità del racconto
speed-05 = ½×
speed-1 = 1×
speed-2 = 2×
speed-instant = subito
speed-tap = attendi un tocco
confirm-setting = Conferma ogni risposta
confirm-help = Spento: l'ultima scelta è la risposta. Un numero si conferma sempre.
memory = Promemoria
memory-help = Mostra che cosa hai visto delle carte coperte, e che cosa non hai ancora visto.
sound = Suoni
notify = Notifica
notify-help = Quando tocca a te e questa pagina non è in vista.
switch-on = sì
switch-off = no
settings-kept = Restano solo in questo browser.

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
guide-watches = Guarda che cosa succede.
guide-progress = Passo { $at } di { $of }
keys-guide-on = che cosa dice poi la guida
keys-guide = manda via la guida, o chiamala

# Dispositivi
sessions-title = I tuoi dispositivi
session-on = { $browser } su { $system }
session-terminal = Un terminale
session-unknown = Un altro programma
session-here = questo dispositivo
session-seen = usato l'ultima volta: { $ago }
session-end = Chiudi
session-end-of = Chiudi questa sessione: { $session }
session-end-sure = Disconnetterlo?
session-end-here = Uscire qui? Senza un altro dispositivo perdi i tuoi posti
sessions-end-others = Disconnetti tutti gli altri
session-link = Usa il mio nome e i miei tavoli su un altro dispositivo
session-link-help = Apri questo link da lì, o inquadra il codice. Funziona una volta sola, per { $minutes } minuti; chi ce l'ha gioca come te.
session-arrived = Il tuo altro dispositivo è collegato.
device-title = Un dispositivo in più
device-what = Questo link viene da un altro tuo dispositivo. Se continui, giochi qui con lo stesso nome e agli stessi tavoli. Se te l'ha mandato qualcun altro, non continuare: giocheresti con il suo nome.
device-replaces = Finora qui giochi come { $name }. Da questo dispositivo quel nome e i suoi posti non saranno più raggiungibili.
device-use = Gioca anche qui
device-not = Meglio di no

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
own-file-choose = Scegli un file
own-file-paste = Oppure incollalo qui
own-file-check = Controlla e usa
own-file-drop = Meglio di no
own-file-used = { $name ->
    [none] { $what }: a questo tavolo si usa il tuo.
   *[other] { $what }: a questo tavolo si usa { $name }.
 }
