blurb-gloomy_graves = Folletti con folletti, draghi con draghi: posa carte nel cimitero comune e in una cripta tutta tua.
blurb-gloomy_graves-kind = posa di carte
blurb-gloomy_graves-minutes = 45
blurb-gloomy_graves-weight = medio
