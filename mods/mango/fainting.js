// The faint lose turns while the world goes on. Nobody faints who lies there already; whoever wakes may faint again at once.
import { add, interrupt, meters, say, set, stun, table } from "gnaw";
import { rowOf } from "./stages.js";

/**
 * The chance of each turn, and the turns until one can move. The turn of the faint counts, so that 1 to 5 cost 0 to 4. The original means
 * 33 in 100, but asks for a roll below that: 32.
 */
export const faints = table("faints", { percent: 32, atLeast: 1, atMost: 5 });

add(meters, { immobileUntil: { start: 0, owner: "hero", doc: "the turn on which one can move again; 0 if one can" } });

export const fainting = (who, dice, world) => {
  const mayFaint = who.immobileUntil === 0 && rowOf(who.hungerLevel).faints;
  if (!mayFaint || !dice.percent(faints.percent)) return lying(who, who.immobileUntil, world.turn);
  const until = world.turn + dice.between(faints.atLeast, faints.atMost);
  const line = "You fainted from lack of food.";
  return [set(who, "immobileUntil", until), say(line, "bad"), interrupt(line), lying(who, until, world.turn)];
};

function lying(who, until, turn) {
  if (until === 0) return [];
  const lost = until - turn - 1;
  return lost > 0 ? [stun(who, lost)] : [set(who, "immobileUntil", 0), say("You can move again.")];
}
