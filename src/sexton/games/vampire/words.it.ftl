# Grave Digger a parole.
tool-pick = piccone
tool-shovel = pala
tool-stake = paletto

# La domanda sul tavolo
ask-move = Dove vai?
ask-take = Quali attrezzi prendi?
ask-return = Hai perso il combattimento. Quale attrezzo rimetti nel mucchio?
ask-red-return = Il fantasma rosso ti ha battuto. Quali due attrezzi rimetti nel mucchio?
ask-dig = Quale tomba scavi?
field-end = casella d'arrivo
field-path = percorso
field-tools = attrezzi
field-grave = tomba
field-move = mossa
pick-end = fino a { $value }
pick-path = { $value }
pick-grave = tomba { $value }
choice-stay = resta dove sei
choice-nothing = niente
choice-pick = piccone
choice-shovel = pala
choice-stake = paletto
choice-pick-and-shovel = piccone e pala
choice-pick-and-stake = piccone e paletto
choice-shovel-and-stake = pala e paletto
choice-pick-and-shovel-and-stake = piccone, pala e paletto

told-starts = Comincia { $seat }.
told-rolled = { $seat } tira { $pips }.
told-walked = { $seat } va per { $squares }.
told-walked-short = Non c'è strada più lunga: { $seat } non può usare { $pips } del tiro.
told-stood-still = { $seat } non può muoversi affatto.
told-stopped-at-red-x = { $seat } si ferma sulla X rossa; { $pips ->
    [one] un punto va perso.
   *[other] { $pips } punti vanno persi.
}
told-stopped-with-new-tools = { $seat } trova per strada l'ultimo attrezzo e si ferma sulla X rossa; { $pips ->
    [one] un punto va perso.
   *[other] { $pips } punti vanno persi.
}
told-took = { $tool ->
    [pick] { $seat } prende un piccone.
    [shovel] { $seat } prende una pala.
   *[stake] { $seat } prende un paletto.
}
told-left-lying = { $tool ->
    [pick] { $seat } lascia lì il piccone.
    [shovel] { $seat } lascia lì la pala.
   *[stake] { $seat } lascia lì il paletto.
}
told-phantoms-follow = Il fantasma è venuto dietro a { $seat }, che ora ha un attrezzo.
told-phantoms-ignore = { $seat } non ha attrezzi: i fantasmi non ci badano.
told-battle-won = Un fantasma! { $seat } tira { $pips } e non perde niente.
told-battle-lost = Un fantasma! { $seat } tira { $pips } e perde un attrezzo.
told-returned = { $tool ->
    [pick] { $seat } rimette nel mucchio il piccone.
    [shovel] { $seat } rimette nel mucchio la pala.
   *[stake] { $seat } rimette nel mucchio il paletto.
}
told-nothing-left-to-take = { $phantoms ->
    [one] Un altro fantasma insegue { $seat } e non trova niente da rompere.
   *[other] Altri { $phantoms } fantasmi inseguono { $seat } e non trovano niente da rompere.
}
told-red-phantom-ignores = { $seat } è sulla X rossa senza tutti e tre gli attrezzi: non succede niente.
told-red-battle-won = Il fantasma rosso! { $seat } tira { $pips } e lo batte: adesso si scava.
told-red-battle-lost = Il fantasma rosso! { $seat } tira { $pips } e perde due attrezzi.
told-returned-to-red = { $tool ->
    [pick] { $seat } rimette nel mucchio il piccone.
    [shovel] { $seat } rimette nel mucchio la pala.
   *[stake] { $seat } rimette nel mucchio il paletto.
}
told-sent-to-green-x = { $seat } torna sulla X verde.
told-digs = { $seat } consuma tutti e tre gli attrezzi sulla tomba { $grave }.
told-grave-empty = La tomba { $grave } è vuota! { $seat } torna sulla X verde; { $left ->
    [one] una tomba è ancora chiusa.
   *[other] { $left } tombe sono ancora chiuse.
}
told-reburied = { $seat } richiude la tomba { $grave }, e si rimescolano tutte e sei.
told-vampire-found = Nella tomba { $grave } c'è il vampiro, e il paletto l'ha trovato. { $seat } vince!
told-path-found = { $squares }: { $gains ->
    [none] nessun attrezzo
    [pick] piccone
    [shovel] pala
    [stake] paletto
    [pick-shovel] piccone, pala
    [pick-stake] piccone, paletto
    [shovel-stake] pala, paletto
   *[pick-shovel-stake] piccone, pala, paletto
}; { $battles ->
    [0] nessun combattimento
    [one] un combattimento
   *[other] { $battles } combattimenti
}{ $red ->
    [yes] ; X rossa con tutti e tre gli attrezzi
   *[no] .
}
chapter-rolled = { $seat } tira { $pips }

