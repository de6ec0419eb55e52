// in play: give wants a whole number from 1 to 1000000 for count
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [{ effect: "give", who, kind: "stone", count: 1e9, meters: {} }] });
