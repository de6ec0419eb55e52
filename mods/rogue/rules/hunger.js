// Hunger as published: food for 1300 turns at the start, 2000 in a stomach, hungry below 300, weak below 150, and death far below nothing.
import { amend, change, interrupt, kill, say, set, stun, table } from "gnaw";
import { eating } from "base/rules/eating.js";
import { hunger, hungerOf, hungerStates } from "base/rules/hunger.js";
import { told } from "base/rules/words.js";
import { gained } from "./experience.js";

export const stomach = table("stomach", { holds: 2000, meal: "1d400+1099", awfulPercent: 30, faintsOneIn: 5, faintTurns: "1d8+3", deadBelow: -850 }, {
  holds: "number: food that a stomach holds",
  meal: "dice: what a meal gives",
  awfulPercent: "percent: of meals that taste awful, which teaches something",
  faintsOneIn: "number: whoever has nothing left faints in one turn of so many",
  faintTurns: "dice: for how long",
  deadBelow: "number: where life ends",
});

amend(hunger, {
  stomach: 2000,
  left: (who) => who.nourishment,
  feed: (who, _turns, dice) => set(who, "nourishment", Math.min(stomach.holds, Math.max(0, who.nourishment) + dice.roll(stomach.meal))),
  spend: (who, turns) => change(who, "nourishment", -Math.trunc(turns)),
});

amend(eating, {
  meal: (who, food, dice, world) => [
    hunger.feed(who, food.nutrition, dice, world),
    dice.percent(stomach.awfulPercent) ? [say("Or was it? It tasted awful. One lives and learns."), gained(who, 1, dice)] : [],
  ],
});

const fainting = (who, dice) => {
  if (who.nourishment < stomach.deadBelow) return [kill(who, "starvation")];
  if (who.paralysed > 0 || !dice.oneIn(stomach.faintsOneIn)) return [];
  const line = "You are too weak from lack of food. You faint.";
  return [say(line, "bad"), interrupt(line), stun(who, dice.roll(stomach.faintTurns))];
};

amend(hungerStates, {
  fainting: { below: 1, eachTurn: fainting },
  starving: { below: -849, eachTurn: fainting },
});

/** What a worn thing takes this turn: some of it every turn, some by chance; a thrifty one gives. */
const appetite = (item, dice) => {
  if (item.worn === 0) return 0;
  return (item.eats ?? 0) * (item.eatsOneIn === undefined || dice.oneIn(item.eatsOneIn) ? 1 : 0);
};

/** @type {TurnEnds} */
export const hungering = (who, dice) => {
  const hungry = who.nourishment > 0 ? who.pack.reduce((sum, item) => sum + appetite(item, dice), 1) : 1;
  return [change(who, "nourishment", -hungry)];
};

/** @type {StatusOf} */
export const foodLabel = (who) => {
  const { state } = hungerOf(who);
  return [{ bar: told("bar.food"), value: Math.max(0, Math.ceil(who.nourishment)), max: stomach.holds, tone: state.tone ?? "food", text: state.label }];
};
