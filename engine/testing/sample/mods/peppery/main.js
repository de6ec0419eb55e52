// Pepper: rats that eat it strike harder.
import { add, amend, creatures, items } from "gnaw";

add(items, { pepper: { name: "peppercorn", glyph: "'", stacks: true } });
amend(creatures, { rat: { attack: (old) => old + 2 } });
