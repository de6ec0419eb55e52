// Charms: each does one thing for its bearer, and fills again by itself, slowly.
import { add, items, reveal, say } from "gnaw";
import { healed } from "../rules/invoking.js";
import { drivenTo } from "../rules/moods.js";
import { inflict } from "../rules/statuses.js";
import { told } from "../rules/words.js";

const CHARM = /** @type {const} */ ({ glyph: "\"", tone: "gold", charges: 1, charge: 1 });
const charm = (of, recharge, doc, onInvoke, more = {}) => ({ ...CHARM, name: `charm of ${of}`, plural: `charms of ${of}`, doc, recharge, onInvoke, ...more });

const STONE = 8;
const seesNoFoe = (who) => who.foesInView.length === 0;

add(items, {
  "charm-of-health": charm("health", 600, "It gives 12 life back.", (who) => healed(who, 12), { isWasted: (who) => who.hitPoints >= who.maxHitPoints }),
  "charm-of-stone": charm("stone", 500, "For a few turns skin like stone: five more defense.", (who) => [inflict(who, "shielded", STONE)], { isWasted: (who) => who.shielded >= STONE }),
  "charm-of-fear": charm("fear", 600, "Those in sight run.", (who) => [say(told("read.terror"), "good"), who.foesInView.map((foe) => drivenTo(foe, "fleeing"))], { isWasted: seesNoFoe }),
  "charm-of-discord": charm("discord", 700, "Those in sight do not know where they are.", (who) => [
    say(told("charm.discord")), who.foesInView.map((foe) => inflict(foe, "confused", 4)),
  ], { isWasted: seesNoFoe }),
  "charm-of-homing": charm("homing", 800, "It shows all the stairs of a level.", (_who, _dice, world) => [
    say(told("charm.homing"), "good"), reveal([...world.tiles("stairs-down"), ...world.tiles("stairs-up")]),
  ]),
});
