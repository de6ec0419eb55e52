// What looking at somebody or something tells.
import { wastedBy } from "./eating.js";
import { wornIn } from "./equipment.js";
import { isUnknown } from "./identity.js";
import { moodWord } from "./moods.js";
import { odds } from "./odds.js";
import { sentence } from "./words.js";

export const descriptions = (thing, viewer) => {
  if (thing.isItem) return ofItem(thing, viewer);
  return thing.isHero ? ["That is you."] : [thing.doc ?? "", sentence(`it is ${moodWord(thing)}`), ...odds(viewer, thing)].filter(Boolean);
};

const ofItem = (item, viewer) => {
  if (isUnknown(item)) return ["You do not know yet what it does."];
  return [item.doc ?? "", ...asFood(item, viewer), ...asWeapon(item, viewer), ...asArmour(item, viewer)].filter(Boolean);
};

const asFood = (item, viewer) => {
  if (item.nutrition === undefined) return [];
  const wasted = wastedBy(viewer, item);
  return [`A meal of it lasts ${item.nutrition} turns; ${wasted === 0 ? "now it would waste nothing" : `now it would waste ${wasted}`}.`, item.catch ?? ""];
};

const asWeapon = (item, viewer) => [
  item.slot === "hand" ? `In hand it does ${item.blow}${instead(item, wornIn(viewer, "hand")?.blow ?? viewer.blow)}.` : "",
  item.missile === undefined ? "" : `Thrown it does ${item.missile}.`,
];

const asArmour = (item, viewer) =>
  item.armour === undefined ? [] : [`It gives ${item.armour + item.bonus} defense${instead(item, wornIn(viewer, item.slot)?.armour ?? 0)}.`];

const instead = (item, now) => (item.worn === 1 ? "" : `, instead of ${now}`);
