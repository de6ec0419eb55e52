// What blows of some creatures do besides harm, and what becomes of whoever strikes or kills them.
import { damage, flash, hand, heal, interrupt, move, say, set, stun } from "gnaw";
import { foodStolen } from "./foodclock.js";
import { bears } from "./ground.js";
import { drainable, drained } from "./hunger.js";
import { inflict } from "./statuses.js";
import { wornIn } from "./equipment.js";
import { wornAway } from "./wear.js";
import { phrase, told } from "./words.js";

export const venom = (percent, turns) => (_attacker, defender, dice) => (dice.percent(percent) ? inflict(defender, "poisoned", turns) : []);

/** Takes one of something that is not worn, and runs: anything, or what is wanted. Whoever runs already and cannot get away takes no more. */
const stealing = (isWanted) => (attacker, defender, dice, world) => {
  const loose = attacker.mood === "fleeing" ? [] : defender.pack.filter((item) => item.worn === 0 && !item.isPrize && isWanted(item));
  if (loose.length === 0) return [];
  const taken = dice.pick(loose);
  return [
    hand(taken, attacker, 1), set(attacker, "mood", "fleeing"),
    foodStolen(taken.kind, world),
    defender.isHero
      ? [say(told("steals", { attacker, item: taken }), "bad"), interrupt()]
      : say(told("steals.from", { attacker, defender, item: taken }), { about: attacker, tone: "warn" }),
  ];
};

export const theft = stealing(() => true);

export const foodTheft = stealing((item) => item.nutrition !== undefined);

export const corrosion = (attacker, defender) => {
  const armour = wornIn(defender, "body");
  return armour === undefined ? [] : wornAway(armour, say(told("corrodes", { attacker, armour }), "bad"));
};

export const paralysis = (_attacker, defender, dice) =>
  defender.paralysed === 0 && dice.percent(20) ? [stun(defender, 2), defender.isHero ? [say(told("numb"), "bad"), interrupt(told("numb"))] : []] : [];

const HOLLOW = 40;
/** Hit points that a hollow bite gives to whoever bites. */
const FED = 4;

/** It takes of the stomach, and is told as long as there is something to take. */
export const drain = (attacker, defender, _dice, world) => {
  const turns = defender.isHero ? drainable(defender, HOLLOW) : 0;
  const life = Math.min(FED, attacker.maxHitPoints - attacker.hitPoints);
  return [
    drained(defender, HOLLOW, world), heal(attacker, FED),
    turns > 0 ? say(told("drains", { turns }), "bad") : [],
    life > 0 ? say(told("feeds", { attacker, life }), { about: attacker, tone: "bad" }) : [],
  ];
};

export const spores = (victim, _dice, world) => [
  say(told("spores", { victim }), { about: victim, tone: "warn" }),
  victim.neighbours.filter((one) => !bears(one, "miasma")).map((one) => inflict(one, "poisoned", 5)),
  flash(world.burst(victim.at, 1), { glyph: "*", tone: "leaf" }),
];

/** It clings, and one goes nowhere before it is shaken off. */
const clinging = (attacker, defender, turns) => [
  defender.held > 0 ? [] : say(told("clings", { attacker, defender }), { about: attacker, tone: "bad" }),
  inflict(defender, "held", turns),
];

export const grip = (turns) => (attacker, defender) => clinging(attacker, defender, turns);

export const leeching = (attacker, defender) => [heal(attacker, 3), clinging(attacker, defender, 2)];

const DRAGGING = 2;

/** It drags whoever stands at the water half under. */
export const drowning = (attacker, defender) => [
  say(told("drags", { attacker, defender, damage: DRAGGING }), { about: attacker, tone: "bad" }), inflict(defender, "held", 3),
  damage(defender, DRAGGING, { by: attacker, cause: phrase("cause.drowning") }),
];

const placesWithin = (who, least, most, world) =>
  world.around(who.at, most).filter((at) => world.distance(who.at, at) >= least && world.tileAt(at).passable && world.creatureAt(at) === undefined);

/** After its blow it is elsewhere. */
export const slip = (attacker, _defender, dice, world) => {
  const places = placesWithin(attacker, 3, 5, world);
  return places.length === 0 ? [] : [move(attacker, dice.pick(places))];
};

/** Whatever stands beside it burns. */
export const blaze = (victim, dice, world) => {
  const cells = world.burst(victim.at, 1);
  return [
    say(told("blaze", { victim }), { about: victim, tone: "warn" }), flash(cells, { glyph: "*", tone: "fire" }),
    victim.neighbours.map((one) => [damage(one, dice.roll("2d5"), { cause: phrase("cause.fire") }), one.isHero ? interrupt() : []]),
  ];
};

/** Its spines are for whoever strikes it by hand. */
export const spines = (attacker, defender, dice) => {
  const harm = dice.roll("1d4");
  return [
    damage(attacker, harm, { by: defender, cause: phrase("cause.spines") }), say(told("spines", { attacker, defender, damage: harm }), { about: attacker, tone: "warn" }),
  ];
};

/** Whoever strikes it looks it in the eye. */
export const gaze = (attacker, defender, dice) =>
  attacker.paralysed === 0 && dice.percent(60) ? [say(told("gaze", { attacker, defender }), { about: attacker, tone: "bad" }), stun(attacker, 3), interrupt()] : [];

/** What strikes it rusts. */
export const rust = (attacker, _defender, dice) => {
  const weapon = wornIn(attacker, "hand");
  return weapon === undefined || !dice.percent(40) ? [] : wornAway(weapon, say(told("rusts", { weapon }), "bad"));
};
