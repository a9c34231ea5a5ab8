# Senza server
alone = I tuoi tavoli sono in questo browser e in nessun altro posto. Nessun altro può raggiungerli.
home-failed = Sexton non è riuscito ad avviarsi in questo browser.
home-full = Questo browser non ha più spazio: quel che giochi ora non resta quando chiudi la pagina.
home-unkept = Questa finestra non conserva nulla: quel che giochi sparisce quando la chiudi.
home-elsewhere = Sexton è aperto in un’altra scheda, e i tuoi tavoli proseguono lì.
home-reload = Continua qui
train = Per il treno
train-why = Conserva tutto Sexton in questo browser, e funziona senza linea.
train-keep = Conservalo per il treno ({ $size } MB)
train-fetching = È arrivato il { $percent } %.
train-failed = Non è arrivato tutto. Quel che c’è resta.
train-kept = È tutto in questo browser: Sexton funziona senza linea.
