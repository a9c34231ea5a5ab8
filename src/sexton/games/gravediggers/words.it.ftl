# Gravediggers a parole.
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-10 = 10
card-X = X
card-widow = vedova
card-guard = guardia
card-accomplice = complice
card-bandit = bandito
tile-place = Posiziona
tile-view = Guarda
tile-reveal = Gira
tile-gravedigger = Becchino

# La domanda sul tavolo
ask-place = Posiziona: metti una carta coperta
ask-view = Guarda: sbircia una carta coperta
ask-reveal = Gira: scopri una carta
ask-gravedigger = Becchino: quale cimitero si saccheggia?
ask-credit = Credito: 10 ora, −10 alla fine?
ask-fists = Quante monete metti nel pugno?
field-card = carta
field-cemetery = cimitero
field-place = posto nella fila
field-answer = risposta
field-coins = monete
choice-yes = sì
choice-no = no

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
told-ready = Tutti hanno una mano; a ogni cimitero c'è una carta coperta. { $deck ->
    [0] Il mazzo è vuoto.
    [one] Nel mazzo resta una carta.
   *[other] Nel mazzo restano { $deck } carte.
}
told-tile-turned = { $you ->
    [yes] Scopri la tessera { $tile }.
   *[no] { $seat } scopre la tessera { $tile }.
}
told-no-effect = { $you ->
    [yes] La tessera { $tile } ora non ha effetto: il tuo turno passa.
   *[no] La tessera { $tile } ora non ha effetto: il turno di { $seat } passa.
}
told-tiles-shuffled = Tutte le tessere vengono coperte e rimescolate.
told-placed = { $you ->
    [yes] Metti una carta coperta al cimitero { $cemetery }: { $card }.
   *[no] { $card ->
        [none] { $seat } mette una carta coperta al cimitero { $cemetery }.
       *[other] { $seat } mette una carta coperta al cimitero { $cemetery }: { $card }.
    }
}
told-drew = { $you ->
    [yes] Peschi
   *[no] { $seat } pesca
} { $card ->
    [none] una carta
    [vedova] una vedova
    [guardia] una guardia
    [X] una X
   *[other] un { $card }
}; nel mazzo { $left ->
    [0] non ne resta nessuna.
    [one] resta una carta.
   *[other] restano { $left } carte.
}
told-viewed = { $you ->
    [yes] Guardi la carta { $place } del cimitero { $cemetery }: { $card }.
   *[no] { $card ->
        [none] { $seat } guarda la carta { $place } del cimitero { $cemetery }.
       *[other] { $seat } guarda la carta { $place } del cimitero { $cemetery }: { $card }.
    }
}
told-revealed = { $you ->
    [yes] Scopri la carta { $place } del cimitero { $cemetery }: { $card }.
   *[no] { $seat } scopre la carta { $place } del cimitero { $cemetery }: { $card }.
}
told-robbery-begins = { $you ->
    [yes] Mandi il becchino al cimitero { $cemetery }. Saccheggio!
   *[no] { $seat } manda il becchino al cimitero { $cemetery }. Saccheggio!
}
told-final-robbery = Saccheggio finale: cimitero { $cemetery }.
told-credit-taken = { $you ->
    [yes] Mostri { $shown } e prendi 10 a credito (note di credito: { $notes }).
   *[no] { $seat } mostra { $shown } e prende 10 a credito (note di credito: { $notes }).
}
told-credit-declined = { $you ->
    [yes] Non prendi credito.
   *[no] { $seat } non prende credito.
}
told-fists-shown = I pugni si aprono: { $fists }.
told-cards-turned = La fila di carte viene scoperta: { $cards }. Vale { $bounty }.
told-supply-short = Nella scorta ci sono solo { $supply }: questo è il bottino.
told-lone-widow = Una sola vedova: manda via tutte le persone. Il bottino si divide come sempre.
told-widows-chat = { $count } vedove chiacchierano tra loro e se ne vanno.
told-lone-guard = Una sola guardia: niente bottino. Chi ha tenuto il pugno vuoto viene premiato.
told-guards-play = { $count } guardie giocano a carte tra loro e se ne vanno.
told-rewarded = { $you ->
    [yes] Ricevi { $coins } per il pugno vuoto.
   *[no] { $seat } riceve { $coins } per il pugno vuoto.
}
told-bandits-raid = Banditi { $bandits }, complici { $accomplices }: i banditi si prendono tutti i pugni.
told-fist-lost = { $you ->
    [yes] Perdi { $coins }.
   *[no] { $seat } perde { $coins }.
}
told-accomplices-help = Complici { $accomplices }, banditi { $bandits }: si paga prima il pugno più alto.
told-bandits-fight-accomplices = { $count } contro { $count }: banditi e complici si azzuffano e se ne vanno.
told-paid = { $players ->
    [one] { $you ->
        [yes] Ricevi { $coins }; ne restano { $left }.
       *[no] { $seats } riceve { $coins }; ne restano { $left }.
    }
   *[other] { $you ->
        [yes] { $seats } ricevete { $coins } a testa; ne restano { $left }.
       *[no] { $seats } ricevono { $coins } a testa; ne restano { $left }.
    }
}
told-unpaid = { $players ->
    [one] { $you ->
        [yes] Volevi { $coins }
       *[no] { $seats } voleva { $coins }
    }
   *[other] { $you ->
        [yes] { $seats } volevate { $coins } a testa
       *[no] { $seats } volevano { $coins } a testa
    }
}{ $why ->
    [ended] , ma la spartizione era già finita: niente.
   *[short] , ma { $left ->
        [0] non resta nulla.
        [one] ne resta solo 1: niente.
       *[other] ne restano solo { $left }: niente.
    }
}
told-fists-forfeited = { $players ->
    [one] { $you ->
        [yes] Perdi il pugno: { $coins }.
       *[no] { $seats } perde il pugno: { $coins }.
    }
   *[other] { $you ->
        [yes] { $seats } perdete il pugno: { $coins } a testa.
       *[no] { $seats } perdono il pugno: { $coins } a testa.
    }
}
told-bounty-returned = { $coins ->
    [one] Una moneta torna nella scorta.
   *[other] { $coins } monete tornano nella scorta.
}
told-new-card-laid = Una nuova carta va al cimitero { $cemetery }; nel mazzo { $left ->
    [0] non ne resta nessuna.
    [one] ne resta una.
   *[other] ne restano { $left }.
}
told-closed = Il mazzo è vuoto: il cimitero { $cemetery } resta vuoto.
told-last-card-played = { $you ->
    [yes] Hai giocato l'ultima carta della mano. Seguono i saccheggi finali.
   *[no] { $seat } ha giocato l'ultima carta della mano. Seguono i saccheggi finali.
}
told-all-closed = Tutti i cimiteri sono chiusi: la partita finisce subito.
told-game-ends = La partita è finita. Denaro: { $money }. Note di credito: { $notes }. Risultato: { $scores }.

