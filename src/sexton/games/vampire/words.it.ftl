# Grave Digger a parole.
tool-pick = piccone
tool-shovel = pala
tool-stake = paletto

# La domanda sul tavolo
ask-move = Dove vai?
ask-take = Quali attrezzi prendi?
ask-return = Combattimento perso: quale attrezzo rimetti?
ask-red-return = Ha vinto il fantasma rosso: quali due attrezzi rimetti?
ask-dig = Quale tomba scavi?
field-end = casella d'arrivo
field-path = percorso
field-tools = attrezzi
field-grave = tomba
field-move = mossa
# Caselle e percorsi, chiamati secondo ciò che c'è
pick-end = { $onto ->
    [green-x] fino alla X verde
    [red-x] fino alla X rossa
    [shadow] fino all'ombra di un fantasma
    [pick] fino a un piccone
    [shovel] fino a una pala
    [stake] fino a un paletto
   *[plain] fino a una pietra nuda
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
pick-path = { $steps ->
    [1] una casella
    [2] due caselle
    [3] tre caselle
    [4] quattro caselle
    [5] cinque caselle
   *[6] sei caselle
}{ $phantoms ->
    [0] {""}
    [1] , passando per un fantasma
    [2] , passando per due fantasmi
   *[other] , passando per { $phantoms } fantasmi
}{ $gains ->
    [none] {""}
    [pick] , prendendo il piccone
    [shovel] , prendendo la pala
    [stake] , prendendo il paletto
    [pick-shovel] , prendendo piccone e pala
    [pick-stake] , prendendo piccone e paletto
    [shovel-stake] , prendendo pala e paletto
   *[pick-shovel-stake] , prendendo piccone, pala e paletto
}
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

told-starts = { $you ->
    [yes] Cominci tu.
   *[no] Comincia { $seat }.
}
told-rolled = { $you ->
    [yes] Tiri { $pips }.
   *[no] { $seat } tira { $pips }.
}
told-walked = { $you ->
    [yes] Fai
   *[no] { $seat } fa
} { $steps ->
    [1] una casella
    [2] due caselle
    [3] tre caselle
    [4] quattro caselle
    [5] cinque caselle
   *[6] sei caselle
}{ $onto ->
    [green-x] { " " }fino alla X verde
    [red-x] { " " }fino alla X rossa
    [shadow] { " " }fino all'ombra di un fantasma
    [pick] { " " }fino a un piccone
    [shovel] { " " }fino a una pala
    [stake] { " " }fino a un paletto
   *[plain] {""}
}{ $phantoms ->
    [0] {""}
    [1] , passando per un fantasma
    [2] , passando per due fantasmi
   *[other] , passando per { $phantoms } fantasmi
}{ $onto ->
    [plain] ; la X rossa è a { $to_red ->
        [one] una casella.
       *[other] { $to_red } caselle.
    }
   *[other] .
}
told-walked-short = Non c'è strada più lunga: { $you ->
    [yes] non puoi usare
   *[no] { $seat } non può usare
} { $pips } del tiro.
told-stood-still = { $you ->
    [yes] Non puoi muoverti affatto.
   *[no] { $seat } non può muoversi affatto.
}
told-stopped-at-red-x = { $you ->
    [yes] Ti fermi
   *[no] { $seat } si ferma
} sulla X rossa; { $pips ->
    [one] un punto va perso.
   *[other] { $pips } punti vanno persi.
}
told-stopped-with-new-tools = { $you ->
    [yes] Trovi per strada l'ultimo attrezzo e ti fermi
   *[no] { $seat } trova per strada l'ultimo attrezzo e si ferma
} sulla X rossa; { $pips ->
    [one] un punto va perso.
   *[other] { $pips } punti vanno persi.
}
told-took = { $you ->
    [yes] Prendi
   *[no] { $seat } prende
} { $tool ->
    [pick] un piccone.
    [shovel] una pala.
   *[stake] un paletto.
}
told-left-lying = { $you ->
    [yes] Lasci lì
   *[no] { $seat } lascia lì
} { $tool ->
    [pick] il piccone.
    [shovel] la pala.
   *[stake] il paletto.
}
told-phantoms-follow = { $you ->
    [yes] Il fantasma ti è venuto dietro: ora hai un attrezzo.
   *[no] Il fantasma è venuto dietro a { $seat }, che ora ha un attrezzo.
}
told-phantoms-ignore = { $you ->
    [yes] Non hai attrezzi:
   *[no] { $seat } non ha attrezzi:
} i fantasmi non ci badano.
told-battle-won = Un fantasma! { $you ->
    [yes] Tiri { $pips } e non perdi niente.
   *[no] { $seat } tira { $pips } e non perde niente.
}
told-battle-lost = Un fantasma! { $you ->
    [yes] Tiri { $pips } e perdi un attrezzo.
   *[no] { $seat } tira { $pips } e perde un attrezzo.
}
told-returned = { $you ->
    [yes] Rimetti nel mucchio
   *[no] { $seat } rimette nel mucchio
} { $tool ->
    [pick] il piccone.
    [shovel] la pala.
   *[stake] il paletto.
}
told-nothing-left-to-take = { $phantoms ->
    [one] Un altro fantasma { $you ->
        [yes] ti insegue
       *[no] insegue { $seat }
    } e non trova niente da prendere.
   *[other] Altri { $phantoms } fantasmi { $you ->
        [yes] ti inseguono
       *[no] inseguono { $seat }
    } e non trovano niente da prendere.
}
told-red-phantom-ignores = { $you ->
    [yes] Sei sulla X rossa senza tutti e tre gli attrezzi:
   *[no] { $seat } è sulla X rossa senza tutti e tre gli attrezzi:
} non succede niente.
told-red-battle-won = Il fantasma rosso! { $you ->
    [yes] Tiri { $pips } e lo batti: adesso puoi scavare.
   *[no] { $seat } tira { $pips } e lo batte: adesso può scavare.
}
told-red-battle-lost = Il fantasma rosso! { $you ->
    [yes] Tiri { $pips } e perdi due attrezzi.
   *[no] { $seat } tira { $pips } e perde due attrezzi.
}
told-returned-to-red = { $you ->
    [yes] Rimetti nel mucchio
   *[no] { $seat } rimette nel mucchio
} { $tool ->
    [pick] il piccone.
    [shovel] la pala.
   *[stake] il paletto.
}
told-sent-to-green-x = { $you ->
    [yes] Torni
   *[no] { $seat } torna
} sulla X verde.
told-digs = { $you ->
    [yes] Consumi
   *[no] { $seat } consuma
} tutti e tre gli attrezzi sulla tomba { $grave }.
told-grave-empty = La tomba { $grave } è vuota! { $you ->
    [yes] Torni
   *[no] { $seat } torna
} sulla X verde; { $left ->
    [one] una tomba è ancora chiusa.
   *[other] { $left } tombe sono ancora chiuse.
}
told-reburied = { $you ->
    [yes] Richiudi
   *[no] { $seat } richiude
} la tomba { $grave }, e si rimescolano tutte e sei.
told-vampire-found = Nella tomba { $grave } c'è il vampiro, e il paletto l'ha trovato. { $you ->
    [yes] Hai vinto!
   *[no] { $seat } vince!
}
told-path-found = { $steps ->
    [0] Nessuna casella
    [1] Una casella
    [2] Due caselle
    [3] Tre caselle
    [4] Quattro caselle
    [5] Cinque caselle
   *[6] Sei caselle
}{ $onto ->
    [green-x] { " " }fino alla X verde
    [red-x] { " " }fino alla X rossa
    [shadow] { " " }fino all'ombra di un fantasma
    [pick] { " " }fino a un piccone
    [shovel] { " " }fino a una pala
    [stake] { " " }fino a un paletto
   *[plain] {""}
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
}{ $phantoms ->
    [0] {""}
    [1] , passando per un fantasma
    [2] , passando per due fantasmi
   *[other] , passando per { $phantoms } fantasmi
}: { $gains ->
    [none] nessun attrezzo
    [pick] il piccone
    [shovel] la pala
    [stake] il paletto
    [pick-shovel] piccone e pala
    [pick-stake] piccone e paletto
    [shovel-stake] pala e paletto
   *[pick-shovel-stake] piccone, pala e paletto
}; { $battles ->
    [0] nessun combattimento
    [one] un combattimento
   *[other] { $battles } combattimenti
}{ $red ->
    [yes] ; poi il fantasma rosso.
   *[no] .
}
chapter-rolled = { $you ->
    [yes] Tocca a te
   *[no] Tocca a { $seat }
}

