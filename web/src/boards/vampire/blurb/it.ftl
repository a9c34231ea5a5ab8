blurb-vampire = Piccone, pala e paletto: dissotterra il vampiro prima degli altri.
blurb-vampire-kind = corsa con un dado
blurb-vampire-minutes = 20
blurb-vampire-weight = leggero
