// Who goes together, as friends or as hunter and hunted.
import { say, swap } from "gnaw";
import { told } from "./words.js";

/** Whoever walks into one of his own side changes places with him; a creature of another side stands in the way. */
export const changingPlaces = (who, other) => (who.side === other.side ? [swap(who, other)] : []);

/** Whoever comes along to another level from beside somebody who walks there: those who follow him, and foes who are after him. */
export const company = (who) =>
  who.neighbours.filter((one) => one.paralysed === 0 && (one.follows?.id === who.id || isAfter(one, who)));

const isAfter = (one, who) => one.mood === "hunting" && one.hates(who);

/** What whoever takes the stairs hears of those at his heels. */
export const atHeel = (who, others) =>
  others.filter((one) => one.hates(who)).map((one) => say(told("comesAlong", { who: one }), { about: one, tone: "warn" }));

/** A friend who is elsewhere when one goes is not forgotten. */
export const leftBehind = (who, others, world) =>
  world.creatures
    .filter((one) => one.follows?.id === who.id && others.every((other) => other.id !== one.id))
    .map((one) => say(told("staysBehind", { who: one }), "warn"));
