# Ciò che dice la guida, una frase per ogni passo di steps.json
welcome = Buonasera! Sette tombe: i ladri le saccheggiano, i detective le difendono, e tu hai amici da una parte e dall'altra. Vince chi fa più punti. Ho preparato io le carte della lezione.
graves = Le tombe, da 1 a 7. Tutti ci giocano sotto delle carte, in colonna. Alla fine ogni tomba viene giudicata: saccheggiata o intatta.
objectives = I tuoi obiettivi segreti: il nero vuole saccheggiate le sue due tombe, il bianco le vuole intatte. Uno contraddice gli altri due sulla tomba 5: toccalo per metterlo da parte e conferma.
hand = La tua mano: ladri, detective e bobby. Quelli che giochi decidono le tombe; quelli che alla fine hai ancora in mano ti danno punti, o te li tolgono.
card = Il tuo turno: una carta o due. Tocca la prima. I ladri assaltano una tomba, i detective la difendono; un bobby serve solo accanto a un detective. Ai tuoi obiettivi servono ladri.
grave = Ora tocca una tomba. Le bandierine segnano quelle dei tuoi obiettivi. La prima carta di una colonna è scoperta, e tutti vedono che cosa fai; la seconda è coperta, e così via.
confirm = Non è ancora successo niente: puoi scegliere di nuovo. Quando va bene, premi Conferma.
second = Puoi giocare una seconda carta, su un'altra tomba, o fermarti. Quello che ti resta in mano conta alla fine.
numbers = L è l'assalto dei ladri, D la difesa. Sotto: di quanto è in testa l'assalto, al minimo e al massimo, finché ci sono carte coperte. Se alla fine è in testa, la tomba è saccheggiata.
worth = Quanto vale la tua mano. Cimitero saccheggiato: i tuoi ladri contano per te, i detective contro. Intatto: il contrario.
spy = Un bobby può fare la spia: toccalo, poi tocca l'occhio su un'ultima carta coperta. La scopri e giochi una carta. Tenuti, ogni due bobby danno un punto.
rounds = Stasera i giri sono tre. Poi si giudicano tutte le tombe; se almeno quattro sono saccheggiate, lo è l'intero cimitero. Toccalo per il taccuino.
after-spy = Hai fatto la spia, e ora quella carta la vedono tutti. Gioca ancora una carta, sulla tomba che vuoi.
accuse = La prima tomba saccheggiata! Accusa un avversario, o nessuno. Se un suo obiettivo nero è raggiunto, è colpevole e guadagni 3 punti. Altrimenti ne perdi 1.
aim = A che cosa mirare: ladri dove sventola una tua bandierina nera, detective dove è bianca. E tieni una mano che porti punti, per come si mette il cimitero.
judged = Tutte le tombe sono giudicate («Guarda il tavolo» le mostra). Una lapide spezzata è saccheggiata; dove tutto è intatto brucia una candela.
mine = Hai tenuto ladri per { $robbers } e detective per { $detectives }. Per come è finito il cimitero, la tua mano ti porta { $points ->
    [one] un punto
   *[other] { $points } punti
}.
end = I punti: la mano che hai tenuto, i bobby, gli obiettivi e le accuse. Il gioco intero ha otto giri e mani più grandi. Attento ai vicini!
