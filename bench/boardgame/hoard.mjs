// The rules of hoard for two, for boardgame.io: the numbers H1 … are those of our rulebook.
// What speaks for boardgame.io: there is no undo, turns are kept in the state instead of its events,
// and a front that somebody has seen is not remembered when the card goes on to another hand.
import { createRequire } from "node:module";

const { INVALID_MOVE } = createRequire(import.meta.url)("boardgame.io/core");
const COLOURS = ["red", "blue", "yellow", "purple", "orange"];
const TREASURES = {
  coins: { value: 1, own: 0, any: 2 },
  ring: { value: 2, own: 1, any: 1 },
  harp: { value: 3, own: 1, any: 2 },
  gems: { value: 4, own: 2, any: 1 },
  chest: { value: 5, own: 2, any: 2 },
  kings_treasure: { value: 6, own: 3, any: 1 },
  wishing_tree: { value: 7, own: 3, any: 2 },
  royal: { value: 8, own: 4, any: 1 },
};
const COPIES = { lair: 2, dragon: 2, wizard: 1, mob: 1, knight: 1, thief: 1, shepherdess: 1, unicorn: 1, wild_sheep: 1 };
const DEEDS = ["mob", "knight", "thief", "shepherdess"];
const [DRAWS, SHORT_HAND, LAIRS, END_AT, HAND_LIMIT, ROUNDS] = [2, 4, 5, 10, 10, 100];
const LAIR_POINTS = [0, 1, 3, 6, 10];

const other = (id) => (id === "0" ? "1" : "0");
const without = (hand, taken) => hand.filter((_, slot) => !taken.includes(slot));

function cards() {
  const all = [];
  for (const colour of COLOURS) {
    for (const front of Object.keys(TREASURES)) all.push({ colour, front });
    for (const [front, copies] of Object.entries(COPIES))
      for (let copy = 0; copy < copies; copy += 1) all.push({ colour, front });
  }
  return all;
}

// The pile (H17): the moment its last card leaves, the discards are the new one.
function draw(G, random) {
  const card = G.pile.pop();
  if (G.pile.length === 0) {
    G.pile = random.Shuffle(G.discards);
    G.discards = [];
  }
  return card;
}

// What may be done: [move, argument] for whoever is asked. It needs no more than that player's view.
export function choices(G, id) {
  if (G.decider !== id) return [];
  const me = G.players[id];
  const slots = me.hand.map((_, slot) => slot);
  const left = () => slots.filter((slot) => slot !== me.chosen && !me.picked.includes(slot));
  const holding = (front, move) =>
    slots.filter((slot) => me.hand[slot].front === front && slot !== me.chosen).map((slot) => [move, slot]);
  switch (G.phase) {
    case "drawing":
      return [0, 1, 2, 3, 4].map((slot) => ["take", slot]);
    case "extra":
      return [...[0, 1, 2, 3, 4].map((slot) => ["take", slot]), ["enough"]];
    case "answering":
      return [...holding("dragon", "dragon"), ["noDragon"]];
    case "stealing":
      return G.players[other(id)].hand.map((_, slot) => ["steal", slot]);
    case "voting":
      return [["vote", true], ["vote", false]];
    case "yielding":
    case "trimming":
      return left().map((slot) => ["discard", slot]);
    case "playing":
      if (me.step === "wizard") return [...holding("wizard", "wizard"), ["noWizard"]];
      if (me.step === "paying") return left().filter((slot) => pays(me, slot)).map((slot) => ["pay", slot]);
      return [["end"], ...slots.filter((slot) => playable(G, me, slot)).map((slot) => ["play", slot])];
    default:
      return [];
  }
}

const isOwn = (card, treasure) => card.colour === treasure.colour || card.front === "wild_sheep";

// H6: whether the picked cards and so many others of the hand can pay.
function payable(hand, chosen, picked) {
  const treasure = hand[chosen];
  const { own, any } = TREASURES[treasure.front];
  const missing = own + any - picked.length;
  const missingOwn = Math.max(0, own - picked.filter((slot) => isOwn(hand[slot], treasure)).length);
  const rest = hand.filter((_, slot) => slot !== chosen && !picked.includes(slot));
  const restOwn = rest.filter((card) => isOwn(card, treasure)).length;
  return missing >= missingOwn && rest.length >= missing && restOwn >= missingOwn;
}

const pays = (me, slot) => payable(me.hand, me.chosen, [...me.picked, slot]);

