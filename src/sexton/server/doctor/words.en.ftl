# What `sexton doctor` says. Each sentence says what is the case and, where something is wrong, what to do.
doctor-all-well = All is well.
doctor-all-warning = It works, but something needs attention.
doctor-all-fault = Something is wrong: it will not work like this.

doctor-settings-valid = The settings are valid.
doctor-settings-wrong = The settings are not valid: { $problem }.
doctor-config-exposed = Others on this machine can read { $path }, which holds a secret: chmod 600 { $path }

doctor-none-yet = There is no database at { $path } yet: the first start will make it.
doctor-no-file = { $path } is not a file: name another database.
doctor-cannot-read = { $path } cannot be read by this user: run the command as the user of the server, or give the file to that user (chown).
doctor-cannot-write = { $path } cannot be written to by this user: run the command as the user of the server, or give the file to that user (chown).
doctor-folder-closed = Nothing can be written in { $path }, and SQLite needs to make files beside the database: give the folder to the user of the server (chown).
doctor-closed = { $path } cannot be opened: { $problem }.
doctor-broken = { $path } is not a sound database ({ $problem }): stop the server, keep a copy of the file, and restore a backup (sexton restore).
doctor-foreign = { $path } is a database of another program: name another file.
doctor-sound = The database { $path } is sound: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.
doctor-schema-current = Its schema is the one that this Sexton knows (step { $known }).
doctor-schema-older = Its schema is older (step { $found } of { $known }): the next start updates it.
doctor-schema-newer = It was made by a newer Sexton (step { $found }; this one knows { $known }): install that one, or restore a backup from before the upgrade.
doctor-private = Nobody else on this machine can read the database.
doctor-exposed = Others on this machine can read { $path }, which holds the cards of running games: chmod 600 { $path }
doctor-open-folder = Everybody on this machine can write in { $path }, and could replace the database: chmod go-w { $path }
doctor-other-owner = { $path } and { $database } belong to different users, so the server cannot write: give it to the owner of the database (chown).

doctor-needs-postgres = PostgreSQL needs more packages: pip install 'sexton[postgres]'
doctor-away = The PostgreSQL database cannot be reached ({ $problem }): does it run, and are its address, name and password right?
doctor-postgres-read-only = The PostgreSQL database can only be read: name the primary one, and a user who may create tables.
doctor-postgres-sound = The PostgreSQL database answers: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}.

doctor-room = There is room on the disk: { $megabytes } MB at { $path }.
doctor-little-room = There is little room on the disk: { $megabytes } MB at { $path }.
doctor-no-room = The disk is nearly full: { $megabytes } MB left at { $path }. Nothing can be played once it is full.
doctor-no-nodes = The file system of { $path } has no room for more files (inodes).
doctor-clock-right = The clock seems right.
doctor-clock-alone = The clock is not synchronised: time limits and dates may be wrong (timedatectl set-ntp true).
doctor-clock-slow = The clock is wrong: it is { $minutes } minutes behind what was stored here before. Set it, before anybody plays against a clock.
doctor-clocks-agree = The clocks of this machine and of the database agree.
doctor-clocks-apart = The clocks of this machine and of the database are { $seconds } seconds apart: synchronise both.

doctor-page-built = The page for browsers is there.
doctor-page-missing = The page for browsers was not built: browsers see a notice, terminals can play. In the sources, “make play” builds it.
doctor-engine-compiled = The engine is compiled.
doctor-engine-uncompiled = The engine is not compiled: everything works, but bots look less far ahead in the same time. In the sources, “make engine” compiles it.

doctor-this-machine = It listens on { $host }:{ $port } and can be reached only from this machine, or through a proxy on it.
doctor-network = It listens on { $host }:{ $port } without encryption: fine on your own network, not on the internet.
doctor-https = People reach it at { $url }, encrypted.
doctor-no-https = People reach it at { $url }, without encryption: names, cookies and private links can be read on the way. Put a proxy with https in front of it.
doctor-round-the-proxy = It listens on { $host }:{ $port }, so visitors can bypass the proxy: set host to 127.0.0.1.
doctor-trusts-everybody = trusted_proxies is *: every visitor can claim any address, so limits have no effect. Name the proxy.

doctor-push-on = Browsers can notify people when it is their go.
doctor-push-off = Browsers get no notices (push is off).
doctor-push-not-installed = Browsers cannot notify people when it is their go: pip install 'sexton[club]', or set push to false.
doctor-push-loopback = push_loopback is set, which is for tests: people who play here can make the server send requests to this machine.
doctor-not-running = No server is running at { $address }.
doctor-running = The server at { $address } works.
doctor-unwell = The server at { $address } reports a problem: “{ $said }”
doctor-somebody-else = Another program answers at { $address }: choose another port.
doctor-silent = Something listens at { $address } but does not answer ({ $problem }).

doctor-reached = { $url } leads to the server.
doctor-unreachable = { $url } cannot be reached from here ({ $problem }): check the name in the DNS, the firewall and the proxy.
doctor-leads-elsewhere = { $url } leads elsewhere (status { $status }): the proxy does not pass requests on to Sexton.
doctor-headers-pass = The proxy passes on the addresses of visitors.
doctor-no-forwarded-for = The proxy does not pass on the addresses of visitors, or is not believed: all visitors count as one. It must set X-Forwarded-For, and trusted_proxies ({ $proxies }) must name its address.
doctor-no-forwarded-proto = The proxy does not say that visitors use https: it should set X-Forwarded-Proto.
doctor-sockets-pass = The proxy passes on WebSockets.
doctor-sockets-blocked = The proxy does not pass on WebSockets (status { $status }): it must pass on Upgrade and Connection.
doctor-metrics-exposed = { $url }/metrics can be read by everybody: let the proxy answer 404 for it.
doctor-certificate-days = The certificate is valid for { $days ->
    [one] { $days } more day
   *[other] { $days } more days
}.
doctor-certificate-refused = The certificate is not valid: { $problem }.
