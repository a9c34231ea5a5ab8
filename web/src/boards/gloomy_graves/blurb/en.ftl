blurb-gloomy_graves = Pixies by pixies, dragons by dragons: lay cards in the common graveyard and in a crypt of your own.
blurb-gloomy_graves-kind = laying cards
blurb-gloomy_graves-minutes = 45
blurb-gloomy_graves-weight = medium