function playable(G, me, slot) {
  const { front, colour } = me.hand[slot];
  if (front in TREASURES) return !G.laid && payable(me.hand, slot, []);
  if (front === "lair")
    return !G.laid && me.lairs.length < LAIRS && !me.lairs.some((lair) => lair.colour === colour);
  if (G.acted) return false;
  const victim = G.players[other(G.active)];
  if (front === "knight") return victim.unicorn === null && victim.knight === null;
  if (front === "thief") return victim.unicorn === null && victim.hand.length > 0;
  return ["mob", "shepherdess", "unicorn"].includes(front);
}

// Turns and rounds (H2, H18, H19, H23).
function beginRound(G) {
  G.round += 1;
  G.grazed = false;
}

function beginTurn(G, id) {
  const me = G.players[id];
  Object.assign(G, { active: id, laid: false, acted: false });
  if (me.unicorn !== null) G.discards.push(me.unicorn);
  me.unicorn = null;
  if (me.knight !== null && !me.sideways) {
    me.sideways = true;
    return false;
  }
  if (me.knight !== null) G.discards.push(me.knight);
  Object.assign(me, { knight: null, sideways: false });
  Object.assign(G, { phase: "drawing", decider: id });
  return true;
}

function endsRound(G) {
  if (G.round === ROUNDS || Object.values(G.players).some((one) => one.treasures.length >= END_AT)) {
    Object.assign(G, { phase: "over", decider: null });
    return true;
  }
  if (!G.grazed) {
    Object.assign(G, { phase: "voting", decider: G.start });
    return true;
  }
  beginRound(G);
  return false;
}

function enterTurns(G, first) {
  let id = first;
  while (!beginTurn(G, id)) {
    id = other(id);
    if (id === G.start && endsRound(G)) return;
  }
}

function passTurn(G) {
  const id = other(G.active);
  if (id !== G.start || !endsRound(G)) enterTurns(G, id);
}

function endPlay(G) {
  if (G.players[G.active].hand.length > HAND_LIMIT) Object.assign(G, { phase: "trimming", decider: G.active });
  else passTurn(G);
}

function goOn(G) {
  Object.assign(G, { phase: "playing", decider: G.active });
  const isDone = G.players[G.active].hand.length === 0 || (G.laid && G.acted);
  if (isDone) endPlay(G);
}

function endDrawing(G) {
  G.players[G.active].hand.push(...G.drawn);
  G.drawn = [];
  goOn(G);
}

// Actions (H9 to H16).
function forget(me) {
  Object.assign(me, { step: "choosing", chosen: null, helper: null, picked: [] });
}

function begin(G, random) {
  const me = G.players[G.active];
  const card = me.hand[me.chosen];
  const wizard = me.helper === null ? null : me.hand[me.helper];
  me.hand = without(me.hand, [me.chosen, me.helper]);
  forget(me);
  G.acted = true;
  G.deed = { card, wizard, loot: null };
  const victim = G.players[other(G.active)];
  const isConcerned = card.front !== "mob" || (victim.unicorn === null && victim.hand.length > 1);
  if (!isConcerned) finish(G);
  else if (wizard === null && victim.hand.length > 0)
    Object.assign(G, { phase: "answering", decider: other(G.active) });
  else carryOut(G, random);
}

function carryOut(G, random) {
  const victim = G.players[other(G.active)];
  switch (G.deed.card.front) {
    case "knight":
      victim.knight = G.deed.card;
      G.deed.card = null;
      return finish(G);
    case "shepherdess": {
      const drawn = [draw(G, random), draw(G, random)];
      G.players[G.active].hand.push(...drawn);
      return finish(G);
    }
    case "thief":
      return Object.assign(G, { phase: "stealing", decider: G.active });
    default:
      return Object.assign(G, { phase: "yielding", decider: other(G.active) });
  }
}

function finish(G) {
  for (const card of [G.deed.card, G.deed.wizard]) if (card !== null) G.discards.push(card);
  G.deed = null;
  goOn(G);
}

