# Ciò che dice la guida, una frase per ogni passo di steps.json
welcome = Buonasera, collega! In questi cimiteri c'è argento, e gente che rovina tutto. Ogni tanto uno viene saccheggiato, e vince il più ricco. Ho preparato io le carte della lezione.
ring = Tre cimiteri. Il primo è davanti a te, ma tutti posano, guardano e saccheggiano ovunque. In ciascuno c'è una carta coperta: nessuno sa ancora qual è.
hand = La tua mano, solo per te. Un numero è argento; G, la guardia, è una persona, e le persone cambiano la fine di un saccheggio. Tieni premuta una carta: dice che cosa fa.
tiles = Ogni turno comincia con una di queste tessere: chi la scopre fa quello che dice. Una spunta segna quelle già uscite, le altre devono ancora uscire.
card = Hai scoperto Posiziona: una tua carta va in un cimitero. Tocca l'argento: lì un saccheggio sarà più ricco, e lo sai soltanto tu.
cemetery = Ora tocca il cimitero dove la vuoi posare, coperta. Ricordati il posto: lì saprai quello che gli altri devono indovinare.
confirm = Non è ancora successo niente: puoi scegliere di nuovo. Quando va bene, premi Conferma.
view = Guarda: tocca una carta coperta. La vedi tu soltanto; gli altri sanno solo dove hai sbirciato.
gravedigger = Il becchino è tuo! Tocca un cimitero: lo saccheggiate subito tutti. Scegline uno dove sai che c'è argento: le figurine nei dorsi sono quello che sai.
credit = Hai meno di 10. Il credito ti dà 10 adesso e ti costa 10 nel conto finale.
money = Prima guarda le tue monete. I tuoi risparmi non li dissotterra nessuno: rischi soltanto quello che hai il coraggio di stringere nel pugno.
fist = Un saccheggio! In segreto ognuno di voi stringe nel pugno un po' delle proprie monete. Quante ne stringi, tante ne chiedi dell'argento che sta lì.
order = Si serve per primo il pugno più piccolo, poi il successivo, e così a salire. Il primo che l'argento non basta a servire per intero non prende nulla, e la spartizione finisce.
close = Chiedi dunque quanto osi, ma meno degli altri. Due o tre è un buon inizio. Va bene anche il pugno vuoto.
paid = Il tuo pugno di { $coins } è stato servito: ti ha portato { $coins } dal bottino ed è tornato a casa.
unpaid = Hai chiesto { $coins }, ma { $why ->
    [ended] la spartizione era già finita
   *[short] { $left ->
        [0] non restava nulla
        [one] ne restava solo 1
       *[other] ne restavano solo { $left }
    }
}: non prendi nulla, e il pugno torna a casa. Di regola chi chiede meno passa prima.
lone-widow = Una vedova sola ha fatto girare la testa a tutti: le persone se ne sono andate, lei compresa. L'argento si è spartito come sempre.
rewarded = Una guardia sola ha sventato il saccheggio, e il tuo pugno era vuoto: ti porta { $coins }. A volte conviene non chiedere niente.
lone-guard = Una guardia sola ha sventato il saccheggio: argento per nessuno, e 5 monete a ogni pugno vuoto.
fist-lost = Più banditi che complici: hai perso il tuo pugno di { $coins }, come tutti il loro. Non c'è altro modo di perdere monete.
accomplices-help = Più complici che banditi: la spartizione è andata al contrario, per primo il pugno più grosso.
last = Il mazzo è vuoto e qualcuno ha giocato l'ultima carta che aveva in mano. Ora ogni cimitero viene saccheggiato un'ultima volta, uno dopo l'altro.
end = Il tuo risultato è il tuo denaro, meno 10 per ogni nota di credito. Questa era una scatola piccola: il gioco intero ha cinque cimiteri e 45 carte. Buoni scavi!
