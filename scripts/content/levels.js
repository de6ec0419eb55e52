// How the levels are dug, depth by depth.
import { memoized, table, validate } from "gnaw";
import { bandOf, isFirstOf, lastOf, metAt } from "../rules/bands.js";
import { flawsOfBands, flawsOfOwner, flawsOfRoom, flawsOfSize, flawsOfStyle, flawsOfTones } from "../rules/flaws.js";
import { drawnLayout, laidOut, suits } from "../rules/layouts.js";
import { drawnFrom, pooled } from "../rules/pools.js";
import { lettersOf } from "./legend.js";
import { marksOf, vaults } from "./vaults.js";

export const levels = table("levels", { width: 80, height: 50, rooms: 26, depths: 10, secretPercent: 8, vaultsEach: 3 }, {
  width: "number: columns",
  height: "number: rows",
  rooms: "number: how many rooms to aim at",
  depths: "number: how many there are; the Horn lies on the last",
  secretPercent: "number: percent of doors that are secret; none on the first depth",
  vaultsEach: "number: vaults on a level, at the most",
});

/** What a depth is like: the theme with the greatest `from` that is not below it. */
export const themes = table("themes", {
  cellars: { from: 1, style: "rooms", tones: { wall: "brick", floor: "flags" }, lakes: [{ tile: "grass", wreath: "grass", howMany: 2, size: 9 }] },
  springs: { from: 3, style: "mixed", tones: { wall: "moss", floor: "silt", grass: "fern" }, lakes: [{ tile: "water", wreath: "shallows", howMany: 2, size: 14 }, { tile: "grass", wreath: "grass", howMany: 3, size: 10 }] },
  warrens: { from: 4, style: "caves", tones: { wall: "loam", floor: "dirt" }, lakes: [{ tile: "bushes", wreath: "grass", howMany: 4, size: 6 }] },
  halls: { from: 6, style: "rooms", tones: { wall: "marble", floor: "slabs", deep: "pool" }, lakes: [{ tile: "water", wreath: "shallows", howMany: 2, size: 16 }] },
  deeps: { from: 8, style: "mixed", tones: { wall: "slate", floor: "gravel", deep: "abyss" }, lakes: [{ tile: "water", wreath: "rubble", howMany: 3, size: 16 }] },
  court: { from: 10, style: "mixed", tones: { wall: "velvet", floor: "carpet" }, lakes: [{ tile: "rubble", wreath: "rubble", howMany: 4, size: 8 }] },
}, {
  from: "number: the first of ten bands, from the top to the bottom, that is like it; of two that begin at the same one the later row counts",
  style: 'text: how it is dug: "rooms", "caves" or "mixed"',
  tones: "keys of tones?: its tones in place of those of the tiles",
  lakes: "list: of { tile, wreath, howMany, size }: tiles in the middle and round it, how many lakes, and cells of each",
});

/** What dug levels are made of. */
export const PARTS = /** @type {const} */ ({
  wall: "wall", floor: "floor", door: "door", secretDoor: "secret-door", stairsUp: "stairs-up", stairsDown: "stairs-down",
});

/** Letters of a level that is drawn whole. */
export const legend = /** @type {const} */ ({
  "#": "wall", ".": "floor", "+": "door", "<": "stairs-up", ">": "stairs-down", O: "pillar", ":": "chasm", "~": "water", "\"": "grass", _: "altar",
});

/** Letters of places in drawn rooms: what each is called. */
export const MARKS = /** @type {const} */ ({ "!": "treasure", C: "choice", c: "captive", m: "guard", K: "throne" });

validate(levels, flawsOfSize);
validate(themes, (row) => ({ ...flawsOfStyle(row), ...flawsOfTones(row) }));
validate(vaults, (row) => ({ ...flawsOfBands(row), ...flawsOfRoom(row, levels), ...flawsOfOwner(row) }));

/** Of two that begin at the same band that of the later mod. */
export const themeFrom = (rows, band) => rows.filter(({ from }) => from <= band).sort((a, b) => a.from - b.from).at(-1);

const themeOf = memoized((depth) => themeFrom(Object.values(themes), bandOf(depth)));

/** Each theme has colours of its own. */
export const themeTones = (world) => themeOf(world.depth)?.tones;

/** @type {LevelPlanned} */
export const planning = (depth, dice, world, place) => {
  const plan = planOf(depth, dice, place);
  const { certain } = possibleVaults(depth);
  const id = plan.down && place === undefined && certain.length <= 2 ? drawnLayout(depth, dice) : undefined;
  if (id === undefined || !plan.vaults.slice(0, certain.length).every(suits)) return plan;
  return laidOut(id, plan, dice, world) ?? plan;
};

/** What belongs to the dungeon for certain stands in no place beside it. */
const planOf = (depth, dice, place) => ({
  width: levels.width,
  height: levels.height,
  style: themeOf(depth).style,
  rooms: levels.rooms,
  secretPercent: depth === 1 ? 0 : levels.secretPercent,
  lakes: themeOf(depth).lakes,
  vaults: place === undefined ? vaultsOf(depth, dice) : [],
  tiles: PARTS,
  up: true,
  down: depth < lastOf(place),
});

/** Those that are certain, and some of the others, drawn by lot: fewer where more than one is certain, for there must be room. */
const vaultsOf = (depth, dice) => {
  const { certain, others } = possibleVaults(depth);
  return [...certain.map((pool) => drawnFrom(pool, dice)), ...dice.shuffle(others).slice(0, Math.max(0, levels.vaultsEach - Math.max(0, certain.length - 1)))].map(vaultNamed);
};

/** Those that are certain by pools, of each of which one is built. */
const possibleVaults = memoized((depth) => {
  const ids = metAt(vaults, depth);
  const pools = pooled(ids, (id) => (vaults[id].owner === undefined ? id : vaults[id].from));
  return { certain: pools.filter(([id]) => vaults[id].isCertain && isFirstOf(vaults[id].from, depth)), others: ids.filter((id) => !vaults[id].isCertain) };
});

const vaultNamed = memoized((name) => {
  const { drawing, tiles } = vaults[name];
  return { name, drawing, ...lettersOf({ tiles, marks: marksOf(vaults[name]) }, { tiles: legend, marks: MARKS }) };
});
