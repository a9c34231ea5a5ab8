blurb-gloomy_graves = Folletti con folletti, draghi con draghi, in file ordinate.

# Il tavoliere
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

# L’arbitro
question-gloomy_graves-place = Una sepoltura
question-gloomy_graves-score = Un punteggio
referee-first-half = Prima metà
referee-second-half = Seconda metà
referee-empty = vuota
referee-lay = Tocca la casella della prima metà, poi quella della seconda. Posa le carte nell’ordine in cui furono posate.
referee-burial = Posa ciò che c’è, e per ultima la carta in questione.
referee-area = Dove
referee-type = Quale tipo si conta
referee-left = Carte punteggio rimaste

# Regole della casa: option-<gioco>-<opzione>, e i suoi valori
option-gloomy_graves-deck = Mazzo
option-gloomy_graves-deck-pairs = coppie
option-gloomy_graves-deck-doubles = con i doppi
option-gloomy_graves-harvest = Il tuo gruppo nel cimitero
option-gloomy_graves-harvest-anywhere = può stare ovunque
option-gloomy_graves-harvest-new_card = deve contenere la carta nuova

# Un file proprio
own-file-gloomy_graves-deck = Un file di testo. Prima riga: name e come si chiama. Poi una riga per carta: le sue metà, e quante hanno zero, due e tre pale, come pixie/goblin 4 2 1.
