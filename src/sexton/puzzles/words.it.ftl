# Che cosa si dice dei rompicapi e delle loro soluzioni.
puzzle-difficulty = { $difficulty ->
    [easy] facile
    [medium] medio
   *[hard] difficile
}
puzzle-wins = Per quello che sai, così si vince circa { $share } volte su 100.
puzzle-wrong = { $how ->
    [dear] Ti costerebbe caro: così si vince circa { $share } volte su 100, con la mossa migliore { $best }.
    [little] Quasi: così si vince circa { $share } volte su 100, ma con la mossa migliore { $best }.
   *[some] C’è di meglio: così si vince circa { $share } volte su 100, con la mossa migliore { $best }.
}
puzzle-as-for = Quanto alla tua risposta: { $reason }.
puzzle-reason = { $how ->
    [later] A suo favore: { $reason }. Un’altra risposta ne promette di più subito, ma { $later }.
    [less] A suo favore: { $reason }. Un’altra risposta ne promette di più subito, ma nelle partite giocate da qui in poi vince più spesso questa.
   *[most] Il motivo: { $reason }.
} La seconda migliore: −{ $better } % (± { $error }).
puzzle-head = { $game }, rompicapo { $number } di { $last }: { $difficulty }. Tu sei { $player }.
puzzle-head-day = Il rompicapo del giorno, { $day }: { $game }, numero { $number }, { $difficulty }. Tu sei { $player }.
puzzle-lately = Le ultime cose dette:
puzzle-what = Una mossa è di sicuro la migliore, e non è la prima che viene in mente.
puzzle-best = La migliore: { $move }.
puzzle-first-sight = A prima vista sembra meglio «{ $move }»; vince circa { $share } volte su 100.
puzzle-again = Riprova, o scrivi "answer" per vedere la soluzione.
puzzle-tries = { $tries ->
    [one] Risolto al primo tentativo.
   *[other] Risolto al tentativo numero { $tries }.
}
