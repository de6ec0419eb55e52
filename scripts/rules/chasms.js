// Chasms: whoever sets foot in one falls to the next depth, alone, and is hurt.
import { damage, interrupt, leave, say, table } from "gnaw";
import { isBottom } from "./branches.js";
import { bears } from "./ground.js";
import { phrase, told } from "./words.js";

export const falls = table("falls", { harm: "1d4+1" }, { harm: "text: dice of what a fall does" });

export const falling = (who, _tile, dice, world) => {
  if (bears(who, "chasm") || isBottom(world)) return [];
  return fallen(who, dice, world);
};

/** Somebody loses the ground under his feet. */
export const fallen = (who, dice, world) => [
  say(told("falls", { who }), { about: who, tone: "warn" }),
  leave(who, world.depth + 1),
  damage(who, dice.roll(falls.harm), { cause: phrase("cause.fall") }),
  who.isHero ? interrupt(told("falls", { who })) : [],
];
