blurb-gravediggers = Sotterra argento e guai, poi osa stringere il pugno sulla tua parte.

# Il tavoliere
board-gravediggers-ring = I cinque cimiteri
board-gravediggers-tiles = Tessere
board-gravediggers-tiles-left = { $down } su { $total } coperte
board-gravediggers-finals = { $count ->
    [0] L'ultimo saccheggio
    [one] Ancora un saccheggio, poi è finita
   *[other] Ancora { $count } saccheggi, poi è finita
}

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
