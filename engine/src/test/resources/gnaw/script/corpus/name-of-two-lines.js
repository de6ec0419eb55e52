// at load: items.hostile:scroll wants a word or more in one line for name, but got "a\nb".
import { add, items } from "gnaw";
add(items, { scroll: { like: "stone", name: "a\nb" } });
