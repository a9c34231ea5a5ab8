# Ciò che dice la guida, una frase per ogni passo di steps.json
welcome = In questo camposanto qualcuno non riposa. In una delle sei tombe c'è il vampiro: chi lo dissotterra vince.
tools = Per scavare servono tre attrezzi: piccone (Pi), pala (Pa) e paletto (Pt). Ecco i tuoi: solo sagome, perché non ne hai ancora.
map = Sei sulla X verde. Raccogli gli attrezzi strada facendo, poi vai alla X rossa: là si scava. Accanto al tuo nome, il numero con la R dice quante caselle mancano.
roll = Hai tirato { $pips }: fai esattamente { $pips ->
    [one] una casella
   *[other] { $pips } caselle
}, da una parte o dall'altra. Puoi arrivare sulle caselle accese. Toccane una!
way = Ci si arriva per più di una strada. Ognuna dice che cosa porta e che cosa rischi: scegline una.
brings = Ecco che cosa porta questa strada: ogni tipo di attrezzo che attraversi o raggiungi, se non ce l'hai già. Un'altra casella? Toccala. Va bene? Conferma.
took = Gli attrezzi che prendi sono tuoi finché non scavi, o finché un fantasma non te ne porta via uno. Le sagome rimaste dicono che cosa ti manca.
shadows = Attento al fantasma ☾: se lo attraversi con un attrezzo, combatti. Con 1, 2 o 3 perdi un attrezzo, con 4, 5 o 6 non perdi niente.
all-tools = Tutti e tre gli attrezzi! Ora alla X rossa. Ti fermi lì anche con punti in più, e affronti il fantasma rosso: si batte con 4, 5 o 6.
won = Hai incontrato un fantasma e tirato { $pips }. Con 4, 5 o 6 non perdi niente: gli attrezzi sono ancora tuoi.
lost = Il fantasma ha vinto, e uno dei tuoi attrezzi torna nel mucchio. Scegli tu quale: potrai riprenderlo.
red-lost = Il fantasma rosso ha vinto: due dei tuoi attrezzi tornano nel mucchio. Tieni quello più difficile da trovare.
dig = Hai battuto il fantasma rosso! I tuoi attrezzi bastano per uno scavo. Nessuno sa dov'è il vampiro: apri una tomba qualsiasi.
empty = La tua tomba era vuota. Sei di nuovo sulla X verde e ricominci a raccogliere, ma c'è una tomba in meno da cercare.
rival = { $seat } ha scavato la tomba { $grave }, ed era vuota. Il vampiro è in una delle altre: sbrigati!
to-red = Hai tutti e tre gli attrezzi: cammina verso la X rossa, evitando i fantasmi se puoi.
to-tools = Cammina sugli attrezzi che ti mancano ancora. Le sagome dicono quali: Pi, Pa o Pt.
end = Il vampiro è stato trovato e la caccia è finita. Nel gioco intero il camposanto ha 57 caselle, e quasi tutte le tombe sono vuote. Buona caccia!
