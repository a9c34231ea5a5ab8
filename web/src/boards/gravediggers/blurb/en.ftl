blurb-gravediggers = Bury silver and trouble, then dare to close your fist around a share.
blurb-gravediggers-kind = bluff
blurb-gravediggers-minutes = 30
blurb-gravediggers-weight = light