# Lo schermo
mark-pick = P
mark-shovel = S
mark-stake = K
screen-go = tocca a { $name }
screen-roll = tiro { $pips }
screen-graves = Tombe
screen-odds = uno scavo riesce 1 volta su { $closed }
screen-ends = Dove porta il tiro
screen-no-gain = –
screen-battles = { $battles ->
    [0] in pace
    [one] 1 lotta ☾
   *[other] { $battles } lotte ☾
}
screen-red = X rossa!
screen-more = … e altri { $count }
screen-legend = G X verde · R X rossa · P piccone · S pala · K paletto · ☾ ombra · [ ] arrivo
board-legend = G X verde · R X rossa · P piccone · S pala · K paletto · ☾ ombra
help-marks = Caselle: G la X verde, R la X rossa, P piccone, S pala, K paletto, ☾ l'ombra di un fantasma. 1 2 3 sono le pedine. [ ] una casella dove porta il tiro; »☾« quella che indichi, con ( ) il percorso.
    P S K accanto a un nome sono i suoi attrezzi; R8: otto caselle alla X rossa. Tombe: [1] chiusa, · aperta e vuota, V il vampiro.
screen-ours = Il tabellone è nostro: il disegno del vecchio regolamento è perduto.
screen-fights = { $count ->
    [one] un fantasma ancora da combattere
   *[other] { $count } fantasmi ancora da combattere
}
screen-digging = si scava la tomba { $grave }

