// boardgame.io's own server with a small card game of four: each holds five of sixty cards, lays one on a grave of their
// choice and draws another. Like Sexton's, it shows everybody their own hand alone. It keeps all matches in memory.
const { Server } = require("boardgame.io/server");

const GRAVES = 5;
const HAND = 5;

const burial = {
  name: "burial",
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(Array.from({ length: 60 }, (_, card) => card));
    const hands = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) hands[seat] = deck.splice(0, HAND);
    return { deck, hands, graves: Array.from({ length: GRAVES }, () => []), points: Array(ctx.numPlayers).fill(0) };
  },
  moves: {
    bury: {
      move: ({ G, playerID, random }, at, grave) => {
        const [card] = G.hands[playerID].splice(at, 1);
        G.points[playerID] += card % 10;
        G.graves[grave].push(card);
        if (!G.deck.length) {
          G.deck = random.Shuffle(G.graves.flat());
          G.graves = G.graves.map(() => []);
        }
        G.hands[playerID].push(G.deck.pop());
      },
      client: false,
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => {
    const sizes = Object.values(G.hands).map((hand) => hand.length);
    return { graves: G.graves, points: G.points, left: G.deck.length, sizes, hand: G.hands[playerID] ?? null };
  },
};

const [port, apiPort] = process.argv.slice(2).map(Number);
Server({ games: [burial], origins: [] }).run({ port, lobbyConfig: { apiPort } });
