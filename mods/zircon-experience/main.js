// Experience as in Caves of Zircon in the place of the base's.
import { add, amend, meters, refuse, remove, rules, settings } from "gnaw";
import { hints } from "base/content/hints.js";
import { recovery } from "base/rules/healing.js";
import { zirconBlows } from "./blows.js";
import { experienceBar, lessons } from "./experience.js";

amend(rules.turnEnds, { healing: () => [] });
amend(recovery, { times: () => 0 });
amend(hints, { toldOfWounds: { when: () => false } });
amend(rules.mayDo, { resting: () => refuse("These caves give no rest that heals.") });
amend(meters, { experience: { owner: "creature" }, level: { owner: "creature" } });

remove(rules.creatureDies, "learning");
remove(rules.statusOf, "experienceLabels");
add(rules.creatureDies, { lessons: { of: "everyone", answer: lessons } });
add(rules.statusOf, { experienceBar });
if (settings().faithfulBlows) amend(rules.blowLands, { blows: zirconBlows });