view-board = Tabellone: { $name } (disegnato da noi: l'originale è perduto), { $columns } colonne per { $rows } righe; X verde { $green }, X rossa { $red }.
view-you = Sei su { $square } { $tools }; la X rossa è a { $steps } caselle.
view-player = { $name } è su { $square } { $tools }; la X rossa è a { $steps } caselle.
view-tools = con { $tools }
view-no-tools = senza attrezzi
view-takes = prende { $tools }
view-takes-nothing = nessun attrezzo
view-graves = Sono ancora chiuse le tombe { $graves }.
view-go = Tocca a { $seat }.
view-roll = Il tiro è { $pips }.
view-path = { $path }: arriva su { $end }; { $tools }; { $battles ->
    [0] nessun combattimento
    [one] un combattimento
   *[other] { $battles } combattimenti
}{ $red ->
    [yes] ; poi il fantasma rosso.
   *[no] .
}

tally-title = Com'è andata la caccia
tally-battles = fantasmi battuti / affrontati · VH-7
tally-red = fantasma rosso battuto / affrontato · VH-11
tally-digs = tombe scavate · VH-13
tally-goes = turni

# Tabelloni
board-facts = { $name }: { $squares } caselle, { $links } collegamenti; dalla X verde alla X rossa { $steps } caselle
board-loop = giro più corto: { $length } caselle
board-no-loop = nessun giro
board-tools = attrezzi: caselle con piccone { $picks }, con pala { $shovels }, con paletto { $stakes }; ombre { $shadows }
board-good = Su questo tabellone si può giocare.
board-bridge = ponte: { $one } – { $other }
board-wall = muro: { $one } | { $other }
board-ours = Disegnato per Sexton. Il disegno del tabellone originale è perduto.

refused-other-question = «{ $move }» risponde a un'altra domanda; { $step ->
    [move] adesso c'è un percorso da fare
    [take] adesso si prendono o si lasciano gli attrezzi
    [return] adesso si rimette nel mucchio un attrezzo
    [red-return] adesso si rimettono nel mucchio due attrezzi
    [dig] adesso si sceglie una tomba
   *[other] adesso non si chiede niente a nessuno
}
refused-no-such-square = su questo tabellone la casella { $square } non c'è
refused-not-beside = { $square } non è collegata a { $last }
refused-used-already = { $square } è già stata usata in questo movimento
refused-pawn-in-the-way = su { $square } c'è un'altra pedina
refused-must-stop-at-red = con tutti e tre gli attrezzi ci si ferma sulla X rossa, { $square }
refused-no-stop-at-red = non puoi fermarti sulla X rossa, { $square }: non hai cominciato il movimento con tutti e tre gli attrezzi, e il tiro è { $roll }
refused-too-short = { $length } caselle sono poche: il tiro è { $roll }, e se ne possono fare { $needed }
refused-too-long = { $length } caselle sono troppe: se ne fanno { $roll }
refused-no-such-grave = la tomba { $grave } non c'è
refused-grave-open = la tomba { $grave } è già aperta
refused-tool-not-there = { $tool ->
    [pick] non c'è nessun piccone da prendere
    [shovel] non c'è nessuna pala da prendere
   *[stake] non c'è nessun paletto da prendere
}
refused-tool-not-held = { $tool ->
    [pick] non hai il piccone
    [shovel] non hai la pala
   *[stake] non hai il paletto
}
refused-wrong-number-of-tools = { $needed ->
    [one] si rimette nel mucchio un attrezzo solo
   *[other] si rimettono nel mucchio proprio { $needed } attrezzi
}
refused-too-many-seats = { $seats } giocatori sono troppi: si gioca fino a { $most }, o in 6 con l'opzione seats_up_to
refused-unknown-board = il tabellone «{ $board }» non c'è; ci sono: { $known }
refused-no-board-file = «{ $path }» non è né un file né un tabellone; tabelloni: { $known }
refused-unreadable-board = «{ $path }» non si può leggere come tabellone
refused-unknown-tool = «{ $text }» non è un attrezzo; gli attrezzi sono pick, shovel, stake
refused-tool-twice = si può avere al massimo { $tool ->
    [pick] un piccone
    [shovel] una pala
   *[stake] un paletto
}
refused-no-such-roll = un dado non può segnare { $roll }
refused-too-many-others = { $count } altre pedine sono troppe

refused-board-too-long = riga { $line }: un tabellone ha al massimo { $most } righe
refused-board-no-name = riga { $line }: un tabellone comincia con una riga come «board Iron Gate», con un nome di 40 lettere al massimo
refused-board-no-squares = riga { $line }: non ci sono caselle
refused-board-unknown-mark = riga { $line }: «{ $mark }» alla colonna { $column } non è un segno; i segni sono o . G R P S K *
refused-board-row-after-links = riga { $line }: tutte le file vengono prima dei muri e dei ponti
refused-board-uneven-row = riga { $line }: questa fila ha { $squares } segni, la prima { $columns }
refused-board-too-large = riga { $line }: un tabellone ha al massimo { $side } colonne e { $side } file
refused-board-wrong-link = riga { $line }: scrivi «{ $word } 3,2 4,2»
refused-board-no-such-square = riga { $line }: la casella { $square } non c'è
refused-board-already-linked = riga { $line }: { $one } e { $other } sono già collegate
refused-board-not-linked = riga { $line }: { $one } e { $other } non sono collegate, non c'è niente da dividere
refused-board-too-many-links = riga { $line }: da { $square } partono più di { $most } collegamenti
refused-board-too-many-bridges = riga { $line }: un tabellone ha al massimo { $most } ponti
refused-board-no-x = riga { $line }: { $mark ->
    [G] nel disegno non c'è nessuna X verde
   *[R] nel disegno non c'è nessuna X rossa
} ({ $mark })
refused-board-two-x = riga { $line }: { $mark ->
    [G] una seconda X verde
   *[R] una seconda X rossa
} ({ $mark }), in { $square }
refused-board-no-tool = riga { $line }: { $tool ->
    [pick] nel disegno non c'è nessun piccone
    [shovel] nel disegno non c'è nessuna pala
   *[stake] nel disegno non c'è nessun paletto
} ({ $mark })
refused-board-too-few-squares = riga { $line }: { $squares } caselle sono poche; per un tiro di 6 ce ne vogliono almeno { $needed }
refused-board-unreachable = riga { $line }: la casella { $square } non si raggiunge dalla X verde
refused-board-dead-end = riga { $line }: da { $square } un tiro di { $roll } non si può fare: ogni strada è un vicolo cieco

