# Gloomy Graves a parole.
card-pixie = folletto
card-goblin = goblin
card-unicorn = unicorno
card-cyclops = ciclope
card-dragon = drago
card-gravedigger = becchino
mark-pixie = F
mark-goblin = G
mark-unicorn = U
mark-cyclops = C
mark-dragon = D
mark-gravedigger = ✚

# La domanda sul tavolo
ask-begin = Scegli la prima carta della tua cripta
ask-bury = Seppellisci una carta: cimitero o cripta
ask-bury-other = Seppellisci un'altra carta nell'altro luogo
ask-discard = Niente trova posto nel cimitero comune: scarta una carta
ask-score = Segni un tipo, o niente?
ask-draw = Pesca una carta: dal mazzo o dalla fila
field-card = carta
field-area = dove
field-column = colonna della prima metà
field-row = riga della prima metà
field-second = casella della seconda metà
field-grave = tipo
pick-column = colonna { $value }
pick-row = riga { $value }
choice-crypt = la tua cripta
choice-communal = il cimitero comune
choice-pixie = folletto
choice-goblin = goblin
choice-unicorn = unicorno
choice-cyclops = ciclope
choice-dragon = drago
choice-no-score = per ora niente
choice-draw-deck = il mazzo

# Dove sta una carta, secondo ciò che c'è: sopra, o a un lato, e in quale parte del terreno
place-of = { $by ->
    [pixie] del folletto
    [goblin] del goblin
    [unicorn] dell'unicorno
    [cyclops] del ciclope
    [dragon] del drago
   *[gravedigger] del becchino
}
place-buried = { $half ->
    [pixie] folletto
    [goblin] goblin
    [unicorn] unicorno
    [cyclops] ciclope
    [dragon] drago
   *[gravedigger] becchino
} { $lies ->
    [on] { $by ->
        [pixie] sul folletto
        [goblin] sul goblin
        [unicorn] sull'unicorno
        [cyclops] sul ciclope
        [dragon] sul drago
       *[gravedigger] sul becchino
    }
    [left] a sinistra { place-of }
    [right] a destra { place-of }
    [above] al di sopra { place-of }
   *[below] al di sotto { place-of }
}{ $part ->
    [none] {""}
    [top-left] {" "}in alto a sinistra
    [top] {" "}in alto
    [top-right] {" "}in alto a destra
    [left] {" "}a sinistra
    [right] {" "}a destra
    [bottom-left] {" "}in basso a sinistra
    [bottom] {" "}in basso
    [bottom-right] {" "}in basso a destra
   *[middle] {" "}al centro
}, { $other ->
    [pixie] folletto
    [goblin] goblin
    [unicorn] unicorno
    [cyclops] ciclope
    [dragon] drago
   *[gravedigger] becchino
} { $other_lies ->
    [on] { $other_by ->
        [pixie] sul folletto
        [goblin] sul goblin
        [unicorn] sull'unicorno
        [cyclops] sul ciclope
        [dragon] sul drago
       *[gravedigger] sul becchino
    }
    [left] alla sua sinistra
    [right] alla sua destra
    [above] sopra
   *[below] sotto
}

