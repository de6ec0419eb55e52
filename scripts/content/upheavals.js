// What becomes of the levels that a thief of the Horn comes back to: each changes in one of these ways, once.
import { set, spawn, table } from "gnaw";
import { lit } from "../rules/burning.js";
import { released } from "../rules/gases.js";
import { patches, several, spots } from "../rules/spots.js";

const FAR = 10;

/** Some of a kind, away from the stairs. */
const comers = (kind, count, mood) => (who, level, dice) =>
  spots(count, level, dice, { from: who.at, distance: FAR }).map((at) => spawn(kind, at, { mood }));

/** Patches of a tile wherever there is floor. */
const laid = (tile, count, radius) => {
  const lay = patches(count, radius, tile);
  return (_who, level, dice, world) => lay(level, dice, world);
};

const away = (who, world, cells) => cells.filter((at) => world.distance(at, who.at) >= FAR);

export const upheavals = table("upheavals", {
  rubble: { weight: 3, line: "Part of the ceiling has come down since you were here.", effects: laid("rubble", 20, 2) },
  water: { weight: 3, line: "Water has come up from below since you were here.", effects: laid("shallows", 14, 3) },
  dead: { weight: 3, line: "The dead of this depth have got up.", effects: comers("skeleton", 3, "wandering") },
  hounds: { weight: 2, line: "Somewhere the hounds of the King give tongue.", effects: comers("courtHound", 2, "hunting") },
  dark: { weight: 2, line: "Somebody has put out the lights.", effects: (_who, level) => set(level, "dark", 1) },
  foul: {
    weight: 2, line: "The air down here has gone bad.",
    effects: (who, level, dice, world) => several(5, level, dice, (at) => released("miasma", away(who, world, world.burst(at, 2)), world)),
  },
  fire: {
    weight: 2, line: "It burns on this depth.",
    effects: (who, level, dice, world) => several(6, level, dice, (at) => lit(away(who, world, world.burst(at, 2)), dice, world)),
  },
}, {
  weight: "weight: how often, beside the others",
  line: "words: what is told on arrival",
  effects: "rule: (who, level, dice, world) => what has happened to the level",
});
