# Ciò che dice la guida, una frase per ogni passo di guide.json
welcome = Buonasera! I defunti vogliono riposare accanto ai loro simili. Fai gruppi grandi di un tipo e segna ogni tipo una volta: vince il totale più alto.
hand = La tua mano. Ogni carta ha due metà, e ogni metà occupa una casella. Un becchino conta come il tipo che vuoi.
begin = La tua cripta comincia con una di queste carte. Toccala e conferma; le altre quattro ti restano in mano.
two = Il tuo turno: seppellisci due carte. Una va nel cimitero comune, che è di tutti, e una nella tua cripta.
take = Tocca una carta della mano. Le caselle dove può stare si accendono.
lay = Tocca una casella accesa, e poi la carta per girarla. Nel cimitero esattamente una metà copre una casella occupata; l'altra va su terreno libero.
groups = Ecco che cosa ne verrebbe: il tuo gruppo più grande nel cimitero e quello nella cripta. Spostala, girala, o conferma.
other = Ora un'altra carta per l'altro luogo. Una cripta non è mai più larga o più alta di tre caselle; lì una carta copre caselle o le tocca lato contro lato.
score = Puoi segnare: ricevi la carta punteggio più alta che i tuoi due gruppi raggiungono. Oppure aspetti gruppi più grandi, ma ogni carta c'è una volta sola.
draw = Peschi due carte, una dopo l'altra, ciascuna dal mazzo o dalla fila scoperta. Toccane una e conferma.
cards = Le carte punteggio: 8, 10, 12 e 15 caselle danno 2, 4, 6 e 10 punti. Puoi segnare un tipo che sta sulla carta appena posata nel cimitero.
diggers = Un becchino può coprire qualunque cosa, nessuna tomba può coprire un becchino, e due becchini non sono mai vicini di casa.
rounds = La fine si avvicina quando il mazzo è vuoto o qualcuno ha cinque carte punteggio. Segna in tempo!
last = L'ultimo giro: nessuno pesca più, ma puoi ancora segnare.
end = I punti delle tue carte punteggio, e un premio per tre o più. Il gioco intero ha cinque tipi e 90 carte. Riposino in pace!