told-deck-reconstructed = Il mazzo { $deck ->
    [pairs] delle coppie
    [doubles] con i doppi
   *[other] «{ $deck }»
} è una ricostruzione: l'elenco stampato delle carte non è noto.
told-deck-given = Si gioca con il mazzo { $deck ->
    [pairs] delle coppie
    [doubles] con i doppi
   *[other] «{ $deck }»
}.
told-starts = { $you ->
    [yes] Cominci tu.
   *[no] Comincia { $seat }.
}
told-row-laid = Nella fila c'è { $card }.
together-row-laid = Nella fila ci sono { $cards }.
told-graveyard-card-turned = Per il cimitero comune si scopre { $card }.
told-graveyard-card-laid = { $card } forma la colonna { $column ->
    [1] sinistra
   *[other] destra
} del cimitero; in alto sta { $half ->
    [pixie] il folletto
    [goblin] il goblin
    [unicorn] l'unicorno
    [cyclops] il ciclope
    [dragon] il drago
   *[gravedigger] il becchino
}.
told-dealt = { $you ->
    [yes] Ricevi { $card }.
   *[no] { $seat } riceve { $card }.
}
together-dealt = { $you ->
    [yes] Ricevi { $cards }.
   *[no] { $seat } riceve { $cards }.
}
told-ready = Tutti hanno cinque carte; nel mazzo ne { $deck ->
    [one] resta una
   *[other] restano { $deck }
}.
told-crypt-begun = { $you ->
    [yes] Cominci la tua cripta con { $card }.
   *[no] { $seat } comincia la cripta con { $card }.
}
told-go-begins = { $you ->
    [yes] Giro { $round }, tocca a te.
   *[no] Giro { $round }, tocca a { $seat }.
}
told-buried-in-crypt = { $you ->
    [yes] Seppellisci { $card } nella tua cripta
   *[no] { $seat } seppellisce { $card } nella propria cripta
}: { place-buried }.
told-buried-in-graveyard = { $you ->
    [yes] Seppellisci { $card } nel cimitero comune
   *[no] { $seat } seppellisce { $card } nel cimitero comune
}: { place-buried }.
told-nothing-fits = { $you ->
    [yes] Nessuna tua carta
   *[no] Nessuna carta di { $seat }
} trova posto nel cimitero comune: se ne scarta una e non si segna niente.
told-discarded = { $you ->
    [yes] Scarti { $card }.
   *[no] { $seat } scarta { $card }.
}
told-scored = { $you ->
    [yes] Segni
   *[no] { $seat } segna
} { $grave ->
    [pixie] i folletti
    [goblin] i goblin
    [unicorn] gli unicorni
    [cyclops] i ciclopi
   *[dragon] i draghi
}: { $communal } e { $crypt } fanno { $total }. { $you ->
    [yes] Guadagni
   *[no] Guadagna
} { $number ->
    [8] l'8
   *[other] il { $number }
}, che vale { $points } punti.
told-score-declined = { $you ->
    [yes] Non segni niente.
   *[no] { $seat } non segna niente.
}
told-drew-from-deck = { $card ->
    [none] { $seat } pesca una carta dal mazzo
   *[other] { $you ->
        [yes] Peschi
       *[no] { $seat } pesca
    } { $card } dal mazzo
}; { $left ->
    [one] ne resta una
   *[other] ne restano { $left }
}.
told-drew-from-row = { $you ->
    [yes] Prendi
   *[no] { $seat } prende
} { $card } dalla fila.
told-row-refilled = Nella fila entra { $card }; nel mazzo { $left ->
    [one] ne resta una
   *[other] ne restano { $left }
}.
told-fifth-score-card = { $you ->
    [yes] Hai
   *[no] { $seat } ha
} cinque carte punteggio: questo giro è l'ultimo, e nessuno pesca più.
told-deck-empty = { $you ->
    [yes] Dovresti pescare
   *[no] { $seat } dovrebbe pescare
}, ma il mazzo è vuoto: questo giro è l'ultimo, e nessuno pesca più.
told-game-ends = La partita è finita. Risultato: { $scores }.
told-groups-counted = { $grave ->
    [pixie] Folletti
    [goblin] Goblin
    [unicorn] Unicorni
    [cyclops] Ciclopi
   *[dragon] Draghi
}: { $communal } nel cimitero comune e { $crypt } nella cripta fanno { $total }.
told-earns-card = Si guadagna { $number ->
    [8] l'8
   *[other] il { $number }
}, che vale { $points } punti.
told-earns-nothing = { $total } non basta per nessuna carta punteggio rimasta: per ora questo tipo non si può segnare.
told-may-lie = La carta può stare lì ({ $area ->
    [crypt] cripta
   *[communal] cimitero comune
}).
told-may-not-lie = La carta non può stare lì ({ $area ->
    [crypt] cripta
   *[communal] cimitero comune
}): { $forbids ->
    [GG-8] le sue metà devono stare su due caselle vicine
    [GG-9] una tomba non può coprire un becchino
    [GG-10] due becchini sarebbero vicini
    [GG-12] deve coprire una casella occupata o toccarne una lato contro lato
    [GG-13] la cripta sarebbe più larga o più alta di tre
    [GG-14] due becchini sarebbero nella stessa riga o colonna
   *[GG-15] esattamente una metà deve coprire una casella occupata
} ({ $forbids }).

# Che cosa conclude l'arbitro
result-placed = { $rule ->
    [none] Permesso.
   *[other] Non permesso: { $rule }.
}
result-counted = { $claim ->
    [none] { $communal } + { $crypt } = { $total }: nessuna carta punteggio.
    [8] { $communal } + { $crypt } = { $total }: l'8.
   *[other] { $communal } + { $crypt } = { $total }: il { $claim }.
}

# Con uno di questi comincia un capitolo del racconto
chapter-starts = Si danno le carte
chapter-go-begins = { $you ->
    [yes] Giro { $round }, il tuo turno
   *[no] Giro { $round }, turno di { $seat }
}
chapter-game-ends = Il conto finale

