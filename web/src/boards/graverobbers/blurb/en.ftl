blurb-graverobbers = Robbers or the law: settle the fate of seven graves to suit your secret aims, and keep your own hands clean.
blurb-graverobbers-kind = hidden aims
blurb-graverobbers-minutes = 40
blurb-graverobbers-weight = medium
