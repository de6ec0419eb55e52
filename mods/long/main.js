// A long game: 26 depths, and the ways beside it as far down as they were.
import { amend, places } from "gnaw";
import { levels } from "base/content/levels.js";

amend(levels, { depths: 26 });
amend(places, { orchard: { from: 8 }, foundry: { from: 16 }, "kings-cellar": { from: 27 } });
