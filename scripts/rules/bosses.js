// Those who have a name: where each may wait, and with whom. Of those who have places of their own at the same depth every game has one.
import { creatures, keyedBy, memoized, say, spawn, table, validate } from "gnaw";
import { vaults } from "../content/vaults.js";
import { BANDS, isFirstOf } from "./bands.js";
import { drawnFrom, pooled } from "./pools.js";

export const bosses = table("bosses", {
  ratMother: { depth: 2, company: ["rat", "rat"], line: "Paws patter in the walls, and all of them run one way." },
  bellringer: { depth: 2, company: ["kobold"], line: "A bell tolls somewhere on this depth. When you stop, it stops." },
  magpie: { depth: 2, company: ["crow"], line: "Black and white feathers lie about, and nothing that glitters." },
  snuffer: { depth: 2, company: ["bat"], line: "A row of candles, every one of them put out with wet fingers." },
  houndsman: { depth: 3, company: ["jackal", "jackal", "jackal"], line: "Somebody whistles, three notes, and claws run over stone." },
  cook: { depth: 3, company: ["goblin"], line: "It smells of onions, and of what nobody should stew." },
  poacher: { depth: 3, company: ["kobold", "kobold"], line: "A snare, cut through. Somebody hunts here, and not for rats." },
  angler: { depth: 3, company: [], line: "Footprints lead down to a pool. None lead away from it." },
  tollKeeper: { depth: 4.6, company: [], line: "In the dust lies a row of coins: what others had left to give." },
  leaven: { depth: 4.6, company: [], line: "It smells of bread. Nobody has baked here for a hundred years." },
  larderCat: { depth: 4.6, company: [], line: "Not a mouse, not a rat: something has been at all of them." },
  weaver: { depth: 6, company: ["spider"], line: "Threads hang from the ceiling, and tremble as you come." },
  abbess: { depth: 7, company: ["skeleton"], line: "Women sing somewhere, and never draw a breath." },
  knight: { depth: 8, company: ["ghoul", "wraith"], line: "On a plate on the floor lies a crumb. Nobody has touched it." },
  guest: { depth: 9, company: ["craving"], line: "Somewhere a chair is drawn up to a table, and drawn up again." },
}, {
  depth: "number: where it may wait: at the first depth that is so far down, of ten bands. Of those who own rooms there (`vaults.owner`) one does, by lot; one that owns none is always there",
  company: "ids of creatures: who is with it",
  line: "words?: what tells whoever comes to that depth first of it",
});

keyedBy(bosses, creatures);

const roomsOf = (id) => Object.values(vaults).filter(({ owner }) => owner === id);

const flawOfDepth = (id, depth) => {
  if (depth > BANDS) return `is below the last of ${BANDS} bands: ${depth}. Nobody comes there`;
  const [elsewhere] = roomsOf(id).filter(({ from }) => from !== depth);
  return elsewhere && `is ${depth}, but the room that it owns is built from ${elsewhere.from} on`;
};

validate(bosses, ({ depth }, id) => ({ depth: flawOfDepth(id, depth) }));

const pools = memoized((depth) =>
  pooled(Object.keys(bosses).filter((id) => isFirstOf(bosses[id].depth, depth)), (id) => (roomsOf(id).length === 0 ? id : bosses[id].depth)));

/** Picks of each pool the one whose place was dug, or, where no place has had room, somebody by lot. */
export const bossAt = (depth, level, dice, wish) =>
  pools(depth).map((pool) => {
    const id = pool.find((one) => level.marks(one).length > 0) ?? drawnFrom(pool, dice);
    const at = level.marks(id)[0] ?? level.free(dice, wish);
    const { company, line } = bosses[id];
    return at === undefined ? [] : [[id, ...company].map((kind) => spawn(/** @type {CreatureId} */ (kind), at, { mood: "asleep" })), line === undefined ? [] : say(line, "warn")];
  });
