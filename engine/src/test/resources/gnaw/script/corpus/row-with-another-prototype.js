// in play: The prototype of what the engine gives cannot be changed.
import { add, creatures, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { Object.setPrototypeOf(creatures.beast, { attack: 99 }); return []; } });
