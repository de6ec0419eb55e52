// in play: Cannot assign to read only property 'filter' of {}
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { Object.getPrototypeOf(who.pack).filter = () => []; return []; } });
