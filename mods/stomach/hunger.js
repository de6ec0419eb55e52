// How a stomach empties: a point each turn, and one more while wounds close. Both healing and starving work in fractions of a hit point
// on one account, so that what healing has saved up delays the first pain, and the debt of starving the first relief.
import { add, damage, heal, interrupt, meters, say, set, table } from "gnaw";
import { stateAt } from "./states.js";
import { PLAYER } from "./words.js";

/** Turns from nothing to full life while healing, and from full life to nothing while starving. */
export const spans = table("spans", { healing: 300, starving: 400 });

add(meters, {
  fullness: { start: 1500, owner: "hero", doc: "turns until the stomach is empty" },
  maxFullness: { start: 1500, owner: "hero", doc: "what the stomach holds" },
  subHitPoints: { start: 0, owner: "hero", doc: "fractions of a hit point: 300ths won while healing; below 0, 400ths lost while starving" },
});

export const isWounded = (who) => who.hitPoints < who.maxHitPoints;

/** Whether wounds close is judged by the stomach as this turn leaves it. */
export const digesting = (who) => {
  if (who.fullness <= 0) return [];
  const heals = isWounded(who) && stateAt(who.fullness - 1).heals;
  const fullness = who.fullness - (heals ? 2 : 1);
  return [
    set(who, "fullness", fullness),
    heals ? healed(who) : [],
    stateAt(fullness) === stateAt(who.fullness) ? [] : told(stateAt(fullness)),
  ];
};

/** In the very turn in which the stomach runs empty, too. */
export const starving = (who) => {
  if (who.fullness > 0) return [];
  const lost = who.maxHitPoints - who.subHitPoints;
  const whole = wholes(lost, spans.starving);
  return [
    set(who, "subHitPoints", whole * spans.starving - lost),
    whole > 0 ? [damage(who, whole, { cause: "starvation" }), warned("aches with hunger!")] : [],
  ];
};

function healed(who) {
  const won = who.subHitPoints + who.maxHitPoints;
  const whole = wholes(won, spans.healing);
  return [set(who, "subHitPoints", won - whole * spans.healing), heal(who, whole)];
}

/** @param {{ phrase?: string }} state */
function told({ phrase }) {
  return phrase === undefined ? [] : warned(`is ${phrase}`);
}

function warned(what) {
  const line = `${PLAYER} ${what}`;
  return [say(line), interrupt(line)];
}

/** How many hit points there are in so many fractions; a debt holds none. */
function wholes(fractions, span) {
  return Math.max(0, Math.floor(fractions / span));
}
