// Who goes together, as friends or as hunter and hunted.
import { say, swap, table } from "gnaw";
import { told } from "./words.js";

/** Whoever walks into one of his own side changes places with him; a creature of another side stands in the way. */
export const changingPlaces = (who, other) => (who.side === other.side ? [swap(who, other)] : []);

export const allies = table("allies", { comeFrom: 2 }, { comeFrom: "number: from so many cells away whoever follows somebody and sees him comes along to another level" });

/** Whoever comes along to another level with somebody who walks there: those who follow him and are near, and foes at his heels. */
export const company = (who, world) => [...followers(who, world), ...who.neighbours.filter((one) => one.paralysed === 0 && isAfter(one, who))];

const followers = (who, world) =>
  world.creatures.filter((one) => one.follows?.id === who.id && one.paralysed === 0 && world.distance(one.at, who.at) <= allies.comeFrom && world.sees(one, who));

const isAfter = (one, who) => one.mood === "hunting" && one.hates(who) && one.follows?.id !== who.id;

/** What whoever takes the stairs hears of those at his heels. */
export const atHeel = (who, others) =>
  others.filter((one) => one.hates(who)).map((one) => say(told("comesAlong", { who: one }), { about: one, tone: "warn" }));

/** A friend who is elsewhere when one goes is not forgotten. */
export const leftBehind = (who, others, world) =>
  world.creatures
    .filter((one) => one.follows?.id === who.id && others.every((other) => other.id !== one.id))
    .map((one) => say(told("staysBehind", { who: one }), "warn"));
