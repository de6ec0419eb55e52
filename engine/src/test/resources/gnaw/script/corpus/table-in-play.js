// in play: table is for the time while scripts load; "late" comes too late
import { add, rules, table } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { table("late", { a: { b: 1 } }); return []; } });