refused-other-question = «{ $move }» risponde a un'altra domanda; { $step ->
    [place] ora si deve posizionare una carta
    [view] ora si deve guardare una carta
    [reveal] ora si deve girare una carta
    [gravedigger] ora si sceglie il cimitero da saccheggiare
    [credit] ora viene offerto un credito
    [fists] ora si mettono le monete nel pugno
   *[other] ora nessuno deve rispondere
}
refused-not-so-much-money = un pugno di { $coins } è più dei tuoi { $money }
refused-no-such-cemetery = il cimitero { $cemetery } non esiste: ci sono quelli da 1 a { $cemeteries }
refused-card-not-in-hand = non hai in mano { $card }
refused-cemetery-closed = il cimitero { $cemetery } non ha carte ed è chiuso
refused-no-such-card = il cimitero { $cemetery } non ha la carta { $place }: ne ha { $cards }
refused-already-face-up = la carta { $place } del cimitero { $cemetery } è già scoperta
refused-last-face-down = l'ultima carta coperta di un cimitero non si può girare (cimitero { $cemetery })
refused-wrong-box = una scatola ha { $kinds } tipi di carte e { $tiles } tipi di tessere
refused-too-few-cards = { $cards } carte sono troppo poche: se ne distribuiscono { $needed }
refused-too-few-cemeteries = { $cemeteries } cimiteri sono troppo pochi per { $seats } giocatori
refused-no-place-tile = senza una tessera Posiziona la partita non finirebbe mai
refused-unknown-card = «{ $text }» non è una carta; le carte sono 2 3 4 5 10 X widow guard accomplice bandit
refused-too-many-of-a-card = { $count } × { $card }, ma nella scatola ce ne sono solo { $held }
refused-no-cards = un cimitero senza carte non si saccheggia
refused-too-few-fists = un saccheggio richiede da 2 a 5 giocatori, un pugno ciascuno; qui sono { $count }
refused-negative-fist = il pugno { $number } è sotto lo 0: { $coins }
refused-wrong-supply = la scorta non può essere { $coins }: ne contiene da 0 a { $most }

