# Il tavoliere
board-graverobbers-aim = Vince chi fa più punti: con i suoi due obiettivi e con le carte che tiene in mano, ladri se quattro tombe sono saccheggiate, se no detective.
board-graverobbers-go = Gioca una carta
board-graverobbers-stake = { $name }: se colpevole +3, se no −1
board-graverobbers-graves = Le sette tombe
board-graverobbers-grave = Tomba { $grave }, { $fate ->
    [ransacked] saccheggiata
    [undisturbed] intatta
   *[open] aperta
}: { $cards }.
board-graverobbers-ransacked = saccheggiata
board-graverobbers-undisturbed = intatta
board-graverobbers-wants-black = { $graves ->
    [cemetery] quattro saccheggiate
   *[other] entrambe saccheggiate
}
board-graverobbers-wants-white = { $graves ->
    [cemetery] quattro intatte
   *[other] entrambe intatte
}
board-graverobbers-letter-R = L
board-graverobbers-letter-D = D
board-graverobbers-letter-B = B
board-graverobbers-notebook = Taccuino
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
board-graverobbers-open-hands = Mani scoperte
board-graverobbers-last-hand = Il conto della mano { $hand }
board-graverobbers-unseen = Carte che non hai visto
board-graverobbers-cemetery-ransacked = Il cimitero è saccheggiato
board-graverobbers-cemetery-safe = Il cimitero è intatto

# L’arbitro
question-graverobbers-grave = Una tomba
question-graverobbers-score = Un punteggio
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
referee-one-more = Ancora { $card }

# Regole della casa: option-<gioco>-<opzione>, e i suoi valori
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
option-graverobbers-objectives = Obiettivi

# Un file proprio
own-file-graverobbers-objectives = Un file di testo, una riga per carta: colore, due tombe o cemetery, punti, come black 1-2 6. Nove neri, nove bianchi.

# Che cosa è ogni cosa: explain-<cosa>, e la sua regola
explain-robber = Ladro { $value }: aggiunge { $value } all’assalto a una tomba. { $held ->
    [no] { "" }
    [none] Non ne hai.
   *[yes] Tenuto fino alla fine, ti dà { $value } se il cimitero è saccheggiato, e te ne toglie { $value } se non lo è.
}
    .rule = GR-12
explain-detective = Detective { $value }: aggiunge { $value } alla difesa di una tomba, e vi fa contare un bobby. { $held ->
    [no] { "" }
    [none] Non ne hai.
   *[yes] Tenuto fino alla fine, ti dà { $value } se il cimitero è intatto, e te ne toglie { $value } se non lo è.
}
    .rule = GR-12
explain-bobby = Bobby { $value }: aggiunge { $value } alla difesa, ma solo con un detective nella stessa colonna, un bobby per ciascuno. { $held ->
    [no] { "" }
    [none] Non ne hai.
   *[yes] Si può anche spendere per scoprire l’ultima carta di una colonna. Tenuti fino alla fine, ogni due bobby danno 1 punto.
}
    .rule = GR-12
explain-back = Una carta coperta. L’ha giocata { $seat }; nessun altro la conosce.
    .rule = GR-8
explain-known = { $kind ->
    [robber] Ladro
    [detective] Detective
   *[bobby] Bobby
} { $value }, coperto: lo conosci solo tu.
    .rule = GR-R18
explain-grave = Tomba { $grave }, { $fate ->
    [ransacked] saccheggiata: l’assalto era maggiore della difesa.
    [undisturbed] intatta: l’assalto non era maggiore della difesa.
   *[open] ancora aperta. { $cards ->
        [0] Qui non c’è nessuna carta.
        [one] Qui c’è una carta su sette.
       *[other] Qui ci sono { $cards } carte su sette.
    } Con la settima si giudica.
}
    .rule = GR-11
explain-places = I posti di questa colonna: occupati { $cards } su 7. Con la settima carta la tomba si giudica.
    .rule = GR-11
explain-weights = Delle carte che conosci: assalto { $robbery }, difesa { $defence }. La tomba è saccheggiata solo se l’assalto è maggiore; in parità è salva.
    .rule = GR-13
explain-lead = { $hidden ->
    [0] Assalto meno difesa: { $least }.
    [one] Una carta è coperta. Con quella, assalto meno difesa può fare da { $least } a { $most }.
   *[other] { $hidden } carte sono coperte. Con quelle, assalto meno difesa può fare da { $least } a { $most }.
} Sopra lo 0 la tomba è saccheggiata, a 0 o sotto è salva.
    .rule = GR-13
explain-spy = Spendi il bobby per scoprire questa carta, davanti a tutti. Poi giochi una carta.
    .rule = GR-10
explain-wanted = { $side ->
    [black] Un tuo obiettivo nero vuole la tomba { $grave } saccheggiata.
   *[white] Un tuo obiettivo bianco vuole la tomba { $grave } intatta.
}
    .rule = GR-22
explain-first-card = Qui c’è la prima carta di questo turno: la seconda va su un’altra tomba.
    .rule = GR-9
explain-objective = { $graves ->
    [cemetery] { $points } punti se quattro tombe o più sono { $side ->
        [black] saccheggiate
       *[white] intatte
    }.
   *[other] { $points } punti se le tombe { $graves } sono entrambe { $side ->
        [black] saccheggiate
       *[white] intatte
    }.
} { $state ->
    [achieved] È raggiunto.
    [missed] Non si può più raggiungere.
    [open] È ancora aperto.
   *[none] { "" }
}
    .rule = GR-22
explain-worth = La tua mano com’è ora: { $ransacked } se il cimitero è saccheggiato, { $safe } se è intatto. Decidono quattro tombe saccheggiate.
    .rule = GR-20
explain-round = Giro { $round } di { $rounds }. Tombe saccheggiate: { $ransacked }, intatte: { $safe }. Quattro uguali chiudono il gioco alla fine del giro. Toccalo per il taccuino.
    .rule = GR-17
explain-hand-size = { $name } ha in mano { $count ->
    [one] una carta
   *[other] { $count } carte
}. Ciò che resta alla fine si conta.
    .rule = GR-20
explain-total = I punti di { $name } finora: { $total }.
    .rule = GR-24
explain-first-player = { $name } apre questo giro. La bandierina passa di un posto a sinistra.
    .rule = GR-6
explain-may-accuse = { $name } può ancora usare la carta Accusa!
    .rule = GR-14
explain-accuses = { $name } ha accusato { $suspect }. Con un obiettivo nero raggiunto l’accusato perde 2 e chi accusa guadagna 3; se no, è 1 al contrario.
    .rule = GR-23
explain-accused = { $name } è sotto accusa { $count ->
    [one] una volta
   *[other] { $count } volte
}.
    .rule = GR-23
explain-accuse = Accusa { $name }: 3 punti per te se alla fine ha raggiunto un obiettivo nero, 1 perso se no.
    .rule = GR-23
explain-practice = Una partita di pratica: tutte le carte sono scoperte, e non conta per la classifica.
explain-tally-hand = Le carte rimaste in mano: ladri contro detective, secondo la sorte del cimitero.
    .rule = GR-20
explain-tally-bobbies = Un punto ogni due bobby rimasti in mano.
    .rule = GR-21
explain-tally-objectives = Gli obiettivi raggiunti.
    .rule = GR-22
explain-tally-accusations = Le accuse fatte e subite.
    .rule = GR-23
explain-tally-points = I punti di questa mano.
    .rule = GR-24
explain-tally-total = I punti di tutte le mani.
    .rule = GR-24
