// at load: __proto__
import { add, creatures } from "gnaw";
add(creatures, JSON.parse('{"__proto__": {"name": "x"}}'));
