// in play: world.free wants { from, distance } after the dice, but got a place. Write { from: … } round it.
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { world.free(dice, who.at, 20); return []; } });
