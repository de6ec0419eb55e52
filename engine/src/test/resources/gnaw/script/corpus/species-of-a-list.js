// in play: an endless loop
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { class Evil extends Array { static get [Symbol.species]() { for (;;) {} } } return new Evil(3).fill(say("x")).map((one) => one); } });
