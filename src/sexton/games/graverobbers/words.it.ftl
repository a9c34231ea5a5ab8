# Graverobbers a parole.
card-R1 = ladro 1
card-R2 = ladro 2
card-R3 = ladro 3
card-D1 = detective 1
card-D2 = detective 2
card-D3 = detective 3
card-B0 = bobby 0
card-B1 = bobby 1
card-B2 = bobby 2
objective-wants = { $graves ->
    [cemetery] quattro tombe { $side ->
        [black] saccheggiate
       *[white] intatte
    }
   *[other] tombe { $graves } { $side ->
        [black] saccheggiate
       *[white] intatte
    }
}
objective-called = { objective-wants } { $side ->
    [black] (nero)
   *[white] (bianco)
}
objective = { objective-called }, { $points } punti

# La domanda sul tavolo
ask-keep-two = Metti da parte un obiettivo
ask-go = Gioca una carta, o spia con un bobby
ask-second-card = Un'altra carta?
ask-card-after-spy = Ora gioca una carta
ask-accuse = Chi accusi?
field-objective = obiettivo
field-verb = giocare o fare la spia
field-card = carta
field-grave = tomba
field-player = giocatore
choice-play = gioca
choice-spy = spia
choice-stop = mi fermo
choice-no-accusation = non accuso nessuno
choice-cemetery = cimitero
pick-grave = tomba { $value }
pick-objective = { objective-wants }, { $points } punti
pick-player = giocatore { $value }

