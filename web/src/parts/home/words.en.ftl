# Without a server
alone = Your tables are in this browser and nowhere else. Nobody else can reach them.
home-failed = Sexton could not start in this browser.
home-full = This browser has no room left: what you play now is not kept when you close the page.
home-unkept = This window keeps nothing: what you play is gone when you close it.
home-elsewhere = Sexton is open in another tab, and your tables go on there.
home-reload = Go on here
train = For the train
train-why = Keep all of Sexton in this browser, and it works without a line.
train-keep = Keep it for the train ({ $size } MB)
train-fetching = { $percent } % is here.
train-failed = Not everything came. What is here stays here.
train-kept = All of it is kept in this browser: Sexton works without a line.
