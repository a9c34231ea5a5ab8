blurb-gravediggers = Sotterra argento e guai, poi osa stringere il pugno sulla tua parte.
blurb-gravediggers-kind = bluff
blurb-gravediggers-minutes = 30
blurb-gravediggers-weight = leggero