told-objectives-reconstructed = Gli obiettivi di questa partita sono una ricostruzione: l'elenco delle carte stampate non si trova. Puoi usare un elenco tuo.
told-objectives-given = In questa partita gli obiettivi vengono da un vostro elenco.
told-hands-lie-open = Partita di pratica: le carte di tutti sono scoperte.
told-hand-begins = Mano { $hand } di { $hands }: { $you ->
    [yes] cominci tu.
   *[no] comincia { $seat }.
}
told-starts = { $you ->
    [yes] Cominci tu.
   *[no] Comincia { $seat }.
}
told-dealt = { $you ->
    [yes] Ricevi { $card }.
   *[no] { $seat } riceve { $card }.
}
together-dealt = { $you ->
    [yes] Ricevi { $cards }.
   *[no] { $seat } riceve { $cards }.
}
told-cards-dealt = Tutti hanno { $each } carte. { $left ->
    [0] Non ne avanza nessuna.
    [one] Ne resta fuori una, e nessuno la vede.
   *[other] Ne restano fuori { $left }, e nessuno le vede.
}
told-objective-dealt = { $you ->
    [yes] Ricevi un obiettivo:
   *[no] { $seat } riceve un obiettivo:
} { objective-called }, { $worth } punti.
told-objective-laid-aside = { $you ->
    [yes] Metti da parte un obiettivo:
   *[no] { $seat } mette da parte un obiettivo:
} { objective-called }, { $worth } punti.
told-objectives-chosen = Tutti hanno tenuto due obiettivi e ne hanno messo da parte uno.
told-round-begins = Giro { $round } di { $rounds }: { $you ->
    [yes] il primo giocatore sei tu.
   *[no] il primo giocatore è { $seat }.
}
told-played-face-up = { $you ->
    [yes] Giochi { $card } scoperto sulla tomba { $grave }.
   *[no] { $seat } gioca { $card } scoperto sulla tomba { $grave }.
}
told-played-face-down = { $you ->
    [yes] Giochi { $card } coperto sulla tomba { $grave }.
   *[no] { $card ->
        [none] { $seat } gioca una carta coperta sulla tomba { $grave }.
       *[other] { $seat } gioca { $card } coperto sulla tomba { $grave }.
    }
}
told-spied = { $you ->
    [yes] Spendi { $card } per fare la spia alla tomba { $grave }.
   *[no] { $seat } spende { $card } per fare la spia alla tomba { $grave }.
}
told-turned-up = La carta { $place } della tomba { $grave } viene scoperta: { $card }.
told-stopped = { $you ->
    [yes] Ti fermi a una carta.
   *[no] { $seat } si ferma a una carta.
}
told-passed = { $you ->
    [yes] Non puoi giocare nulla e passi.
   *[no] { $seat } non può giocare nulla e passa.
}
told-column-full = Alla tomba { $grave } c'è la settima carta: si giudica.
told-column-shown = Tomba { $grave }: assalto { $robbery } contro difesa { $defence }. { $bobbies ->
    [0] Nessun bobby conta.
    [one] Conta un bobby.
   *[other] Contano { $bobbies } bobby.
} Le carte: { $cards }.
told-column-empty = La tomba { $grave } non ha carte.
told-ransacked = La tomba { $grave } è saccheggiata!
told-undisturbed = La tomba { $grave } resta intatta.
told-accusations-begin = La prima tomba saccheggiata: le accuse, a partire da { $you ->
    [yes] te
   *[no] { $seat }
}. Giusta, se chi è accusato ha un obiettivo nero raggiunto: +3. Sbagliata: −1.
told-accused = { $you ->
    [yes] Accusi { $accused_seat }!
   *[no] { $seat } accusa { $accused_seat }!
}
told-not-accused = { $you ->
    [yes] Non accusi nessuno.
   *[no] { $seat } non accusa nessuno.
}
told-accusations-over = Le accuse sono finite; le carte Accusa! non usate escono dal gioco.
told-round-ends = Il giro { $round } è finito.
told-fate-sealed = Saccheggiate { $ransacked }, intatte { $undisturbed }: la sorte del cimitero è segnata.
told-last-round-over = Era l'ultimo giro.
told-final-judging = Ora si giudicano tutte le tombe ancora aperte.
told-cemetery-ransacked = Le tombe saccheggiate sono { $count }: il cimitero è saccheggiato. I ladri in mano contano a favore, i detective contro.
told-cemetery-undisturbed = { $count ->
    [0] Nessuna tomba è saccheggiata
    [one] Una tomba è saccheggiata
   *[other] Le tombe saccheggiate sono { $count }
}: il cimitero è intatto. I detective in mano contano a favore, i ladri contro.
told-hand-shown = { $you ->
    [yes] { $count ->
        [0] Non hai carte in mano.
       *[other] Hai in mano { $cards }.
    }
   *[no] { $count ->
        [0] { $seat } non ha carte in mano.
       *[other] { $seat } ha in mano { $cards }.
    }
}
told-hand-scored = { $you ->
    [yes] La tua mano:
   *[no] La mano di { $seat }:
} ladri { $robbers }, detective { $detectives }, quindi { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
told-bobbies-scored = { $you ->
    [yes] I tuoi bobby:
   *[no] I bobby di { $seat }:
} { $bobbies }, quindi { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
told-objective-scored = { $you ->
    [yes] Il tuo obiettivo, { objective-called }:
   *[no] L'obiettivo di { $seat }, { objective-called }:
} { $points ->
    [0] non raggiunto, nessun punto.
   *[other] raggiunto, { $points } punti.
}
told-accusation-true = { $you ->
    [yes] Avevi ragione riguardo a { $accused_seat }: +3 a te, −2 a { $accused_seat }.
   *[no] { $seat } aveva ragione riguardo a { $accused_seat }: +3 a { $seat }, −2 a { $accused_seat }.
}
told-accusation-false = { $you ->
    [yes] Avevi torto riguardo a { $accused_seat }: −1 a te, +1 a { $accused_seat }.
   *[no] { $seat } aveva torto riguardo a { $accused_seat }: −1 a { $seat }, +1 a { $accused_seat }.
}
told-hand-ends = { $hands ->
    [one] Il risultato: { $scores }.
   *[other] Mano { $hand } di { $hands }: { $scores }. Totali: { $totals }.
}
told-wins = { $you ->
    [yes] { $players ->
        [one] Vinci tu!
       *[other] Vincete insieme: { $seats }.
    }
   *[no] { $players ->
        [one] La vittoria va a { $seats }.
       *[other] Vincono insieme { $seats }.
    }
}

chapter-starts = Si distribuiscono le carte
chapter-hand-begins = Mano { $hand } di { $hands }
chapter-round-begins = Giro { $round } di { $rounds }
chapter-accusations-begin = Le accuse
chapter-final-judging = Il giudizio finale
chapter-cemetery-ransacked = La resa dei conti
chapter-cemetery-undisturbed = La resa dei conti

refused-other-question = «{ $move }» risponde a un'altra domanda; { $step ->
    [keep-two] ora si mette da parte un obiettivo
    [go] ora si gioca una carta, o si spende un bobby
    [second-card] ora si può giocare una seconda carta
    [card-after-spy] ora si gioca la carta dopo la spia
    [accuse] ora si fanno le accuse
   *[other] ora nessuno deve rispondere
}
refused-must-play = devi giocare almeno una carta
refused-must-play-after-spy = dopo aver fatto la spia devi giocare esattamente una carta
refused-spy-instead = la spia si fa al posto di due carte, prima della carta che si gioca
refused-objective-not-held = non hai l'obiettivo { objective-called } da { $points }
refused-accuse-oneself = puoi accusare soltanto un avversario, non te stesso
refused-no-such-player = il giocatore { $number } non esiste: sono numerati da 0 a { $last }
refused-card-not-in-hand = non hai in mano { $card }
refused-same-grave = due carte dello stesso turno vanno su tombe diverse (la prima è alla { $grave })
refused-grave-judged = la tomba { $grave } è già stata giudicata e non riceve più carte
refused-not-a-bobby = soltanto un bobby può fare la spia, non { $card }
refused-column-empty = alla tomba { $grave } non c'è nessuna carta
refused-last-card-face-up = l'ultima carta della tomba { $grave } è già scoperta
refused-no-card-to-follow = dopo la spia non potresti giocare una carta
refused-wrong-box = una scatola ha { $kinds } tipi di carte
refused-too-few-cards = { $cards } carte sono troppo poche: se ne distribuiscono { $needed }
refused-too-few-objectives = { $objectives } obiettivi sono troppo pochi: se ne distribuiscono { $needed }
refused-not-two-graves = l'obiettivo { $number } deve indicare due tombe diverse da 1 a 7, o nessuna per il cimitero
refused-objectives-unreadable = il file { $path } non si può leggere
refused-objectives-too-many = riga { $line }: più di { $count } obiettivi { $side ->
    [black] neri
   *[white] bianchi
}
refused-objectives-too-few = riga { $line }: l'elenco finisce con { $count } obiettivi { $side ->
    [black] neri
   *[white] bianchi
}; devono essere { $wanted }
refused-objectives-line = riga { $line }: «{ $text }» non è «colore tombe punti», come «black 1-2 6» o «white cemetery 3»
refused-objectives-points = riga { $line }: «{ $text }» non è un numero di punti da 1 a { $most }
refused-objectives-graves = riga { $line }: «{ $text }» non indica due tombe diverse da 1 a { $graves }, come «1-2», né «cemetery»
refused-objectives-side = riga { $line }: «{ $text }» non è né «black» né «white»
refused-column-too-long = una colonna di { $cards } carte non può essere: ne tiene al massimo { $most }
refused-unknown-card = «{ $text }» non è una carta; le carte sono R1 R2 R3 D1 D2 D3 B0 B1 B2
refused-too-many-of-a-card = { $count } × { $card }, ma nella scatola ce ne sono solo { $held }
refused-wrong-graves = le tombe sono { $graves }, non { $count }
refused-hand-too-large = il giocatore { $number } ha { $cards } carte; alla fine possono essere al massimo { $most }
refused-too-many-objectives = il giocatore { $number } ha { $count } obiettivi; se ne tengono due
refused-objective-graves = un obiettivo del giocatore { $number } deve indicare due tombe diverse da 1 a { $graves }, o nessuna per il cimitero
refused-accuses-oneself = il giocatore { $number } accusa se stesso: si può accusare soltanto un avversario
refused-no-accusations = se nessuna tomba è saccheggiata nessuno può accusare

