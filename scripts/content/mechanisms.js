// What levers and plinths set off: each of these tiles near one does its work, once.
import { become, keyedBy, spawn, table, tiles } from "gnaw";
import { fallen } from "../rules/chasms.js";
import { kindling } from "../rules/burning.js";
import { released } from "../rules/gases.js";
import { guardianOf } from "../rules/guardians.js";

/** Whoever stands on a cell that gives way falls. */
const collapsing = (at, dice, world) => {
  const above = world.creatureAt(at);
  return [become(at, "chasm"), above === undefined ? [] : fallen(above, dice, world)];
};

const flooding = (at, _dice, world) =>
  world.burst(at, 4).map((cell) => world.tileAt(cell)).filter((tile) => FLOODED.includes(tile.kind)).map((tile) => become(tile.at, world.distance(tile.at, at) <= 2 ? "water" : "shallows"));

const FLOODED = ["floor", "grass", "rubble", "ash", "mud", "flame"];

export const mechanisms = table("mechanisms", {
  portcullis: { line: "A portcullis rattles up.", several: "Portcullises rattle up.", works: (at) => become(at, "floor") },
  statue: { line: "A statue steps down from its base.", several: "Statues step down from their bases.", works: (at, dice, world) => [become(at, "rubble"), spawn(guardianOf(world.depth), at, { mood: "hunting" })] },
  sluice: { line: "A sluice opens, and water shoots in.", several: "Sluices open, and water shoots in.", works: (at, dice, world) => [become(at, "open-sluice"), flooding(at, dice, world)] },
  vent: { line: "A vent hisses, and foul air comes out.", several: "Vents hiss, and foul air comes out.", works: (at, _dice, world) => released("miasma", world.burst(at, 2), world) },
  "fire-vent": { line: "A spark jumps from the wall.", several: "Sparks jump from the walls.", works: (at, dice, world) => kindling(world.burst(at, 3), dice, world) },
  "cracked-floor": { line: "The floor gives way.", works: collapsing },
}, {
  line: "words: what is told when one of them near the hero works",
  several: "words?: what is told when several do; the same as of one if left out",
  works: "rule: (at, dice, world) => what it does",
});

keyedBy(mechanisms, tiles);
