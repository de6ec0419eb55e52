// What a finished game is remembered for.
import { set } from "gnaw";
import { feats } from "../content/feats.js";
import { levels } from "../content/levels.js";

export const achieving = (story, world) =>
  Object.values(feats)
    .filter(({ when }) => when(story, world))
    .map(({ name }) => name);

/** Remembers when the hero first came half way down. */
export const halving = (_who, _level, _dice, world) => (world.halfWay === 0 && world.deepest * 2 >= levels.depths ? [set(world, "halfWay", world.turn)] : []);