const moves = {
  take({ G, random }, slot) {
    if (slot === 4) G.drawn.push(draw(G, random));
    else {
      G.grazed = true;
      G.drawn.push(G.field[slot]);
      G.field[slot] = draw(G, random);
    }
    const isShort = G.players[G.active].hand.length < SHORT_HAND;
    if (G.drawn.length === DRAWS && isShort) G.phase = "extra";
    else if (G.drawn.length >= DRAWS) endDrawing(G);
  },
  enough: ({ G }) => endDrawing(G),
  end: ({ G }) => endPlay(G),
  play({ G, random }, slot) {
    const me = G.players[G.active];
    const card = me.hand[slot];
    if (card.front in TREASURES) Object.assign(me, { chosen: slot, step: "paying" });
    else if (card.front === "lair" || card.front === "unicorn") {
      me.hand = without(me.hand, [slot]);
      if (card.front === "lair") {
        me.lairs.push(card);
        G.laid = true;
      } else {
        me.unicorn = card;
        G.acted = true;
      }
      goOn(G);
    } else {
      me.chosen = slot;
      if (DEEDS.includes(card.front) && me.hand.length > 1) me.step = "wizard";
      else begin(G, random);
    }
  },
  pay({ G }, slot) {
    const me = G.players[G.active];
    me.picked.push(slot);
    const treasure = me.hand[me.chosen];
    const { own, any } = TREASURES[treasure.front];
    if (me.picked.length < own + any) return;
    G.discards.push(...me.picked.map((one) => me.hand[one]));
    me.treasures.push(treasure);
    me.hand = without(me.hand, [me.chosen, ...me.picked]);
    forget(me);
    G.laid = true;
    goOn(G);
  },
  wizard({ G, random }, slot) {
    G.players[G.active].helper = slot;
    begin(G, random);
  },
  noWizard: ({ G, random }) => begin(G, random),
  dragon({ G, playerID }, slot) {
    const me = G.players[playerID];
    G.discards.push(me.hand[slot]);
    me.hand = without(me.hand, [slot]);
    finish(G);
  },
  noDragon: ({ G, random }) => {
    carryOut(G, random);
  },
  steal({ G }, slot) {
    const victim = G.players[other(G.active)];
    const card = victim.hand[slot];
    victim.hand = without(victim.hand, [slot]);
    if (G.deed.loot === null && victim.hand.length > 0) {
      G.deed.loot = card;
      return;
    }
    G.players[G.active].hand.push(...(G.deed.loot === null ? [card] : [G.deed.loot, card]));
    G.deed.loot = null;
    finish(G);
  },
  discard({ G, playerID }, slot) {
    const me = G.players[playerID];
    me.picked.push(slot);
    const isMob = G.phase === "yielding";
    const count = isMob ? Math.floor(me.hand.length / 2) : me.hand.length - HAND_LIMIT;
    if (me.picked.length < count) return;
    G.discards.push(...me.picked.map((one) => me.hand[one]));
    me.hand = without(me.hand, me.picked);
    forget(me);
    if (isMob) finish(G);
    else passTurn(G);
  },
  vote({ G, random }, isFor) {
    if (isFor && G.decider === G.start) {
      G.decider = other(G.start);
      return;
    }
    if (isFor) {
      G.discards.push(...G.field);
      for (const slot of [0, 1, 2, 3]) G.field[slot] = draw(G, random);
    }
    beginRound(G);
    enterTurns(G, G.start);
  },
};
const SECRET = ["play", "pay", "wizard", "noWizard", "discard"];

// A move that may be made now, and is otherwise refused.
function checked(name) {
  const move = (context, argument) => {
    const { G, playerID } = context;
    const isLegal = choices(G, playerID).some(([one, given]) => one === name && given === argument);
    if (!isLegal) return INVALID_MOVE;
    moves[name](context, argument);
    return undefined;
  };
  return { move, client: false, redact: SECRET.includes(name) };
}

function points(one) {
  const values = one.treasures.reduce((sum, card) => sum + TREASURES[card.front].value, 0);
  const row = (colour) => one.treasures.filter((card) => card.colour === colour).length;
  return one.lairs.reduce((sum, lair) => sum + LAIR_POINTS[Math.min(row(lair.colour), 4)], values);
}

const back = ({ colour }) => ({ colour });

export const Hoard = {
  name: "hoard",
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup: ({ ctx, random }) => {
    const pile = random.Shuffle(cards());
    const players = {};
    for (const id of ctx.playOrder) {
      players[id] = { hand: pile.splice(-4), treasures: [], lairs: [], knight: null, sideways: false, unicorn: null };
      forget(players[id]);
    }
    const G = { pile, discards: [], field: pile.splice(-4), drawn: [], deed: null, players };
    Object.assign(G, { round: 0, start: "0" });
    beginRound(G);
    beginTurn(G, "0");
    return G;
  },
  turn: { activePlayers: { all: "" } },
  playerView: ({ G, playerID }) => {
    const players = {};
    for (const [id, one] of Object.entries(G.players)) {
      players[id] = { ...one, points: points(one) };
      if (id !== playerID) {
        players[id].hand = one.hand.map(back);
        forget(players[id]);
      }
    }
    return {
      ...G,
      pile: { top: G.pile.at(-1).colour, size: G.pile.length },
      field: G.field.map(back),
      drawn: G.drawn.map(back),
      deed: G.deed && { ...G.deed, loot: G.deed.loot && back(G.deed.loot) },
      players,
    };
  },
  moves: Object.fromEntries(Object.keys(moves).map((name) => [name, checked(name)])),
  endIf: ({ G }) =>
    G.phase === "over" ? { points: Object.values(G.players).map(points) } : undefined,
};
