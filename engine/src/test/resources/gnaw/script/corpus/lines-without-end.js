// harmless: nobody minds
import { add, rules, say } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => [say("\n".repeat(10_000))] });
