# Ciò che dice la guida, una frase per ogni passo di guide.json
welcome = In questo camposanto qualcuno non riposa. Sei tombe, e in una c'è il vampiro: chi lo dissotterra vince.
tools = Per scavare servono un piccone, una pala e un paletto. Ecco i tuoi: solo sagome, finché non li hai.
map = Si parte tutti dalla X verde. Gli attrezzi stanno sulle caselle. Quando li hai tutti e tre vai alla X rossa: là aspetta il fantasma rosso.
roll = Hai tirato { $pips }: cammina per altrettante caselle, né una di più né una di meno, svoltando dove vuoi. Puoi arrivare sulle caselle accese. Toccane una!
way = Ci si arriva per più di una strada. Ognuna dice che cosa porta e che cosa rischi: scegline una.
brings = Ecco che cosa ti porta questa strada: prendi ogni tipo di attrezzo che attraversi o raggiungi, se di quel tipo non ne hai. Quando va bene, conferma.
took = { $tool ->
    [pick] Un piccone!
    [shovel] Una pala!
   *[stake] Un paletto!
} È tuo finché non scavi, o finché un fantasma non te lo porta via.
shadows = Le ombre con la luna sono fantasmi. Se ne attraversi una con un attrezzo in mano, combatti: con 1, 2 o 3 rimetti un attrezzo nel mucchio, con 4, 5 o 6 non perdi niente.
graves = Sei tombe, un vampiro. Una tomba vuota resta aperta, e così ogni scavo rende più probabile il prossimo.
all-tools = Tutti e tre gli attrezzi! Ora alla X rossa: ti fermi lì appena il percorso la raggiunge, anche con punti in più. Il fantasma rosso si batte con 4, 5 o 6.
ignored = Hai attraversato un'ombra senza attrezzi, e il fantasma non si è curato di te.
won = Un fantasma! Hai tirato { $pips }: con 4, 5 o 6 non perdi niente.
lost = Il fantasma ha vinto: un attrezzo torna nel mucchio. Scegli tu quale.
red-lost = Il fantasma rosso ha vinto: rimetti nel mucchio due attrezzi. Tieni quello più difficile da trovare.
dig = Il fantasma rosso è battuto! Usa i tre attrezzi e apri una tomba, quella che ti ispira.
empty = Solo polvere. Sei di nuovo sulla X verde e ricominci a raccogliere. Però c'è una tomba in meno da cercare!
rival = { $seat } ha scavato la tomba { $grave }, ed era vuota. Il vampiro è in una delle altre.
end = Il vampiro è stato trovato e la caccia è finita. Questo era un camposanto piccolo; quello vero, Iron Gate, ha 57 caselle. Buona caccia!
