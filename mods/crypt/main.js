// A crypt beside the dungeon: a landing on the third depth, catacombs, and a hall with a warden and a gift.
import { add, rules } from "gnaw";
import { arriving, filling } from "./dead.js";
import { opening } from "./grave.js";
import { gloom, planning } from "./levels.js";

add(rules.levelPlanned, { planning });
add(rules.tonesOf, { gloom });
add(rules.levelBegins, { filling, arriving });
add(rules.tileUsed, { opening });
