# Ciò che dice la guida, una frase per ogni passo di steps.json
welcome = Buonasera! I defunti vogliono riposare accanto ai loro simili. Fai gruppi grandi di un tipo e segna ogni tipo una volta: vince il totale più alto.
hand = La tua mano. Ogni carta ha due metà: folletti (F), goblin (G) o un becchino con la vanga, che conta come il tipo che vuoi.
begin = La tua cripta comincia con una di queste carte. Toccane una con il tipo che vuoi raccogliere, e conferma. Le altre quattro ti restano in mano.
two = Il tuo turno: seppellisci due carte. Una va nel cimitero comune, che è di tutti, e una nella tua cripta.
take = Tocca una carta della mano. Le caselle dove può stare si accendono.
lay = Tocca una casella accesa, e poi la carta per girarla. Nel cimitero esattamente una metà copre una casella occupata; l'altra va su terreno libero.
groups = Guarda le lapidi: il numero grande è il tuo gruppo maggiore nel cimitero più quello nella cripta. Da 8 in su puoi segnare! Spostala, girala, o conferma.
other = Ora una carta per l'altro luogo, mostrato in grande. Una cripta non supera mai tre caselle per lato; lì una carta copre caselle o le tocca lato contro lato.
score = I tuoi gruppi sono abbastanza grandi: segna! Tocca la lapide accesa e conferma. Ricevi la carta punteggio più alta che i tuoi due gruppi raggiungono.
draw = Peschi due carte, una dopo l'altra, ciascuna dal mazzo o dalla fila scoperta. Toccane una e conferma.
cards = Le carte punteggio: 8, 10, 12 e 15 caselle danno 2, 4, 6 e 10 punti. Puoi segnare un tipo che sta sulla carta posata in questo turno nel cimitero.
diggers = Un becchino può coprire qualunque cosa, nessuna tomba può coprire un becchino, e due becchini non sono mai vicini di casa.
rounds = A che punto siamo. Quando il mazzo è vuoto comincia l'ultimo giro; nel gioco intero lo porta anche la quinta carta punteggio di qualcuno. Segna in tempo!
scored = Il tuo gruppo di { $total } caselle ha ottenuto la carta { $number }, la più alta rimasta che raggiunge: { $points } punti. Ogni tipo si segna una volta: ora ingrandisci l'altro.
score-now = Puoi segnare ancora: tocca una lapide accesa, poi conferma. Ogni carta punteggio c'è una volta sola.
grow = Metti i simili accanto ai simili, qui e nella cripta: con 8 caselle di un tipo fra tutte e due puoi segnarlo.
end = I punti delle tue carte punteggio, e un premio per tre o più. Il gioco intero ha cinque tipi e 90 carte. Riposino in pace!
