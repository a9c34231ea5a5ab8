# Il tabellone
board-vampire-aim = Vince chi dissotterra per primo il vampiro: porta piccone, pala e paletto sulla X rossa e lì batti il fantasma rosso.
board-vampire-ours = mappa nostra: l’originale è perduto
board-vampire-no-map = La mappa di questo tavolo non è disponibile qui.
board-vampire-way = Strada
board-vampire-ways = { $count } strade
board-vampire-choose-way = Ci si arriva per più strade: scegline una
# Che cosa porta una strada, letto ad alta voce
board-vampire-brings = { $gains ->
    [none] nessun attrezzo
    [pick] prendi il piccone
    [shovel] prendi la pala
    [stake] prendi il paletto
    [pick-shovel] prendi piccone e pala
    [pick-stake] prendi piccone e paletto
    [shovel-stake] prendi pala e paletto
   *[pick-shovel-stake] prendi piccone, pala e paletto
}, { $fights ->
    [0] nessun combattimento
    [one] un combattimento
   *[other] { $fights } combattimenti
}
board-vampire-odds = non perdi niente 1 volta su { $of }
board-vampire-red = poi il fantasma rosso
board-vampire-pips-lost = { $pips ->
    [one] un punto va perso
   *[other] { $pips } punti vanno persi
}
board-vampire-far = R a { $steps }
board-vampire-far-large = passi a R
board-vampire-far-short = { $steps }→R
board-vampire-to-red = { $steps ->
    [one] una casella alla X rossa
   *[other] { $steps } caselle alla X rossa
}
board-vampire-mark-pick = Pi
board-vampire-mark-shovel = Pa
board-vampire-mark-stake = Pt
board-vampire-mark-green-x = V
board-vampire-mark-red-x = R
board-vampire-pile = Nel mucchio
board-vampire-pile-pick = { $count ->
    [one] un piccone
   *[other] { $count } picconi
}
board-vampire-pile-shovel = { $count ->
    [one] una pala
   *[other] { $count } pale
}
board-vampire-pile-stake = { $count ->
    [one] un paletto
   *[other] { $count } paletti
}
board-vampire-die = Il dado segna { $pips }
board-vampire-die-rests = Il dado è fermo
board-vampire-grave-closed = Tomba { $number }, chiusa
board-vampire-grave-empty = Tomba { $number }, aperta e vuota
board-vampire-grave-vampire = Tomba { $number }: il vampiro
board-vampire-follow = È venuto dietro
board-vampire-kept = Non si perde niente
board-vampire-phantom-wins = Con 1, 2 o 3 vince il fantasma.
board-vampire-lost = Un attrezzo va perso
board-vampire-lost-two = Due attrezzi vanno persi
board-vampire-nothing = Niente più da prendere
board-vampire-beaten = Battuto! Adesso si scava
board-vampire-empty = Qui non c'è nessuno
board-vampire-reburied = Di nuovo chiusa
board-vampire-found = Il vampiro!
# Nel risultato, sotto chi ha vinto
board-vampire-vampire-found = Il vampiro era nella tomba { $grave }, e il paletto l'ha trovato.

# Che cos'è ogni cosa: explain-<che cosa>, e la regola che ne dice di più
explain-square-plain = Una pietra nuda: qui non succede niente.
    .rule = VH-5
explain-square-green-x = La X verde: da qui si parte, e qui si torna dopo una tomba vuota.
    .rule = VH-1
explain-square-red-x = La X rossa: con tutti e tre gli attrezzi qui combatti il fantasma rosso, e se lo batti scavi.
    .rule = VH-11
explain-square-shadow = L’ombra di un fantasma: se l’attraversi con un attrezzo, combatti. Con 1, 2 o 3 rimetti nel mucchio un attrezzo.
    .rule = VH-7
explain-square-pick = Qui c’è un piccone: se lo attraversi o ti ci fermi e non ne hai, ne prendi uno.
    .rule = VH-6
explain-square-shovel = Qui c’è una pala: se la attraversi o ti ci fermi e non ne hai, ne prendi una.
    .rule = VH-6
