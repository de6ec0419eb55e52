// What is thrown flies where one sees: it may strike whoever is there, a potion breaks over him, the rest lies on the floor.
import { allow, drop, refuse, say, spend, table, takeTime } from "gnaw";
import { burnt, FIRES } from "./burning.js";
import { melee, strike } from "./combat.js";
import { wornIn } from "./equipment.js";
import { tried } from "./identity.js";
import { moodLine } from "./moods.js";
import { chances } from "./odds.js";
import { talentsOf } from "./talents.js";
import { phrase, told } from "./words.js";

export const throws = table("throws", {
  farthest: 9,
  improvised: "1d2",
  percentAdded: /** @type {(who: Creature, item: Item) => number} */ (() => 0),
  onHit: /** @type {(who: Creature, item: Item, struck: Creature) => Effects} */ (() => []),
}, {
  farthest: "number: cells",
  improvised: "dice: the harm of what is not made for throwing",
  percentAdded: "rule: (who, item) => percent by which it hits more often than a blow",
  onHit: "rule: (who, item, struck) => what a hit means to whoever threw or shot it",
});

/** One throws at what one sees and can reach. */
export const aiming = (who, action, world) => {
  if (action.at === undefined || !world.inView(action.at)) return refuse(told("unseen"));
  if (world.distance(who.at, action.at) > throws.farthest) return refuse(told("tooFar"));
  return allow();
};

export const throwing = (who, _verb, item, target, dice, world) => {
  if (target === undefined) return [];
  const struck = world.creatureAt(target);
  if (item.family === "potion") return [say(told("flaskBursts"), { about: who }), spend(item), splash(item, target, struck, dice, world)];
  if (item.onLand !== undefined) return [say(told("hurls", { who, item }), { about: who, tone: "dim" }), scattered(item, target, dice, world)];
  if (item.onRead !== undefined && FIRES.includes(world.tileAt(target).kind)) return [spend(item), burnt(item, 1, target, dice, world)];
  if (struck === undefined || struck.id === who.id) return item.returns ? [] : [drop(item, target, 1)];
  return flight(who, item, struck, dice, world);
};

/** Where nothing of it can lie it stays whole. */
const scattered = (item, target, dice, world) => {
  const effects = item.onLand(target, dice, world);
  return effects.length === 0 ? drop(item, target, 1) : [spend(item), effects];
};

const flight = (who, item, struck, dice, world) => {
  const cause = phrase("cause.thrown", { item, who });
  const { launcher, roll, added, surer } = throwOf(who, item);
  const thrown = say(told(launcher === undefined ? "throws" : "shoots", { who, item, struck }), { about: who, tone: "dim" });
  const { isHit, effects } = strike(who, struck, dice, { roll, line: "hits", cause, added, surer });
  return [
    thrown, isHit && dice.percent(item.breaks ?? 0) ? spend(item) : item.returns ? [] : drop(item, struck.at, 1), effects,
    isHit ? [throws.onHit(who, item, struck), item.onStrike?.(who, struck, dice, world) ?? []] : [],
    launcher?.slow ? takeTime(who, 1) : [],
  ];
};

/** What decides how a thing that somebody throws or shoots hits. */
const throwOf = (who, item) => {
  const launcher = launcherOf(who, item);
  return {
    launcher,
    roll: launcher === undefined ? (item.missile ?? throws.improvised) : item.shot,
    added: melee.addedDamage(who) + (item.missile === undefined && launcher === undefined ? 0 : talentsOf(who, "throws")),
    surer: throws.percentAdded(who, item),
  };
};

/** Whether it can be shot now; where nothing can, whether it is made to be thrown: an arrow in the bare hand does no more than a ladle. */
export const isMissile = (item, who) =>
  who.pack.some((other) => launcherOf(who, other) !== undefined)
    ? launcherOf(who, item) !== undefined
    : item.onLand !== undefined || ![undefined, throws.improvised].includes(item.missile);

/** Whether it strikes like a missile, and neither breaks nor burns where it lands. */
const strikes = (item) => item.family !== "potion" && item.onLand === undefined;

/** What is told of a creature while one aims at it: its mood, and the odds of a throw. */
export const aimedOdds = (who, verb, item, target) => {
  if (target.isHero) return [];
  const mood = moodLine(target);
  if (verb !== "throw" || !strikes(item)) return [mood];
  const { roll, added, surer } = throwOf(who, item);
  return [mood, chances(who, target, roll, added, surer)];
};

/** What somebody holds from which that is shot. */
export const launcherOf = (who, item) => {
  const held = wornIn(who, "hand");
  return item.launcher !== undefined && held?.kind === item.launcher ? held : undefined;
};

/** A bottle does to whom it hits what drinking it would do, and some do more. One learns what it was by watching. */
const splash = (item, target, struck, dice, world) => [
  world.inView(target) && (struck !== undefined || item.onShatter !== undefined) ? tried(item) : [],
  struck === undefined || item.shattersOnly ? [] : item.onQuaff(struck, dice, world),
  item.onShatter?.(target, dice, world) ?? [],
];