# Lo schermo
mark-widow = V
mark-guard = G
mark-accomplice = C
mark-bandit = B
help-marks = [5] scoperta · (5) coperta, ma la conosci · ▒▒ coperta · »5« indicata
    Le lettere sotto una carta: chi l'ha messa; dopo i due punti, chi altro l'ha vista coperta (+ se sono in tanti).
    V vedova, G guardia, C complice, B bandito. ▸ di chi è il turno. ■ tessera coperta, □ tessera scoperta.
screen-hand = La tua mano
screen-nobody = di nessuno
screen-closed = chiuso
screen-empty = vuoto
screen-deck = Mazzo: { $count }
screen-tiles = Tessere coperte: { $left } su { $total }
screen-last-tile = L'ultima tessera: { $tile }
screen-robbed = ♠ Saccheggio al cimitero { $cemetery }!
screen-unseen = Non ancora viste
screen-coins = mon.
screen-notes = note
screen-cards = carte
pick-cemetery = cimitero { $value }
pick-coins = { $value ->
    [0] il pugno vuoto
    [1] una moneta
   *[other] { $value } monete
}
pick-place = carta { $value }

# Con uno di questi comincia un capitolo del racconto
chapter-starts = Si distribuiscono le carte
chapter-tile-turned = { $you ->
    [yes] Il tuo turno
   *[no] Il turno di { $seat }
}
chapter-robbery-begins = Saccheggio al cimitero { $cemetery }
chapter-final-robbery = Saccheggio finale al cimitero { $cemetery }
chapter-game-ends = La resa dei conti

# La situazione in frasi
view-hand = La tua mano: { $cards }.
view-no-hand = Non hai carte in mano.
view-money = Hai { $coins } { $coins ->
    [one] moneta
   *[other] monete
} e { $notes ->
    [0] nessuna nota di credito
    [one] una nota di credito
   *[other] { $notes } note di credito
}.
view-money-of = { $name }: { $coins } monete, note di credito { $notes }, carte { $cards }.
view-player = { $name }: note di credito { $notes }, carte { $cards }.
view-cemetery = Cimitero { $number }, { $owner }: { $cards }.
view-cemetery-nobody = Cimitero { $number }, di nessuno: { $cards }.
view-cemetery-yours = Cimitero { $number }, il tuo: { $cards }.
view-cemetery-empty = nessuna carta
view-face-up = carta { $card } scoperta
view-face-down = { $count ->
    [one] una carta coperta
   *[other] { $count } carte coperte
}
view-face-down-own = carta { $card } coperta
view-face-down-known = carta { $card } coperta, come sai
view-laid = { $card }, messa da { $seat }
view-laid-and-seen = { $card }, messa da { $seat } e vista da { $seats }
view-seen = { $card }, vista da { $seats }
view-you = te
view-tiles = Tessere coperte: { $tiles }. Mazzo: { $deck }.
view-no-tiles = Nessuna tessera è coperta. Mazzo: { $deck }.
view-tile-count = { $tile } { $count }
view-unseen = Non ancora viste: { $cards }.
view-card-count = { $count } × { $card }
view-robbed = Il cimitero { $cemetery } viene saccheggiato.
view-go = È il turno di { $seat }.

# Come si è arrivati al risultato
tally-title = Come ci si è arrivati
tally-start = all'inizio · GD-4
tally-robbery = cimitero { $cemetery } · GD-19
tally-under-way = il saccheggio in corso · GD-19
tally-credit = credito · GD-23
tally-money = denaro
tally-notes = note di credito · GD-25
tally-result = risultato · GD-25
refused-fist-too-large = il pugno { $number } è troppo grande: { $coins }; nessun pugno tiene più di { $most }

# Quello che l'arbitro dice alla fine
result-settled = In tutto: { $gains }.

# Che cosa si è risposto, nelle note di un'analisi
noted-place = mettere { $card ->
    [vedova] una vedova coperta
    [guardia] una guardia coperta
    [X] una X coperta
   *[other] un { $card } coperto
} al { $cemetery }
noted-reveal = scoprire la { $place } del { $cemetery }
noted-view = guardare la { $place } del { $cemetery }
noted-rob = saccheggiare il { $cemetery }
noted-fist = mostrare { $coins }
noted-credit-yes = prendere 10 monete a credito
noted-credit-no = non prendere credito

