// harmless: each dies once
import { add, kill, rules, spawn } from "gnaw";
add(rules.levelBegins, { company: (who) => [spawn("beast", who.at), spawn("beast", who.at)] });
add(rules.creatureDies, { grief: { of: "everyone", answer: (victim, killer, cause, dice, world) => world.creatures.filter((who) => !who.isHero && who.id !== victim.id).map((who) => kill(who, "grief")) } });
add(rules.turnEnds, { begin: (who, dice, world) => world.creatures.filter((other) => !other.isHero).map((other) => kill(other, "grief")) });
