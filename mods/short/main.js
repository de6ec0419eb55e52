// A short game: 8 depths, and the ways beside it as far down as they were.
import { amend, places } from "gnaw";
import { levels } from "base/content/levels.js";

amend(levels, { depths: 8 });
amend(places, { orchard: { from: 4 }, foundry: { from: 6 }, "kings-cellar": { from: 9 } });
