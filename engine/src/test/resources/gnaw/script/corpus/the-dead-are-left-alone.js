// harmless: nothing to tell
import { add, damage, heal, kill, rules, set, spawn } from "gnaw";
add(rules.levelBegins, { company: (who) => [spawn("beast", who.at)] });
let kept = [];
add(rules.turnEnds, { again: (who, dice, world) => { kept = [...kept, ...world.creatures.filter((other) => !other.isHero)]; return kept.flatMap((other) => [kill(other, "once"), damage(other, 1), heal(other, 1), set(other, "hitPoints", 1)]); } });
