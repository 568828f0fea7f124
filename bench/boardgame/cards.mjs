// A small game of cards for boardgame.io, of about the size of hoard: the same number of cards in a
// pile, a field, hands and treasures, but next to no rules. What it lacks speaks for boardgame.io.

const COLOURS = ["red", "blue", "yellow", "purple", "orange"];
const KINDS = ["chest", "ring", "harp", "crown", "knight", "thief", "unicorn", "dragon", "lair"];
const DRAWS = 2;
const MOST_IN_HAND = 10;
const PRICE = 3;

function pile() {
  const cards = [];
  for (const colour of COLOURS)
    for (const kind of KINDS)
      for (const copy of [1, 2]) cards.push({ colour, kind, copy, points: KINDS.indexOf(kind) });
  return cards;
}

function refill(G, random) {
  if (G.pile.length === 0) {
    G.pile = random.Shuffle(G.discards);
    G.discards = [];
  }
}

function take({ G, ctx, events, random }, place) {
  refill(G, random);
  const card = place < 4 ? G.field[place] : G.pile.pop();
  if (place < 4) G.field[place] = G.pile.pop();
  G.players[ctx.currentPlayer].hand.push(card);
  G.drawn += 1;
  if (G.drawn === DRAWS) {
    G.drawn = 0;
    const player = G.players[ctx.currentPlayer];
    if (player.hand.length > MOST_IN_HAND) {
      G.discards.push(...player.hand.splice(0, PRICE));
      const treasure = player.hand.pop();
      player.treasures.push(treasure);
      player.points += treasure.points;
      if (player.treasures.length > 6) G.discards.push(...player.treasures.splice(0, 6));
    }
    events.endTurn();
  }
}

export const Cards = {
  name: "cards",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ ctx, random }) => {
    const cards = random.Shuffle(pile());
    const players = {};
    for (const id of ctx.playOrder)
      players[id] = { hand: cards.splice(0, 4), treasures: [], points: 0 };
    return { field: cards.splice(0, 4), pile: cards, discards: [], players, drawn: 0 };
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    pile: G.pile.length,
    players: Object.fromEntries(
      Object.entries(G.players).map(([id, one]) => [
        id,
        id === playerID ? one : { ...one, hand: one.hand.map((card) => card.colour) },
      ]),
    ),
  }),
  moves: { take: { move: take, client: false, redact: true } },
};

const TAKES = [0, 1, 2, 3, 4].map((place) => ["take", place]);

export const choices = ({ ctx }, id) => (ctx.currentPlayer === id ? TAKES : []);
