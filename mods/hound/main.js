// A dog that is your own: named at the start, led, fed, and remembered.
import { add, rules, wrap } from "gnaw";
import { forms } from "base/rules/words.js";
import { christening, nameOf } from "./dog.js";
import { feeding, hungering } from "./feeding.js";
import { farewell, mourning } from "./graves.js";
import { obeying, whistling, whistlingInVain } from "./orders.js";

add(rules.gameBegins, { christening });
add(rules.mayDo, { whistlingInVain: { doing: "whistle", answer: whistlingInVain } });
add(rules.actionEnds, { whistling: { doing: "whistle", answer: whistling } });
add(rules.itemUsed, { feeding: { doing: "feed", answer: feeding } });
add(rules.creatureThinks, { dogs: { of: "others", before: "thinking", answer: obeying } });
add(rules.turnEnds, { hungering: { of: "others", having: "belly", answer: hungering } });
add(rules.creatureDies, { mourning: { of: "others", answer: mourning } });
add(rules.nameOf, { dogs: { before: "names", answer: nameOf } });
for (const form of ["the", "a"]) wrap(forms, form, (inner) => (thing) => nameOf(thing) ?? inner(thing));
wrap(rules.scoreOf, "scoring", (scoring) => (story, world) => farewell(scoring(story, world), world));
