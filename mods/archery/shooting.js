// The key that shoots: what is in the pack for the bow in the hand flies until something stops it.
import { add, allow, flash, refuse, texts, verbs } from "gnaw";
import { wornIn } from "base/rules/equipment.js";
import { throwing } from "base/rules/throwing.js";
import { told } from "base/rules/words.js";

add(texts, {
  "arrow.bow": { text: "You need a bow in your hand, and what it shoots." },
  "arrow.self": { text: "You think better of it." },
});

add(verbs, {
  shoot: {
    menu: "Shoot", key: "Z", time: 1, aimed: true, range: 9, ask: "Shoot what?", none: "You have nothing to shoot.",
    fits: (item) => item.launcher !== undefined,
  },
});

/** One needs what it is shot from, and somewhere to shoot. */
export const nocking = (who, action, world) => {
  if (wornIn(who, "hand")?.kind !== action.item.launcher) return refuse(told("arrow.bow"));
  return action.at !== undefined && world.distance(who, action.at) === 0 ? refuse(told("arrow.self")) : allow();
};

/** From there on it is as any other throw. @type {ItemUsed} */
export const shooting = (who, _verb, arrow, target, dice, world) => {
  if (target === undefined) return [];
  const path = world.path(who, target);
  return [flash(path, { glyph: "*", tone: "wood" }), throwing(who, "throw", arrow, path.at(-1) ?? who.at, dice, world)];
};
