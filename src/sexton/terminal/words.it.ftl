# Quel che dice il terminale.
rank = { $place }. { $name }: { $points }
winners = { $count ->
    [one] Vince { $names }.
   *[other] Vincono insieme { $names }.
}
log-title = Il diario
story-go-on = Spazio: avanti
type-a-move = / per scrivere una mossa: { $example }
memory-on = promemoria acceso
memory-off = promemoria spento
language-name = italiano
speed-1 = velocità 1×
speed-2 = velocità 2×
speed-instant = velocità: istantanea
practice = partita di prova
practice-seed = partita di prova, seme { $seed }

key-choose = ← → Invio
key-choose-does = indica una risposta e prendila; un clic fa lo stesso
key-number = 1–9 0 a–z
key-number-does = prendi la risposta con questo numero o lettera
key-amount = ← → Pag↑ Pag↓
key-amount-does = un numero: uno in più o in meno, cinque in più o in meno; oppure scrivilo, poi Invio
key-aim = ← ↑ ↓ →
key-aim-does = sul disegno: al posto più vicino in questa direzione; Tab li passa tutti
key-turn = t f
key-turn-does = sul disegno: gira quel che posi; rovescialo da capo a piedi
key-pan = Pag↑ Pag↓ Inizio Fine
key-pan-does = sul disegno: guarda altrove (anche Maiusc e una freccia)
key-back = Esc
key-back-does = un passo indietro nella risposta
key-type = /
key-type-does = scrivi una mossa come testo; Esc lascia la riga
key-skip = Spazio
key-skip-does = racconta subito il resto; vai avanti dopo un racconto lungo
key-help = ?
key-help-does = questo aiuto
key-help-short = aiuto
key-rules = r
key-rules-does = il regolamento
key-rules-short = regole
key-review = v
key-review-does = analizzare: quanto valevano le decisioni del posto mostrato
key-review-short = analisi
replay-reviewing = analizzo: { $done } di { $last }
key-log = g
key-log-does = tutto quel che hai sentito
key-log-short = diario
key-memory = m
key-memory-does = promemoria acceso o spento: quel che hai visto delle carte coperte
key-memory-short = promemoria
key-hint = h
key-hint-does = un suggerimento, nelle partite di prova (--practice o --seed)
key-hint-short = consiglio
key-language = l
key-language-does = italiano o inglese
key-language-short = language
key-speed = s
key-speed-does = velocità del racconto: 1×, 2×, istantanea
key-speed-short = velocità
key-take-back = u
key-take-back-does = ritira l'ultima risposta, dove le regole lo permettono; nelle partite di pratica l’ultima decisione: u con la stessa sorte, U con una nuova
key-take-back-short = ritira
key-quit = q
key-quit-does = lascia la partita, dopo una domanda
key-quit-short = esci
key-again = n
key-again-does = una nuova partita, quando questa è finita
key-again-short = nuova partita
key-step = ← →
key-step-does = un passo indietro o avanti
key-step-short = passo
key-ends = Inizio Fine
key-ends-does = al principio, alla fine
key-chapter = [ ]
key-chapter-does = al capitolo prima, al prossimo
key-chapter-short = capitolo
key-seat = 0–6
key-seat-does = come l'ha vista questo posto
key-seat-short = posto
key-public = p
key-public-does = come l'ha vista chi guarda
key-public-short = pubblico

help-title = Tasti
overlay-keys = ↑ ↓ scorri · Esc indietro
leave-title = Andare via?
leave-question = Lasciare la partita? Viene interrotta e la registrazione resta.
leave-keys = s sì · n no
result-title = Il risultato
result-keys = ↑ ↓ · n nuova partita · q esci · Esc guarda il tavolo
saved-record = La registrazione: { $path }
saved-verify = Per controllarla: { $command }

ground-keys = frecce: indica · Invio: prendi · Esc: indietro
ground-keys-turn = frecce: sposta · t: gira · f: rovescia · Invio: posa · Esc: indietro
hints-thinking = penso a un suggerimento …
hints-title = Un suggerimento
hints-none = Per questa domanda non ci sono suggerimenti.
refused-hints-in-practice-only = i suggerimenti sono per le partite di prova (--practice); questa conta
not-saved = Non è stato possibile scrivere la registrazione in { $path }: { $problem }.
not-saved-yet = Niente è ancora perso: quando lasci il tavolo ti viene chiesto un altro posto.
not-saved-where = Un altro file per la registrazione (vuoto: nessuno)
not-saved-kept = La registrazione è stata messa qui:
not-saved-printed = Non è stato possibile scrivere neanche là. Questa è la registrazione; conservala:
not-saved-seen = E questo è ciò che ha visto il tuo posto, per controllarla:

play-practice = Una partita di prova: con lo stesso seme torna lo stesso mazzo.
play-which = Quale gioco?
play-which-number = Numero
play-left = La partita è stata interrotta.

only-answer = { $question } (una sola risposta: { $answer })
plain-picked = { $field }: { $label }
plain-choices = { $field }:
plain-choice = { $number }. { $label }
plain-range = Un numero da { $low } a { $high }.
plain-hint = Rispondi con un numero o con una mossa come «{ $example }»; back, view, log, rules, ?, quit.
plain-help = Scrivi il numero di una risposta, o tutta la mossa come testo. Altre parole:
    back: un passo indietro nella risposta
    view: di nuovo la situazione
    log: tutto quel che hai sentito
    hint: un suggerimento, nelle partite di prova
    undo: ritira l'ultima risposta, dove le regole lo permettono; nelle partite di pratica l’ultima decisione (undo new: con una sorte nuova)
    rules: il regolamento; rules { $rule }: una regola
    lang: l'altra lingua
    quit: lascia la partita
plain-no-number = non c'è una risposta numero { $number }
plain-no-rule = Non c'è una regola { $rule }.
plain-leave = Lasciare la partita? Viene interrotta e la registrazione resta. sì o no?
plain-input-ended = L'ingresso è finito prima della partita: la partita è interrotta.
plain-input-fruitless = Solo righe che non rispondono a niente: la partita è interrotta.

replay-not-over = { $path }: la partita non è finita, perciò la registrazione è ancora privata
replay-void = { $path }: la distribuzione era nulla e non si è giocato ({ $reason })
replay-no-file = { $path }: { $problem }
replay-not-a-record = { $path }, riga { $line }: { $problem }
replay-not-checked = non c’è niente da riguardare: la riga { $line } della registrazione è sbagliata: { $problem }
replay-no-text = { $path } non è una registrazione: non è testo
replay-moves-without-json = --moves si usa insieme a --json
replay-no-seat = in questa partita non c'è un posto { $seat }: vanno da 0 a { $last }
replay-as-public = come chi guarda
replay-as-seat = come { $name }
replay-step = passo { $at } di { $last }
replay-over = La partita è finita.
broken-off = La partita è stata interrotta ({ $why ->
    [by-consent] tutti erano d'accordo
    [everyone-resigned] tutti l'avevano lasciata
    [by-a-steward] l'ha chiusa un custode
    [left-alone] nessuno si è visto per un mese, e il suo posto serviva
   *[other] { $reason }
}).
replay-player = { $name } (posto { $seat }, { $player })
player-human = umano
player-bot = bot { $level }
taken-back = La decisione è ritirata, { $luck ->
    [same] con la stessa sorte
   *[new] con una sorte nuova
}.
