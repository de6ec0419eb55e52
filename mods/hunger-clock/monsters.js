// Clocks for everybody. A monster's pain lands when it has acted next, for its blows come after the hero's pain, and its clock with them.
import { add, amend, meters, rules } from "gnaw";
import { hurting, ticking } from "./clock.js";

export const letMonstersHunger = () => {
  amend(meters, { hungerDuration: { owner: "creature" }, hungerState: { owner: "creature" } });
  add(rules.actionEnds, {
    monstersHurting: { of: "others", answer: hurting },
    monstersTicking: { of: "others", answer: ticking },
  });
};
