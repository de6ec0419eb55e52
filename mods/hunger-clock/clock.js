// The clock ticks in one's own part of the turn; what it hurts lands at the turn's end, together with the monsters' blows.
import { amend, change, damage, interrupt, meters, say, set, add } from "gnaw";
import { clockStates, stateOf } from "./states.js";

const PANGS = "Your hunger pangs are getting painful! You suffer 1 hp damage.";

add(meters, { hungerDuration: { start: 20, owner: "hero", doc: "turns until the state of hunger gets worse" } });
amend(meters, { hungerState: { start: 0, doc: "0 well fed, 1 normal, 2 hungry, 3 starving" } });

export const ticking = (who) => {
  if (who.hungerDuration > 1) return [change(who, "hungerDuration", -1)];
  const next = Object.values(clockStates)[who.hungerState + 1];
  if (next === undefined) return [change(who, "hungerDuration", -1), told(who, PANGS)];
  return [change(who, "hungerState", 1), set(who, "hungerDuration", next.lasts), told(who, next.line)];
};

export const hurting = (who) =>
  stateOf(who) === clockStates.starving && who.hungerDuration < 1 ? [damage(who, 1, { cause: "starvation" })] : [];

/** How long it is until it hurts. */
export const turnsLeft = (who) =>
  Object.values(clockStates)
    .slice(who.hungerState + 1)
    .reduce((turns, { lasts }) => turns + lasts, who.hungerDuration);

/** Only the hero feels what his own clock does. */
const told = (who, line) => (who.isHero ? [say(line, "warn"), interrupt(line)] : []);