# Lo schermo
screen-round = Giro { $round } di { $rounds }
screen-hand-of = Mano { $hand } di { $hands }
screen-cemetery = saccheggiate { $ransacked }, intatte { $safe }
screen-practice = PRATICA, non conta
screen-strengths = R:D  coperte
screen-cards = carte
screen-total = totale
screen-hand = La tua mano
screen-worth = La tua mano vale { $ransacked } se il cimitero è saccheggiato, { $safe } se è intatto.
screen-objectives = Obiettivi
screen-reconstructed = Gli obiettivi sono una ricostruzione, non le carte stampate.
help-marks = R ladro, D detective, B bobby, con il loro valore. [R3] è scoperta, (R3) coperta e nota a te, ▒A▒ coperta, giocata da chi ha quella lettera. ✗ saccheggiata, ✓ intatta, · aperta. R:D è l'assalto dei ladri contro la difesa, nelle carte che conosci; dietro, il minimo e il massimo vantaggio dell'assalto quando si scopriranno le carte coperte. !A accusa chi ha quella lettera.
    Gli obiettivi bianchi vogliono intatte le loro due tombe, i neri saccheggiate; «cimitero» vuol dire almeno quattro tombe. Dei tuoi: ✓ raggiunto, ✗ perduto, · ancora aperto.

