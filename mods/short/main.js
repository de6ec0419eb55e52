// A short game: 8 depths, the ways beside it as far down as they were, and fewer skeletons, who come sooner here than one has grown.
import { amend, creatures, places } from "gnaw";
import { levels } from "base/content/levels.js";
import { bosses } from "base/rules/bosses.js";

amend(levels, { depths: 8 });
amend(places, { orchard: { from: 4 }, foundry: { from: 6 }, "kings-cellar": { from: 9 } });
amend(creatures, { skeleton: { weight: 4 } });
amend(bosses, { abbess: { company: ["skeleton"] } });
