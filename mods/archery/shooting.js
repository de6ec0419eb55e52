// A shot: the arrow flies until something stops it, may hit, and may break.
import { add, allow, damage, drop, flash, interrupt, refuse, say, set, spend, table, texts } from "gnaw";
import { defenseOf, wornIn } from "base/rules/equipment.js";
import { turnTo } from "base/rules/moods.js";
import { clamp } from "base/rules/numbers.js";
import { told } from "base/rules/words.js";
import { practised } from "./skill.js";

add(texts, {
  "arrow.hits": { text: "Your arrow hits {struck} for {harm}." },
  "arrow.misses": { text: "Your arrow misses {struck}." },
  "arrow.breaks": { text: "The arrow breaks." },
  "arrow.bow": { text: "You need a bow in your hand." },
  "arrow.self": { text: "You think better of it." },
});

export const archery = table("archery", { damage: "1d8+1", percentBroken: 50, percentToHit: 65 }, {
  damage: "dice: those of an arrow that hits",
  percentBroken: "number: percent of arrows that break",
  percentToHit: "number: percent of shots that hit one of no defense, for one who has never shot before",
});

/** Three percent better for each shot that hit, ever slower; four percent worse for each point of defense. */
export const percentToHit = (hits, defense) => clamp(archery.percentToHit + Math.floor(6 * Math.sqrt(hits)) - 4 * defense, 10, 97);

/** One needs a bow, and somewhere to shoot. */
export const nocking = (who, action, world) => {
  if (action.verb !== "archery:shoot") return allow();
  if (wornIn(who, "hand")?.kind !== "archery:bow") return refuse(told("arrow.bow"));
  return action.at !== undefined && world.distance(who, action.at) === 0 ? refuse(told("arrow.self")) : allow();
};

/** @type {ItemUsed} */
export const shooting = (who, verb, arrow, target, dice, world) => {
  if (verb !== "archery:shoot" || target === undefined) return [];
  const path = world.path(who, target);
  const end = path.at(-1) ?? who.at;
  const struck = world.creatureAt(end);
  const spent = dice.percent(archery.percentBroken) ? spend(arrow) : drop(arrow, end, 1);
  return [flash(path, { glyph: "*", tone: "wood" }), struck === undefined ? missed(spent) : [hitOf(who, struck, dice), spent]];
};

const missed = (spent) => (spent.effect === "spend" ? [say(told("arrow.breaks"), "dim"), spent] : spent);

const hitOf = (who, struck, dice) => {
  const awake = [turnTo(struck, "hunting"), interrupt()];
  if (!dice.percent(percentToHit(who.eye, defenseOf(struck)))) return [say(told("arrow.misses", { struck }), "dim"), awake];
  const harm = dice.roll(archery.damage);
  return [say(told("arrow.hits", { struck, harm })), practised(who), damage(struck, harm, { by: who, cause: "an arrow" }), awake];
};