explain-square-stake = Qui c’è un paletto: se lo attraversi o ti ci fermi e non ne hai, ne prendi uno.
    .rule = VH-6
explain-tool-pick = Piccone: uno dei tre attrezzi che servono per scavare.
    .rule = VH-2
explain-tool-shovel = Pala: uno dei tre attrezzi che servono per scavare.
    .rule = VH-2
explain-tool-stake = Paletto: uno dei tre attrezzi che servono per scavare.
    .rule = VH-2
explain-missing-pick = Ancora nessun piccone: ce n’è uno su ogni casella con { board-vampire-mark-pick }.
    .rule = VH-6
explain-missing-shovel = Ancora nessuna pala: ce n’è una su ogni casella con { board-vampire-mark-shovel }.
    .rule = VH-6
explain-missing-stake = Ancora nessun paletto: ce n’è uno su ogni casella con { board-vampire-mark-stake }.
    .rule = VH-6
explain-hunter-own = Tu: dissotterra il vampiro per primo, e vinci.
    .rule = VH-13
explain-hunter = Anche { $name } è a caccia del vampiro: chi lo dissotterra vince.
    .rule = VH-13
explain-to-red = { $steps ->
    [0] È già sulla X rossa (R).
    [one] Una casella alla X rossa (R).
   *[other] { $steps } caselle alla X rossa (R), per la via più breve.
}
    .rule = VH-10
explain-die = Il dado: cammini per tante caselle quante ne mostra. Contro un fantasma vincono 4, 5 e 6.
    .rule = VH-5
explain-grave-closed = Tomba { $number }: chiusa. Il vampiro può essere qui.
    .rule = VH-3
explain-grave-empty = Tomba { $number }: scavata, e vuota.
    .rule = VH-13
explain-grave-vampire = Tomba { $number }: qui c’era il vampiro.
    .rule = VH-13
explain-ours = Questo tabellone è nostro: il disegno del vecchio regolamento è perduto.
explain-odds = { $closed ->
    [one] Una tomba è ancora chiusa: il vampiro è lì.
   *[other] { $closed } tombe sono ancora chiuse, e in una c’è il vampiro.
}
    .rule = VH-3
explain-kept = Quante volte vinceresti tutti i combattimenti di questa strada.
    .rule = VH-7
explain-red-phantom = Il fantasma rosso: con 4, 5 o 6 lo batti e scavi, altrimenti rimetti nel mucchio due attrezzi.
    .rule = VH-11
explain-pile-pick = Picconi nel mucchio: { $count }. Ce ne sono quanti i giocatori.
    .rule = VH-2
explain-pile-shovel = Pale nel mucchio: { $count }. Ce ne sono quante i giocatori.
    .rule = VH-2
explain-pile-stake = Paletti nel mucchio: { $count }. Ce ne sono quanti i giocatori.
    .rule = VH-2

# L'arbitro
question-vampire-moves = Quali percorsi ci sono
referee-stand = Tocca la casella dove sta la pedina
referee-square = { $onto ->
    [green-x] X verde
    [red-x] X rossa
    [shadow] ombra di un fantasma
    [pick] piccone
    [shovel] pala
    [stake] paletto
   *[plain] pietra nuda
}{ $north ->
    [0] {""}
   *[other] , { $north } a nord
}{ $east ->
    [0] {""}
   *[other] , { $east } a est
}{ $south ->
    [0] {""}
   *[other] , { $south } a sud
}{ $west ->
    [0] {""}
   *[other] , { $west } a ovest
}
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
# Alla fine, a chi non ha trovato il vampiro
board-vampire-ended = Eri { $steps ->
    [0] sulla X rossa
    [one] a una casella dalla X rossa
   *[other] a { $steps } caselle dalla X rossa
}, { $count ->
    [0] senza attrezzi.
    [3] con tutti e tre gli attrezzi.
   *[other] con { $tools }.
}
board-vampire-held = { $tool ->
    [pick] un piccone
    [shovel] una pala
   *[stake] un paletto
}
