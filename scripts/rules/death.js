// What is told when somebody dies.
import { change, say, table } from "gnaw";
import { unveiled } from "./identity.js";
import { isFading } from "./spans.js";
import { told } from "./words.js";

export const death = table("death", { untold: /** @type {string[]} */ ([]) }, {
  untold: "list: causes of the hero’s death of which he has heard when it comes, so that no line tells of it",
});

export const deathLines = (victim, killer, cause) => {
  if (victim.isHero) return death.untold.includes(cause) ? [] : [say(told("death.hero", { cause }), "bad")];
  if (killer?.isHero) return [say(told("death.kill", { victim }), { about: victim, tone: "good" })];
  return [say(told(isFading(cause) ? "death.fades" : "death.other", { victim }), { about: victim })];
};

/** Whoever dies learns what he carried. */
export const unveiling = (victim) => unveiled(victim);

/** How many the hero has killed. */
export const tally = (victim, killer) => (killer?.isHero && !victim.isHero ? [change(killer, "kills", 1)] : []);
