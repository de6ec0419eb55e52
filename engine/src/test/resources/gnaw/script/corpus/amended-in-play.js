// in play: amend is for the time while scripts load
import { add, amend, creatures, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { amend(creatures, { beast: { attack: 99 } }); return []; } });