# Risolto
solve-title = { $board }: turni attesi fino a uno scavo
solve-dig = Chi caccia da solo arriva a uno scavo in { $goes } turni in media, dalla X verde senza attrezzi.
solve-victory = Fino alla vittoria: { $goes } turni ({ $digs } scavi in media).
solve-precision = Ogni numero è giusto a meno di { $precision } di sé stesso: { $rounds } giri di iterazione su { $squares } caselle e 8 insiemi di attrezzi, { $seconds } s.
solve-greedy = Il cacciatore ingordo ne impiega { $goes }: la condotta migliore risparmia il { $gain } % dei turni.
solve-check = { $hunts } cacce simulate della condotta migliore: { $mean } ± { $margin } ({ $held ->
    [yes] il numero esatto è dentro
   *[no] il numero esatto è fuori!
})
solve-check-greedy = { $hunts } cacce simulate di quella ingorda: { $mean } ± { $margin } ({ $held ->
    [yes] il numero esatto è dentro
   *[no] il numero esatto è fuori!
})
solve-z = Le due medie distano { $z } errori standard (3,29 vuol dire p = 0,001).
solve-match = Due cacciatori al loro meglio: chi comincia vince il { $odds } % delle partite (precisione { $precision }; { $rounds } giri, { $seconds } s).
solve-match-graves = Lo stesso con 1, 2, … 6 tombe ancora chiuse: { $odds }.
solve-match-single = Contro la miglior risposta la condotta da cacciatore solo vince il { $odds } %: perde al massimo { $loss } punti percentuali.
solve-without = senza attrezzi
solve-with = con { $tools }
solve-progress = { $graves ->
    [one] una tomba chiusa
   *[other] { $graves } tombe chiuse
}: giro { $rounds }, precisione { $precision }
refused-not-solved-for = la caccia è risolta per 1 e 2 giocatori, non per { $players }
refused-match-not-solved = la sfida a due è risolta solo se le pedine si attraversano e le tombe aperte restano aperte
result-paths = { $paths ->
    [one] Una mossa.
   *[other] { $paths } mosse.
}

# Perché un bot lo farebbe
why-dig = una tomba chiusa vale l'altra: una su { $graves }
why-move-dig = ti porta a scavare con tutti gli attrezzi
why-move-tool = { $tool ->
    [pick] prendi il piccone lungo la strada
    [shovel] prendi la pala lungo la strada
   *[stake] prendi il paletto lungo la strada
}
why-move-shadow = { $shadows ->
    [one] la strada vale lo scontro con un'ombra
   *[other] la strada vale gli scontri con { $shadows } ombre
}
why-move-nearer = hai tutti gli attrezzi, e questa è la via più breve per scavare
why-move-nearer-other = hai tutti gli attrezzi; c'è una via più breve per scavare
why-move-towards-tool = è la via più breve per gli attrezzi che ti mancano
why-move-towards-tool-other = ti mancano ancora attrezzi; c'è una via più breve per prenderli
why-take = un attrezzo in mano è uno di meno da cercare
why-part = è ciò che ti mancherà meno
why-part-other = c'è qualcos'altro che ti mancherebbe meno