# In frasi
view-practice = È una partita di pratica: tutte le mani sono scoperte. Non conta per la classifica.
view-hand-of = Mano { $hand } di { $hands }.
view-round = Giro { $round } di { $rounds }; { $left ->
    [0] è l'ultimo
    [one] ne segue ancora uno
   *[other] ne seguono ancora { $left }
}.
view-grave = Tomba { $grave }, { $fate ->
    [ransacked] saccheggiata
    [undisturbed] intatta
   *[open] aperta
}: { $cards }. Assalto { $robbery }, difesa { $defence }.
view-grave-empty = Tomba { $grave }, { $fate ->
    [ransacked] saccheggiata
    [undisturbed] intatta
   *[open] aperta
}: nessuna carta.
view-hidden = Con { $count ->
    [one] la carta coperta
   *[other] le { $count } carte coperte
} il vantaggio dell'assalto va da { $least } a { $most }.
view-face-up = { $card }
view-face-down = coperta, giocata da { $seat }
view-known = coperta { $card }, come sai
view-cemetery = Tombe saccheggiate: { $ransacked }; intatte: { $safe }.
view-player = { $name }: carte { $cards }, punti delle mani precedenti { $total }.
view-accuses = { $name } accusa { $suspect }.
view-open-hand = { $name } ha in mano: { $cards }. Obiettivi: { $objectives }.
view-spent = Bobby spesi per fare la spia: { $cards }.
view-go = È il turno di { $seat }.
view-objective = Il tuo obiettivo: { $objective }, { $state ->
    [achieved] raggiunto
    [missed] mancato
   *[open] ancora aperto
}.
view-hand = La tua mano: { $cards }.
view-no-hand = Non hai carte in mano.
view-card-count = { $count } × { $card }

# Il conto
tally-title = Come ci si è arrivati
tally-hand = carte in mano · GR-20
tally-bobbies = bobby · GR-21
tally-objectives = obiettivi · GR-22
tally-accusations = accuse · GR-23
tally-before = prima che cominciasse questa partita
tally-points = { $hands ->
    [one] punti
   *[other] mano { $hand } di { $hands }
}
tally-total = totale · GR-24

# L'arbitro
result-judged-grave = Difesa { $defense }, assalto { $robbers }.
result-scored = In tutto: { $scores }.