screen-status = { $round ->
    [0] Cominciano le cripte
   *[other] Giro { $round } di { $rounds }
} · mazzo { $deck }
screen-last-round = Ultimo giro!
screen-row = Fila:
screen-hand = Mano:
screen-groups = com+cripta=tot
screen-after = dopo questa
screen-left = carte punti
help-marks = F● folletto, G▲ goblin, U◆ unicorno, C⬢ ciclope, D★ drago, ✚ becchino. (F) la carta che posi, F+ o + dove può andare la sua prima metà, F' sulla carta appena posata, · terreno vuoto.
    Di ogni tipo: il tuo gruppo più grande nel cimitero comune (com) e nella tua cripta e il totale; → la carta punteggio che il totale ti darebbe ora; le carte punteggio rimaste; sotto la lettera di ogni giocatore quella presa.
    Accanto alla tua mano, con la loro lettera: le carte degli altri che tutti hanno visto prendere.
tally-points = punti · GG-21
tally-bonus = premio
tally-sum = totale

view-communal = Cimitero comune, { $count } caselle, riga per riga dall'alto. { $rows }.
view-line = riga { $row }: { $halves }
view-gap = nessuna tomba
view-typed = Per scrivere una casella: la prima casella della riga 1 è { $first } nel cimitero comune{ $crypt ->
    [none] {""}
   *[other] {" "}e { $crypt } nella tua cripta
}; le colonne si contano verso destra, le righe verso il basso.
view-own-crypt = La tua cripta. { $rows }.
view-crypt = La cripta di { $seat }. { $rows }.
view-type = { $grave }: carte punteggio rimaste { $left }; prese: { $claimed }.
view-type-groups = { $grave }: { $communal } in comune e { $crypt } nella tua cripta fanno { $total }, e { $claim ->
    [0] non si guadagna niente
    [8] si guadagnerebbe l'8
   *[other] si guadagnerebbe il { $claim }
}; carte punteggio rimaste { $left }; prese: { $claimed }.
view-row = La fila: { $cards }.
view-player = { $name } ha in mano { $cards } carte; di queste si conoscono: { $known }.
view-hand = La tua mano: { $cards }.

refused-other-question = «{ $move }» risponde a un'altra domanda; { $step ->
    [begin] ora si scelgono le prime carte delle cripte
    [bury] ora si deve seppellire una carta
    [bury-other] ora si deve seppellire la seconda carta
    [discard] ora si deve scartare una carta
    [score] ora si può segnare un tipo
    [draw] ora si deve pescare una carta
   *[other] ora non tocca a te
}
refused-card-not-in-hand = non hai in mano { $card }
refused-card-not-in-row = { $card } non è nella fila
refused-buried-there-already = in questo turno hai già seppellito una carta { $area ->
    [crypt] nella tua cripta
   *[communal] nel cimitero comune
}
refused-only-card-for-graveyard = { $card } è l'unica carta della tua mano che trova posto nel cimitero comune: non può andare nella cripta
refused-halves-apart = le due metà di una carta stanno su caselle vicine
refused-off-the-table = { $cell } è più lontano di dove una partita possa arrivare
refused-grave-on-gravedigger = una tomba non può coprire un becchino
refused-gravediggers-touch = due becchini sarebbero vicini di casa
refused-touches-nothing = lì la carta non copre nessuna casella della tua cripta e non ne tocca nessuna lato contro lato
refused-crypt-too-large = la tua cripta sarebbe larga { $wide } e alta { $high }; al massimo è tre per tre
refused-gravediggers-in-line = due becchini della tua cripta sarebbero nella stessa riga o colonna
refused-covers-not-one = esattamente una metà deve coprire una casella occupata; qui { $covered ->
    [0] nessuna
   *[other] tutte e due
}
refused-scored-already = hai già segnato questo tipo ({ $grave }, { $number ->
    [8] l'8
   *[other] il { $number }
})
refused-type-not-on-card = { $grave } non è su { $card }, la carta che hai posato nel cimitero comune
refused-earns-no-card = { $grave } adesso non ti darebbe nessuna carta punteggio
refused-no-deck-file = il mazzo «{ $path }» non c'è; ci sono { $known }, oppure il percorso di un file
refused-deck-line = riga { $line }: «{ $text }» non è una carta con tre numeri e nemmeno una parola che questo file conosce
refused-deck-unknown-half = riga { $line }: «{ $text }» non è una metà; le metà sono pixie goblin unicorn cyclops dragon gravedigger
refused-deck-two-gravediggers = riga { $line }: una carta con due becchini non si potrebbe mai posare
refused-deck-card-twice = riga { $line }: { $text } c'è due volte
refused-deck-without-name = riga { $line }: il mazzo non ha nome
refused-deck-count = riga { $line }: il mazzo ha { $count } carte e dovrebbe averne { $needed }
refused-deck-marks = riga { $line }: { $count } carte hanno { $shovels } pale; dovrebbero essere { $needed }
refused-deck-asymmetric = riga { $line }: tra le carte con { $shovels } pale ci sono { $count } metà di { $half } e { $first } di pixie; se è voluto, scrivi «asymmetric»
refused-too-few-cards = { $cards } carte sono troppo poche: se ne dispongono, danno o tolgono { $needed }
refused-unknown-type = «{ $text }» non è un tipo; i tipi sono pixie goblin unicorn cyclops dragon
refused-no-such-score-card = { $number } non è una carta punteggio, o c'è due volte; ogni tipo ha 8 10 12 15
refused-too-many-graves = { $count } tombe e becchini sono più di quanti se ne possano posare in una partita; se ne contano al massimo { $most }
refused-card-in-pieces = le metà della carta { $number } non sono vicine
refused-unknown-half = «{ $text }» non è una metà; le metà sono pixie goblin unicorn cyclops dragon gravedigger
refused-no-such-card = non c'è nessuna carta { $text }