# Perché un bot lo farebbe
why-fist = porta circa { $coins } monete più di quanto gli altri possano aspettarsi
why-fist-little = porta poco, ma più di ogni altro pugno
why-fist-little-other = porta poco
why-fist-loss = porta circa { $coins } monete meno di quanto gli altri possano aspettarsi, e ogni altro pugno ancora meno
why-fist-loss-other = porta circa { $coins } monete meno di quanto gli altri possano aspettarsi
why-fist-nothing = qualunque cosa tu mostri lì, è più facile perderla o non essere pagati
why-fist-nothing-other = non si rischia niente, e non si vince niente
why-credit = la nota di credito ti costa solo ciò che ora ti dà, e puoi mostrare un pugno più grande
why-no-credit = qui altri soldi non ti aiuterebbero
why-place = aggiunge circa { $coins } monete a ciò che il cimitero { $cemetery } può darti, e lo sai solo tu
why-place-loss = rovina il cimitero { $cemetery } di circa { $coins } monete, e a te costa meno che altrove
why-place-loss-other = rovina il cimitero { $cemetery } di circa { $coins } monete
why-place-quiet = nessuna carta ti aiuta molto, e questa non rovina niente al cimitero { $cemetery }
why-place-quiet-other = cambia poco al cimitero { $cemetery }
why-rob = lì il pugno giusto porta circa { $coins } monete
why-rob-little = nessun cimitero promette niente, e questo ti costa meno
why-rob-little-other = non promette niente
why-view = non conosci questa carta, e lì è ignoto poco altro
why-view-chosen = { $others ->
    [one] un altro giocatore ha scelto questa carta e tu non la conosci
   *[other] { $others } altri conoscono questa carta e tu no
}
why-reveal = { $others ->
    [0] nessuno conosce ancora questa carta
    [one] un altro giocatore conosce questa carta e tu no
   *[other] { $others } altri conoscono questa carta e tu no
}
why-reveal-known = tradisce il meno possibile di ciò che sai solo tu
why-reveal-known-other = questa carta la conosci, e ora la conosceranno tutti
why-ends = nelle partite immaginate fino in fondo { $how ->
    [more-less] ti porta circa { $own } monete in più { why-beside }, e al migliore degli altri { $best } in meno
    [more-more] ti porta circa { $own } monete in più { why-beside }, e al migliore degli altri solo { $best } in più
    [same-less] lascia al migliore degli altri circa { $best } monete in meno { why-beside }
    [less-less] ti costa circa { $own } monete in più { why-beside }, ma al migliore degli altri { $best }
   *[more-same] ti porta circa { $own } monete in più { why-beside }
}

# Che cosa viene da una mossa nelle partite immaginate, accanto a un’altra: subito, o alla fine
once-each = { $each ->
    [1] una moneta
   *[other] { $each } monete
}
once-own-paid = nelle partite immaginate viene pagato { often-mine }, con { once-each }; { why-other } { often-other }{ $other ->
    [0] { "" }
   *[other] , con { $other_each }
}
once-own-rewarded = nelle partite immaginate una sola guardia ferma questo saccheggio { often-mine }, e allora un pugno vuoto guadagna { $each } monete
once-own-fist-lost = nelle partite immaginate i banditi prendono tutti i pugni{ $other ->
    [100] { "" }
   *[other] {" "}{ $other } volte su 100
}: { $mine ->
    [0] uno vuoto non perde niente
   *[other] questo perde { once-each }
}, { why-other } { $other_each }
once-own-fists-forfeited = i pugni non pagati si perdono: nelle partite immaginate questo { often-mine }, { why-other } { often-other }
once-others-paid = nelle partite immaginate questo saccheggio paga agli altri { $sum } monete in tutto, { why-other } { $other_sum }
end-by-end = nelle partite immaginate fino in fondo
end-than = { $gain ->
    [1] una moneta
   *[other] { $gain } monete
} in { $direction ->
    [more] più
   *[less] meno
} che dopo { why-other }
end-own-paid = { end-by-end } i saccheggi ti pagano circa { end-than }
end-own-rewarded = { end-by-end } le guardie ti danno in premio circa { end-than }
end-own-fist-lost = { end-by-end } i banditi ti prendono circa { end-than }
end-others-paid = { end-by-end } i saccheggi pagano agli altri circa { end-than }
end-others-rewarded = { end-by-end } le guardie danno in premio agli altri circa { end-than }
end-others-fist-lost = { end-by-end } i banditi prendono agli altri circa { end-than }

# I caratteri dei suoi bot, e che cosa fanno
character-bold = audace
character-bold-does = mostra pugni grossi, saccheggia le file lunghe e sotterra argento
character-careful = prudente
character-careful-does = mostra pugni piccoli o vuoti, e prende a credito malvolentieri
character-sly = astuto
character-sly-does = posa le carte dove conosce la fila, e saccheggia lì
