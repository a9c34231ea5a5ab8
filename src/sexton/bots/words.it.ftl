# Come si chiamano i bot, e come consigliano.
level-easy = easy (facile): guarda solo poche mosse
level-normal = normal (normale): sa che cosa vale che cosa, e non fa sciocchezze
level-hard = hard (difficile): gioca bene e risponde dopo un momento
level-expert = expert (esperto): pensa fino a circa un secondo

hint-called = { $called } ({ $move })
hint-move = { $nth }. { $move }: vince circa { $share } volte su 100 (± { $error })
hint-because = { $hint }; { $reason }.
hint-tried = le partite immaginate vanno meglio così che con ciò che a prima vista sembra migliore
hint-clear = La prima è chiaramente migliore della seconda.
hint-close = Le prime due si equivalgono: prendi quella che preferisci.
hint-only = { $move } è tutto ciò che puoi fare.
hint-decimal = { $whole },{ $tenth }

# Accanto a quale mossa si dice come finiscono le partite immaginate.
why-beside = { $beside ->
    [sight] di ciò che a prima vista sembra migliore
   *[played] della mossa giocata
}
why-other = { $beside ->
    [sight] ciò che a prima vista sembra migliore
   *[played] la mossa giocata
}
often-mine = { $mine ->
    [0] mai
    [100] sempre
    [one] una volta su 100
   *[other] { $mine } volte su 100
}
often-other = { $other ->
    [0] mai
    [100] sempre
    [one] una volta
   *[other] { $other } volte
}
