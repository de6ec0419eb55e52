// An empty stomach eats its owner: slowly, so that one can still run for the next meal.
import { damage, interrupt, table } from "gnaw";
import { mayFaint } from "./fainting.js";
import { phrase, told } from "./words.js";

export const starving = table("starving", { turnsPerHitPoint: 5 }, {
  turnsPerHitPoint: "number: turns from one lost hit point to the next",
});

export const waste = (who, dice, world) =>
  world.turn % starving.turnsPerHitPoint === 0
    ? [damage(who, 1, { cause: phrase("cause.starvation") }), interrupt(told("starving"))]
    : mayFaint(who, dice);