# Lo schermo
mark-pick = P
mark-shovel = S
mark-stake = K
screen-go = tocca a { $name }
screen-roll = tiro { $pips }
screen-graves = Tombe
screen-odds = uno scavo riesce 1 volta su { $closed }
screen-ends = Dove porta il tiro
screen-end = { $onto ->
    [green-x] X verde
    [red-x] X rossa
    [shadow] ombra
    [pick] piccone
    [shovel] pala
    [stake] paletto
   *[plain] pietra
}{ $north ->
    [0] {""}
   *[other] { " " }{ $north }N
}{ $east ->
    [0] {""}
   *[other] { " " }{ $east }E
}{ $south ->
    [0] {""}
   *[other] { " " }{ $south }S
}{ $west ->
    [0] {""}
   *[other] { " " }{ $west }O
}
screen-no-gain = –
screen-battles = { $battles ->
    [0] senza lotta
    [one] 1 combattimento ☾
   *[other] { $battles } combattimenti ☾
}
screen-red = R!
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

view-board = Tabellone: { $name } (disegnato da noi: l'originale è perduto), { $squares } caselle.
view-place = { $onto ->
    [green-x] sulla X verde
    [red-x] sulla X rossa
    [shadow] sull'ombra di un fantasma
    [pick] su un piccone
    [shovel] su una pala
    [stake] su un paletto
   *[plain] su una pietra nuda
}{ $to_red ->
    [0] {""}
    [one] , a una casella dalla X rossa
   *[other] , a { $to_red } caselle dalla X rossa
}
view-you = Sei { $place }, { $tools }.
view-player = { $name } è { $place }, { $tools }.
view-tools = con { $tools }
view-no-tools = senza attrezzi
view-takes-nothing = nessun attrezzo
view-graves = { $count ->
    [0] Nessuna tomba è più chiusa.
    [one] Solo la tomba { $graves } è ancora chiusa.
   *[other] Sono ancora chiuse le tombe { $graves }.
}
view-go = Tocca a { $seat }.
view-roll = Il tiro è { $pips }.

tally-title = Com'è andata la caccia
tally-battles = fantasmi battuti / affrontati · VH-7
tally-red = fantasma rosso battuto / affrontato · VH-11
tally-digs = tombe scavate · VH-13
tally-grave = il vampiro era nella tomba · VH-13
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
refused-out-of-reach = { $far ->
    [0] ci sei già
    [one] quella casella è accanto a te
   *[other] per la via più breve quella casella è a { $far }
}; ne fai { $roll ->
    [one] esattamente una
   *[other] esattamente { $roll }
}
refused-used-already = { $square } è già stata usata in questo movimento
refused-pawn-in-the-way = su { $square } c'è un'altra pedina
refused-must-stop-at-red = con tutti e tre gli attrezzi ci si ferma sulla X rossa, { $square }
refused-no-stop-at-red = non puoi fermarti sulla X rossa, { $square }: non hai cominciato il movimento con tutti e tre gli attrezzi, e il tiro è { $roll }
refused-too-short = con un tiro di { $roll } fai { $needed ->
    [one] una casella
   *[other] { $needed } caselle
}{ $length ->
    [0] {""} e non resti dove sei
   *[other] , non { $length }
}
refused-too-long = fai { $roll ->
    [one] una casella
   *[other] { $roll } caselle
}, non { $length }
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

# Che cosa si è risposto, nelle note di un'analisi
noted-move = andare { $end }: { $path }
noted-return = rimettere a posto: { $tools }
noted-dig = scavare alla { $grave }

# Perché un bot lo farebbe
why-dig = una tomba chiusa vale l'altra: una su { $graves }
why-move-dig = ti porta a scavare con tutti gli attrezzi
why-move-tool = { $tool ->
    [pick] prendi il piccone lungo la strada
    [shovel] prendi la pala lungo la strada
   *[stake] prendi il paletto lungo la strada
}
why-move-shadow = { $shadows ->
    [one] la strada vale lo scontro con un fantasma
   *[other] la strada vale gli scontri con { $shadows } fantasmi
}
why-move-nearer = hai tutti gli attrezzi, e questa è la via più breve per scavare
why-move-nearer-other = hai tutti gli attrezzi; c'è una via più breve per scavare
why-move-towards-tool = è la via più breve per gli attrezzi che ti mancano
why-move-towards-tool-other = ti mancano ancora attrezzi; c'è una via più breve per prenderli
why-take = un attrezzo in mano è uno di meno da cercare
why-part = è ciò che ti mancherà meno
why-part-other = c'è qualcos'altro che ti mancherebbe meno
why-exact-kind = { $kind ->
    [dig] arrivi a scavare con tutti gli attrezzi
    [tools] { $tools ->
        [2] prendi due attrezzi in un turno solo
       *[other] prendi tutti e tre gli attrezzi in un turno solo
    }
    [tool] prendi subito un attrezzo, e non solo in un turno successivo
    [leaves] l'attrezzo può aspettare: da qui arrivi prima a tutto quello che ti serve ancora
    [around] { $fights ->
        [one] passi davanti a un fantasma in più senza combattere
       *[other] passi davanti a { $fights } fantasmi in più senza combattere
    }
    [fight] { $fights ->
        [one] il fantasma vale lo scontro: una volta su due non prende niente, e girargli intorno costa di più
       *[other] i fantasmi valgono gli scontri: ognuno prende qualcosa solo una volta su due, e girarci intorno costa di più
    }
    [rolls] da lì { $rolls } tiri su sei ti portano a un attrezzo o a scavare, dall'altra casella { $others }
    [part] gli altri sono meno sulla tua strada
   *[ahead] l'altra via è più corta in caselle, ma da qui si perdono meno punti dei prossimi tiri
}
why-exact = { why-exact-kind }; in media restano { $mine } turni per arrivare a scavare, contro { $other } della via che a prima vista pare migliore
why-goes = in media restano { $mine } turni per arrivare a scavare, dopo la mossa giocata { $other }
why-played = { $kind ->
    [ahead] { why-goes }
    [part] { why-goes }
   *[other] { why-exact-kind }; { why-goes }
}

# I caratteri dei suoi bot, e che cosa fanno
character-bold = audace
character-bold-does = passa in mezzo ai fantasmi
character-careful = prudente
character-careful-does = gira intorno ai fantasmi
character-sly = astuto
character-sly-does = resta vicino alla X rossa
