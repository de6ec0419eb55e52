// The fifth depth is an old bakery: a theme, a vault that is surely there, ovens to use, and who still kneads down there.
import { add, rules } from "gnaw";
import "./bread.js";
import "./dough.js";
import { arriving, furnishing } from "./house.js";
import { baking } from "./ovens.js";

add(rules.levelBegins, { furnishing, arriving });
add(rules.tileUsed, { baking });
