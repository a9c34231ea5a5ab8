blurb-graverobbers = Ladri o legge: decidi la sorte di sette tombe secondo i tuoi scopi segreti, e tieni pulite le mani.
blurb-graverobbers-kind = scopi segreti
blurb-graverobbers-minutes = 40
blurb-graverobbers-weight = medio
