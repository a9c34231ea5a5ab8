blurb-graverobbers = Sette tombe, una banda: chi di voi è in realtà la polizia?

# Il tavoliere
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
