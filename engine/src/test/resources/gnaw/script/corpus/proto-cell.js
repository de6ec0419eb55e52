// at load: has no cell "__proto__"
import { add, creatures } from "gnaw";
add(creatures, { ghost: JSON.parse('{"__proto__": 1, "name": "x", "glyph": "x", "hitPoints": 1, "attack": 1, "defense": 1}') });
