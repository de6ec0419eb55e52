// The first steps: one level, drawn by hand, with notes on the floor. Nothing is there by chance.
import { actions, add, remove, rules } from "gnaw";
import { furnishing, school } from "./level.js";
import { leaving, reading, rereading } from "./lessons.js";

remove(rules.levelBegins, "populating", "owedFood", "characters", "laying", "furnishing", "stocking", "locking");
remove(rules.turnEnds, "wandering");
remove(rules.gameBegins, "greeting");
remove(rules.featsOf, "achieving");

add(rules.levelPlanned, { school });
add(rules.levelBegins, { setting: furnishing });
add(rules.tileEntered, { lessons: reading });
add(rules.scoreOf, { nothing: (story) => ({ points: 0, lines: [story.cause] }) });
add(actions, { reread: { time: 0, key: "W", menu: "Read a note again" } });
add(rules.tileUsed, { rereading });
add(rules.tileUsed, { leaving: { before: "stairs", answer: leaving } });