# Che cosa si è risposto, nelle note di un'analisi
noted-discard = mettere da parte «{ $objective }»
noted-play = giocare { $card } sulla { $grave }
noted-stop = fermarsi a una carta
noted-spy = spendere { $card } per fare la spia alla { $grave }
noted-accuse = accusare { $player }
noted-no-accusation = non accusare nessuno

# Perché un bot lo farebbe
why-discard = dei tuoi tre è quello che promette meno: circa { $points } punti
why-discard-other = promette circa { $points } punti, e un altro dei tuoi tre ne promette meno
why-guilty = da ciò che ha fatto è colpevole circa { $percent } volte su 100, e una su quattro basta
why-innocent = da ciò che ha fatto è colpevole solo circa { $percent } volte su 100: troppo poco perché convenga
why-nobody-guilty = da ciò che hanno fatto nessuno è colpevole più di circa { $percent } volte su 100: troppo poco perché convenga
why-somebody-guilty = qualcuno è colpevole circa { $percent } volte su 100: si lascia andare una buona scommessa
why-stop = le altre tue carte valgono di più in mano
why-stop-other = lascia la tua mano com'è
why-spy = mostra che cosa è coperto alla tomba { $grave } prima che tu giochi
why-play-objective = aiuta il tuo obiettivo, { objective-called }, di circa { $points } punti
why-play-hand = volge il cimitero a favore della mano che tieni, di circa { $points } punti
why-play-cheap = questa carta ti mancherà poco, e la tomba { $grave } cambia appena
why-play-cheap-other = la tomba { $grave } cambia appena
why-ends = nelle partite immaginate fino in fondo { $how ->
    [more-less] ti porta circa { $own } punti in più { why-beside }, e al migliore degli altri { $best } in meno
    [more-more] ti porta circa { $own } punti in più { why-beside }, e al migliore degli altri solo { $best } in più
    [same-less] lascia al migliore degli altri circa { $best } punti in meno { why-beside }
    [less-less] ti costa circa { $own } punti in più { why-beside }, ma al migliore degli altri { $best }
   *[more-same] ti porta circa { $own } punti in più { why-beside }
}

# Che cosa viene da una mossa nelle partite immaginate fino in fondo, accanto a un’altra
end-by-end = nelle partite immaginate fino in fondo
end-often = { often-mine }, dopo { why-other } { often-other }
end-than = { $gain ->
    [1] un punto
   *[other] { $gain } punti
} in { $direction ->
    [more] più
   *[less] meno
} che dopo { why-other }
end-own-objective-scored = { end-by-end } il tuo obiettivo, { objective-called }, riesce { end-often }
end-own-hand-scored = { end-by-end } le carte che tieni ti portano circa { end-than }
end-own-bobbies-scored = { end-by-end } i tuoi bobby ti portano circa { end-than }
end-own-accusation-true = { end-by-end } accusi a ragione { end-often }
end-own-accusation-false = { end-by-end } accusi a torto { end-often }
end-others-objective-scored = { end-by-end } gli obiettivi degli altri portano loro circa { end-than }
end-others-hand-scored = { end-by-end } le carte che tengono gli altri portano loro circa { end-than }
end-all-ransacked = { end-by-end } la tomba { $grave } viene saccheggiata { end-often }, il che per te è meglio
end-all-undisturbed = { end-by-end } la tomba { $grave } resta intatta { end-often }, il che per te è meglio
end-all-cemetery-ransacked = { end-by-end } il cimitero viene saccheggiato { end-often }, il che per te è meglio
end-all-cemetery-undisturbed = { end-by-end } il cimitero resta intatto { end-often }, il che per te è meglio

# I caratteri dei suoi bot, e che cosa fanno
character-bold = audace
character-bold-does = tiene gli obiettivi neri, gioca due carte e accusa
character-careful = prudente
character-careful-does = gioca una carta alla volta, conserva le altre, accusa di rado
character-sly = astuto
character-sly-does = posa carte coperte e spia quelle degli altri
