blurb-vampire = Piccone, pala e paletto: trova la tomba del vampiro prima che sia tardi.

# Il tavoliere
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

# L’arbitro
question-vampire-moves = Quali percorsi ci sono
referee-at-column = Colonna
referee-at-row = Riga
referee-roll = Tiro
referee-tools = Attrezzi in mano

# Regole della casa: option-<gioco>-<opzione>, e i suoi valori
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

# Un file proprio
own-file-vampire-board = Un file di testo. Prima riga: board e il suo nome. Poi il disegno: o una casella, . niente, G e R la X verde e la rossa, P S K un piccone, una pala, un paletto, * un'ombra.
