// in play: an endless loop
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { const loop = (parts) => { while (parts) {} }; return [say(loop`a ${who.name}`)]; } });
