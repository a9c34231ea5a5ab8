# Quello che dice un'analisi.
review-title = { $game }: { $player } riguarda la partita
review-came-in = { $won ->
    [alone] { $player } ha vinto.
    [shared] { $player } ha vinto a pari merito.
   *[no] { $player } ha chiuso al { $place ->
        [2] secondo
        [3] terzo
        [4] quarto
        [5] quinto
       *[other] sesto
    } posto.
}
review-no-mistakes = Nessun errore { $decisions ->
    [one] nell’unica decisione
   *[other] nelle { $decisions } decisioni
}: nessuna era di sicuro peggiore di almeno { $least } vittorie su 100. Quanto pesano insieme le perdite più piccole lo dice il conto.
review-mistakes = { $mistakes ->
    [one] Una di { $decisions } decisioni è stata un errore
   *[other] { $mistakes } di { $decisions } decisioni sono state errori
}: per quel che { $player } poteva sapere, un’altra scelta era di sicuro migliore, di almeno { $least } vittorie su 100.

review-account = Da dove viene il risultato, in percento di una vittoria
review-account-fair = la parte che spetta
review-account-deal = il posto e la distribuzione
review-account-own = le scelte di { $player }, rispetto a quel che si gioca di solito
review-account-others = le scelte degli altri
review-account-chance = quello che è stato pescato e tirato
review-account-hidden = quello che { $player } non poteva sapere finché non è venuto alla luce
review-account-result = il risultato
review-account-how = Somme di tutta la partita: quello che si vince e poi si perde conta due volte, quindi una riga può superare una vittoria.

review-curve = Le possibilità di tutti, dalla distribuzione alla fine
review-curve-how = Secondo come stavano davvero le carte, chiunque le conoscesse.
review-costliest = Quello che è costato di più
review-decisions = Ogni decisione
review-line = passo { $line }

review-verdict-only = Non si poteva fare altro.
review-verdict-best = Non si è trovato niente di meglio.
review-verdict-close = Buona all’incirca come ogni altra.
review-verdict-unsure = Forse peggiore, ma non di sicuro.
review-verdict-slip = Leggermente peggiore: −{ $cost } % (± { $error }).
review-verdict-mistake = Un errore: −{ $cost } % di vittoria (± { $error }).
review-verdict-table = Ha risposto il tavolo, al posto di { $player }.
review-better = Meglio: { $move }. Così si vince { $share } volte su 100, con la mossa giocata { $had }.
review-tried = vince più partite immaginate, anche se nessuna cosa da sola le decide
review-because = Il motivo: { $reason }.
review-other = Quanto alla mossa giocata: { $reason }.
review-instead = Meglio: { $move }.
review-hands = Dal passo { $line }: { $told }

refused-no-result = non c’è niente da riguardare: la partita non ha un risultato
refused-past-edition = la partita è stata giocata con l’edizione { $edition } delle regole, conservata per rivederla; le analisi si fanno con la più recente
refused-no-decision-there = al passo { $step } non c’era niente da decidere, o doveva decidere un altro posto; la decisione più vicina è il passo { $near }
