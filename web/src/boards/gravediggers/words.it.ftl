# Il tavoliere
board-gravediggers-aim = Vince chi ha più denaro. Nei saccheggi ognuno nasconde monete nel pugno, e il pugno più piccolo si paga per primo: quanto contiene, finché c'è argento.
board-gravediggers-ring = { $count ->
    [2] I due cimiteri
    [3] I tre cimiteri
    [4] I quattro cimiteri
   *[other] I cinque cimiteri
}
board-gravediggers-fists = Cimitero { $cemetery }: monete nel pugno?
board-gravediggers-tiles = Tessere
board-gravediggers-tiles-left = { $down } su { $total } coperte
board-gravediggers-finals = { $count ->
    [0] L'ultimo saccheggio
    [one] Ancora un saccheggio, poi è finita
   *[other] Ancora { $count } saccheggi, poi è finita
}

# Che cosa c'è sul tavolo: explain-<pezzo>, detto passando sopra, tenendo premuto, con F1 o e
explain-card-silver = Argento: aggiunge { $value } al bottino quando il suo cimitero viene saccheggiato.
    .rule = GD-15
explain-card-X = X: moltiplica l'argento che ha accanto. Una X raddoppia il bottino, due lo triplicano.
    .rule = GD-15
explain-card-widow = Vedova: se è sola in un cimitero, manda via tutte le persone, e l'argento si divide come sempre. Due o più se ne vanno soltanto loro.
    .rule = GD-16
explain-card-guard = Guardia: se è sola in un cimitero, sventa il saccheggio. Niente bottino, ma un pugno vuoto guadagna 5. Due o più giocano a carte e se ne vanno.
    .rule = GD-17
explain-card-accomplice = Complice: dove i complici sono più dei banditi, si paga per primo il pugno più grosso.
    .rule = GD-18
explain-card-bandit = Bandito: dove i banditi sono più dei complici, tutti perdono quello che hanno nel pugno.
    .rule = GD-18
explain-card-down = Qui: { $card }. I segni sotto una carta dicono chi l'ha messa (grande) e chi l'ha guardata (piccolo).
    .rule = GD-R10
explain-tile-place = Posiziona: metti una carta della tua mano coperta a un cimitero, poi pescane una. Ancora coperte: { $down } su { $total }.
    .rule = GD-10
explain-tile-view = Guarda: guarda da solo una carta coperta. Ancora coperte: { $down } su { $total }.
    .rule = GD-11
explain-tile-reveal = Gira: scopri per sempre una carta coperta, mai però l'ultima di un cimitero. Ancora coperte: { $down } su { $total }.
    .rule = GD-12
explain-tile-gravedigger = Becchino: un cimitero viene saccheggiato subito, da tutti. Ancora coperte: { $down } su { $total }.
    .rule = GD-13
explain-deck = { $count ->
    [0] Il mazzo è vuoto. La partita finisce appena qualcuno ha giocato l'ultima carta della mano.
    [one] Nel mazzo resta una carta. Quando è vuoto, la fine è vicina.
   *[other] Nel mazzo restano { $count } carte. Il cielo si schiarisce man mano che finiscono.
}
    .rule = GD-24
explain-finals = Ogni cimitero che ha ancora carte viene saccheggiato un'ultima volta, uno dopo l'altro.
    .rule = GD-24
explain-cemetery = Cimitero { $number }, { $owner }: { $count ->
    [0] ora nessuna carta.
    [one] una carta. Quando viene saccheggiato, si scopre quello che c'è.
   *[other] { $count } carte. Quando viene saccheggiato, si scopre tutto quello che c'è.
}
    .rule = GD-15
explain-cemetery-closed = Il cimitero { $number } è stato saccheggiato a mazzo finito: resta vuoto, ed è chiuso.
    .rule = GD-22
explain-hand-size = { $count ->
    [one] Una carta in mano.
   *[other] { $count } carte in mano.
}
    .rule = GD-5
explain-coins = { $count ->
    [one] Una moneta. Si può stringere nel pugno, e alla fine vince chi è più ricco.
   *[other] { $count } monete. Nel pugno ne stanno fino a tante, e alla fine vince chi è più ricco.
}
    .rule = GD-25
explain-notes = { $count ->
    [one] Una nota di credito: toglie 10 dal risultato.
   *[other] { $count } note di credito: ognuna toglie 10 dal risultato.
}
    .rule = GD-23
explain-cemetery-robbed = Il becchino è al lavoro qui: il cimitero { $number } viene saccheggiato.
    .rule = GD-13

# L’arbitro
question-gravediggers-robbery = Un saccheggio
referee-cards = Le carte del cimitero
referee-fists = I pugni

# Regole della casa: option-<gioco>-<opzione>, e i suoi valori
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
