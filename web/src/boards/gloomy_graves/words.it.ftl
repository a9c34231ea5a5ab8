# Il tavoliere
board-gloomy_graves-aim = Vince chi fa più punti. Tombe uguali che si toccano fanno un gruppo: i tuoi più grandi in cimitero e cripta, sommati, danno carte da 8 in su.
board-gloomy_graves-market = Giri, mazzo e fila
board-gloomy_graves-round = { $rounds ->
    [0] Giro { $round }
   *[other] Giro { $round } di { $rounds }
}
board-gloomy_graves-rounds-left = { $count ->
    [0] poi è finita
    [one] poi ancora uno
   *[other] poi altri { $count }
}
board-gloomy_graves-beginning = Cominciano le cripte
board-gloomy_graves-deck = Il mazzo
board-gloomy_graves-deck-about = Sul mazzo
board-gloomy_graves-deck-left = { $count ->
    [0] Il mazzo è vuoto
    [one] Una carta nel mazzo
   *[other] { $count } carte nel mazzo
}
board-gloomy_graves-unseen = Non ancora viste
board-gloomy_graves-yard = cimitero
board-gloomy_graves-score-one = Segni { $grave ->
    [pixie] i folletti
    [goblin] i goblin
    [unicorn] gli unicorni
    [cyclops] i ciclopi
   *[dragon] i draghi
} ({ $number }: { board-gloomy_graves-worth })?
board-gloomy_graves-worth = { $number ->
    [8] 2
    [10] 4
    [12] 6
   *[other] 10
} punti
board-gloomy_graves-other-than-crypt = Seppellisci un'altra carta nel cimitero
board-gloomy_graves-other-than-communal = Seppellisci un'altra carta nella tua cripta
board-gloomy_graves-crypt = cripta
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
board-gloomy_graves-score-card = carta punteggio
board-gloomy_graves-zoom-in = Più vicino
board-gloomy_graves-zoom-out = Più lontano
board-gloomy_graves-zoom-fit = Tutto il terreno
board-gloomy_graves-beyond = { $lit ->
    [yes] { $count ->
        [one] Un posto
       *[other] { $count } posti
    } per questa carta
   *[no] Altre tombe
} { $side ->
    [left] a sinistra
    [right] a destra
    [top] più in alto
   *[bottom] più in basso
}: vai là
board-gloomy_graves-turn = Gira
board-gloomy_graves-turn-label = Gira la carta (T)
board-gloomy_graves-put-back = Rialza la carta (Esc)
board-gloomy_graves-bury = Seppellisci
board-gloomy_graves-keys = Scegli una carta, poi: le frecce la spostano, T la gira, A passa dalla cripta al cimitero e viceversa, Invio conferma, Esc la rialza. Più, meno e 0 per lo zoom, Maiusc e frecce per scorrere.
board-gloomy_graves-taken = Hai preso { $card }. { $count ->
    [one] C'è un posto
   *[other] Ci sono { $count } posti
} per lei.
board-gloomy_graves-ghost-group = { $grave }: { $communal } e { $crypt } fanno { $total }{ $claim ->
    [0] {""}
    [8] , che vale l'8
   *[other] , che vale il { $claim }
}
board-gloomy_graves-final = I conti
board-gloomy_graves-over = La partita è finita

# Che cos'è ciò che sta sul tavolo
explain-pixie = La tomba di un folletto. I folletti che si toccano lato contro lato sono un gruppo.
    .rule = GG-17
explain-goblin = La tomba di un goblin. I goblin che si toccano lato contro lato sono un gruppo.
    .rule = GG-17
explain-unicorn = La tomba di un unicorno. Gli unicorni che si toccano lato contro lato sono un gruppo.
    .rule = GG-17
explain-cyclops = La tomba di un ciclope. I ciclopi che si toccano lato contro lato sono un gruppo.
    .rule = GG-17
explain-dragon = La tomba di un drago. I draghi che si toccano lato contro lato sono un gruppo.
    .rule = GG-17
explain-gravedigger = Un becchino conta come il tipo che vuoi. Nessuna tomba può coprirlo, e due becchini non sono mai vicini di casa.
    .rule = GG-9
explain-card = { $card }, una tua carta: ogni metà occupa una casella, del cimitero comune o della tua cripta.
    .rule = GG-8
explain-row-card = { $card } è nella fila scoperta. Quando peschi puoi prenderla, e tutti la vedono.
    .rule = GG-19
explain-deck = Il mazzo: { $count ->
    [0] è vuoto.
    [one] resta una carta.
   *[other] restano { $count } carte.
} In ogni turno peschi due carte, dal mazzo o dalla fila.
    .rule = GG-19
explain-rounds = In ogni giro ciascuno ha un turno. Chi deve pescare da un mazzo vuoto, o ha cinque carte punteggio, porta all'ultimo giro.
    .rule = GG-20
explain-pit = Una fossa aperta: qui può stare una metà della carta.
    .rule = GG-15
explain-cover = Una metà della carta può coprire questa tomba.
    .rule = GG-9
explain-ghost = La carta che stai posando. Toccala per girarla, trascinala altrove, o conferma.
    .rule = GG-8
explain-yard = Il cimitero comune. Vi seppellite tutti: esattamente una metà di una carta copre una casella occupata.
    .rule = GG-15
explain-own-crypt = La tua cripta, solo tua: mai più larga o più alta di tre caselle, un becchino per ogni riga e colonna.
    .rule = GG-13
explain-crypt = La cripta di { $name }. Toccala per vederla in grande.
    .rule = GG-13
explain-held = { $name } ha in mano { $count ->
    [one] una carta.
   *[other] { $count } carte.
}
    .rule = GG-3
explain-groups = Il tuo gruppo più grande: { $communal } nel cimitero comune e { $crypt } nella tua cripta fanno { $total }.
    .rule = GG-17
explain-scored = Segnato: hai { $number ->
    [8] l'8
   *[other] il { $number }
} di questo tipo. Ogni tipo si segna una volta sola.
    .rule = GG-16
explain-tablet = La carta punteggio { $number }: per gruppi che insieme fanno { $number } o più. Vale { board-gloomy_graves-worth }, e ce n'è una sola.
    .rule = GG-18
explain-tablet-taken = { $name } ha { $number ->
    [8] l'8
   *[other] il { $number }
} di questo tipo.
    .rule = GG-18
explain-tablet-gone = { $number ->
    [8] L'8
   *[other] Il { $number }
} di questo tipo non c'è più.
    .rule = GG-18
explain-score = Segna ora questo tipo: ricevi la carta punteggio più alta che i tuoi due gruppi raggiungono.
    .rule = GG-18
explain-score-not = Solo un tipo della carta appena posata nel cimitero comune, non ancora segnato e abbastanza grande per una carta punteggio.
    .rule = GG-16
explain-bonus = Per tre carte punteggio 5 punti in più, per quattro 10, per cinque 15.
    .rule = GG-21
explain-tally = { $number ->
    [0] Non segnato.
   *[other] Dalla carta punteggio { $number }.
}
    .rule = GG-21

# L’arbitro
question-gloomy_graves-place = Una sepoltura
question-gloomy_graves-score = Un punteggio
referee-first-half = Prima metà
referee-second-half = Seconda metà
referee-empty = vuota
referee-cell = riga { $row }, casella { $cell }: { $half }
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
