// One is somebody: a calling chosen at the start, and spells for those who have mana.
import { add, rules } from "gnaw";
import { callingLabel, choosing } from "./callings.js";
import { gathering, knowing, manaBar, paying, studying } from "./casting.js";

add(rules.gameBegins, { choosing });
add(rules.chosen, { studying });
add(rules.mayDo, { knowing });
add(rules.actionEnds, { paying });
add(rules.turnEnds, {
  gathering: { having: "maxMana", answer: gathering },
  studying: { having: "maxMana", answer: studying },
});
add(rules.statusOf, { callingLabel, manaBar: { having: "maxMana", answer: manaBar } });
