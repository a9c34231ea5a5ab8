blurb-vampire = Pick, shovel and stake: dig up the vampire before the others do.
blurb-vampire-kind = race with a die
blurb-vampire-minutes = 20
blurb-vampire-weight = light