# Che cosa si è risposto, nelle note di un'analisi
noted-begin = cominciare la cripta con { $card }
noted-buried-in-crypt = seppellire { $card } nella cripta: { place-buried }
noted-buried-in-graveyard = seppellire { $card } nel cimitero comune: { place-buried }
noted-draw = pescare { $card } dalla fila
noted-draw-deck = pescare dal mazzo
noted-discard = scartare { $card }
noted-score = segnare { $grave ->
    [folletto] i folletti
    [goblin] i goblin
    [unicorno] gli unicorni
    [ciclope] i ciclopi
   *[drago] i draghi
}
noted-no-score = non segnare niente

# Perché un bot lo farebbe
why-kind = { $card ->
    [folletto] folletti
    [unicorno] unicorni
    [ciclope] ciclopi
    [drago] draghi
    [becchino] becchini
   *[other] { $card }
}
why-bury = i tuoi gruppi più grandi di { why-kind } fanno insieme { $size }
why-bury-score = con { why-kind } si può segnare subito, per { $points } punti
why-bury-quiet = nuoce il meno possibile a ciò che puoi ancora segnare
why-bury-quiet-other = non ingrandisce nessuno dei tuoi gruppi
why-score = vale { $points } punti adesso, e una carta verso il bonus
why-no-score = aspettando è probabile una carta punteggio migliore
why-no-score-other = per ora rinunci a una carta punti, sperando in una migliore
why-draw-deck = nella fila non c'è niente di meglio di una carta qualsiasi
why-draw-deck-other = può essere una carta qualsiasi; nella fila ce n'è una migliore della media
why-draw-row = mostra tipi che puoi ancora segnare
why-draw-digger = un becchino conta per ogni tipo
why-begin = mostra i tipi che promettono di più
why-begin-other = ti lascia altre carte per dopo
why-begin-digger = un becchino nella tua cripta conta per ogni tipo fino alla fine
why-discard = è la carta che ti serve meno
why-discard-other = questa carta potrebbe ancora servirti
why-ends = nelle partite immaginate fino in fondo { $how ->
    [more-less] ti porta circa { $own } punti in più { why-beside }, e al migliore degli altri { $best } in meno
    [more-more] ti porta circa { $own } punti in più { why-beside }, e al migliore degli altri solo { $best } in più
    [same-less] lascia al migliore degli altri circa { $best } punti in meno { why-beside }
    [less-less] ti costa circa { $own } punti in più { why-beside }, ma al migliore degli altri { $best }
   *[more-same] ti porta circa { $own } punti in più { why-beside }
}

# Che cosa viene da una mossa nelle partite immaginate fino in fondo, accanto a un’altra
end-by-end = nelle partite immaginate fino in fondo
end-own-scored = { $how ->
    [often] { end-by-end } segni con { why-kind } { often-mine }, dopo { why-other } { often-other }
   *[much] { end-by-end } ogni volta che segni con { why-kind } ne vengono circa { $each ->
        [1] un punto
       *[other] { $each } punti
    }, dopo { why-other } { $other_each }
}
end-others-scored = { end-by-end } gli altri segnano in tutto circa { $gain ->
    [1] un punto
   *[other] { $gain } punti
} in { $direction ->
    [more] più
   *[less] meno
} che dopo { why-other }
end-own-fifth-score-card = { end-by-end } sei tu a segnare un quinto tipo { often-mine }, dopo { why-other } { often-other }

# I caratteri dei suoi bot, e che cosa fanno
character-bold = audace
character-bold-does = pesca alla cieca dal mazzo
character-careful = prudente
character-careful-does = pesca dalla fila scoperta e prende la prima carta punteggio che può
character-sly = astuto
character-sly-does = tiene i becchini per la propria cripta
