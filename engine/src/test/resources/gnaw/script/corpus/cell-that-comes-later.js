// at load: the table creatures has no cell "bites" yet: cells(…) at hostile/main.js:4:1 must come before it.
import { amend, cells, creatures } from "gnaw";
amend(creatures, { beast: { bites: 7 } });
cells(creatures, { bites: "number?: how often" });
