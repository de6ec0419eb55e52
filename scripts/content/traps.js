// Traps: ground that does something to whoever sets foot on it, and lies hidden until it is found or sprung.
import { add, become, damage, keyedBy, meters, set, stun, table, tiles } from "gnaw";
import { dropped } from "../rules/chasms.js";
import { released } from "../rules/gases.js";
import { whisked } from "../rules/holding.js";
import { foesTurnTo } from "../rules/moods.js";
import { phrase } from "../rules/words.js";

const trap = /** @type {(name: string, about: TextId) => TileRow} */ (
  (name, about) => ({ name, glyph: "^", tone: "bad", passable: true, transparent: true, shunned: true, asks: "sure.trap", about })
);

add(tiles, {
  "hidden-trap": { name: "floor", glyph: "·", plain: ".", tone: "floor", passable: true, transparent: true },
  "dart-trap": trap("dart trap", "place.dartTrap"),
  "net-trap": trap("net trap", "place.netTrap"),
  "bell-trap": trap("bell trap", "place.bellTrap"),
  "vapour-trap": trap("vapour trap", "place.vapourTrap"),
  "circle-trap": trap("circle of runes", "place.circleTrap"),
  trapdoor: trap("trapdoor", "place.trapdoor"),
});

/** What is left of the trap is floor, and not what lay hidden there. */
const hiss = (_who, tile, _dice, world) => [
  released("vapour", world.burst(tile.at, 2), world), set(tile, "under", "floor"), become(tile.at, "vapour"),
];

/** For how long a net holds. */
export const NET_TURNS = 3;

const ring = (_who, _tile, _dice, world) => foesTurnTo("hunting", world);

export const traps = table("traps", {
  "dart-trap": {
    from: 2, to: 10, weight: 10, line: "trap.dart",
    springs: (who, _tile, dice) => [damage(who, dice.roll("1d6+1"), { cause: phrase("cause.dart") })],
  },
  "net-trap": { from: 2, to: 10, weight: 8, line: "trap.net", springs: (who) => [stun(who, NET_TURNS)] },
  "bell-trap": { from: 2, to: 10, weight: 6, line: "trap.bell", springs: ring },
  "vapour-trap": { from: 3, to: 10, weight: 8, line: "trap.vapour", springs: hiss },
  "circle-trap": { from: 4, to: 10, weight: 6, line: "trap.circle", springs: (who, _tile, dice, world) => [whisked(who, world.free(dice))] },
  trapdoor: {
    from: 3, to: 9, weight: 5, line: "falls",
    springs: (who, _tile, dice, world) => dropped(who, dice, world),
  },
}, {
  from: "number: the first of ten bands where it lies",
  to: "number: the last band where it lies",
  weight: "weight: how often, beside others of that depth",
  line: "id of texts: what is told of {who} then",
  springs: "rule: (who, tile, dice, world) => what it does to whoever sets foot on it",
});

keyedBy(traps, tiles);

add(meters, { trap: { start: "dart-trap", holds: "id of tiles", owner: "tile", doc: "which trap lies hidden there" } });
