// Chasms: whoever sets foot in one falls to the next depth, alone, and is hurt.
import { damage, interrupt, leave, say, table } from "gnaw";
import { isBottom } from "./branches.js";
import { bears } from "./ground.js";
import { phrase, told } from "./words.js";

export const falls = table("falls", { harm: "1d4+1" }, { harm: "dice: what a fall does" });

export const falling = (who, _tile, dice, world) => (isBottom(world) ? [] : fallen(who, dice, world));

/** Somebody loses the ground under his feet, and is told so; whoever flies does not. */
export const fallen = (who, dice, world) =>
  bears(who, "chasm")
    ? []
    : [say(told("falls", { who }), { about: who, tone: "warn" }), dropped(who, dice, world), who.isHero ? interrupt(told("falls", { who })) : []];

/** The fall itself. A creature that does not survive it is seen to die, and goes nowhere. */
export const dropped = (who, dice, world) => {
  const harm = dice.roll(falls.harm);
  return [who.isHero ? say(told("lands", { damage: harm }), "warn") : [], damage(who, harm, { cause: phrase("cause.fall") }), who.isHero || harm < who.hitPoints ? leave(who, world.depth + 1) : []];
};
