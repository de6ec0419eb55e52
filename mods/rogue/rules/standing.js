// How one stands: level, experience, strength, armour and gold, as the bottom line had it.
import { growth } from "./experience.js";
import { armourOf, protectionOf } from "./fighting.js";
import { strengthOf } from "./strength.js";

/** @type {StatusOf} */
export const standing = (who, world) => [
  { bar: `Exp ${who.level}/${who.experience}`, value: who.experience, max: growth.levels[who.level - 1] ?? who.experience, tone: "magic", text: "" },
  { text: `Str ${strengthOf(who)}(${who.maxStrength})` },
  { text: `Arm ${protectionOf(armourOf(who))}` },
  { text: `Gold ${who.gold}`, tone: "gold" },
];
