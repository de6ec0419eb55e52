// at load: A name is missing: "hostile:" names nothing.
import { add, items } from "gnaw";
add(items, { "": { name: "nothing", glyph: "-" } });
