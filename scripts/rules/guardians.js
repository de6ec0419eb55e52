// Who steps down from a base, by depth; and statues that wait for somebody to come near.
import { become, interrupt, keyedBy, creatures, say, spawn, table } from "gnaw";
import { bandOf } from "./bands.js";
import { told } from "./words.js";

export const guardians = table("guardians", {
  "clay-guard": { from: 1 },
  "stone-guard": { from: 5 },
  "bronze-guard": { from: 8 },
}, { from: "number: the first band, of ten, where statues are such" });

keyedBy(guardians, creatures);

export const guardianOf = (depth) => /** @type {CreatureId} */ (Object.keys(guardians).findLast((id) => guardians[id].from <= bandOf(depth)));

/** It looks like any other statue. @type {(tile: Tile, dice: Dice, world: World) => Effects} */
export const watching = (tile, dice, world) =>
  world.distance(tile.at, world.hero.at) <= 2 && world.inView(tile.at) && dice.percent(35)
    ? [become(tile.at, "rubble"), spawn(guardianOf(world.depth), tile.at, { mood: "hunting" }), say(told("statue.wakes"), "warn"), interrupt(told("statue.wakes"))]
    : [];
