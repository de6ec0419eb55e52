// What is told when somebody dies.
import { change, say, table } from "gnaw";
import { diedAtHome } from "./homecoming.js";
import { unveiled } from "./identity.js";
import { told } from "./words.js";

export const death = table("death", { untold: /** @type {string[]} */ ([]) }, {
  untold: "list: causes of the hero’s death of which he has heard when it comes, so that no line tells of it",
});

/** Whoever was brought back meanwhile has not died. */
const isSaved = (victim) => victim.hitPoints > 0 && !victim.isDoomed;

export const deathLines = (victim, killer, cause) => {
  if (victim.isHero) return isSaved(victim) || death.untold.includes(cause) || diedAtHome(victim) ? [] : [say(told("death.hero", { cause }), "bad")];
  if (killer?.isHero) return [say(told("death.kill", { victim }), { about: victim, tone: "good" })];
  return [say(told("death.other", { victim }), { about: victim })];
};

/** Whoever does not come back learns what he carried. */
export const unveiling = (victim) => (isSaved(victim) ? [] : unveiled(victim));

/** How many the hero has killed. */
export const tally = (victim, killer) => (killer?.isHero && !victim.isHero ? [change(killer, "kills", 1)] : []);
