// Fourteen rings, with their prices and what they eat, as published.
import { add, items, move, say } from "gnaw";
import { somewhereElse } from "../rules/places.js";
import { search } from "../rules/searching.js";
import { roused } from "../rules/waking.js";

/** @returns {any} */
const ring = (of, price, doc, more = {}) => ({ name: `ring of ${of}`, plural: `rings of ${of}`, glyph: "=", tone: "gilt", slot: "finger", family: "old-ring", price, doc, ...more });

/** Of three one is bad, and cursed. */
const PLUS = { rolls: (dice) => { const drawn = dice.between(0, 2); return drawn === 0 ? { bonus: -1, cursed: 1 } : { bonus: drawn }; } };
const CURSED = { rolls: () => ({ cursed: 1 }) };

const eats = (food, eatsOneIn) => (eatsOneIn === undefined ? { eats: food } : { eats: food, eatsOneIn });

/** Now and then one is elsewhere. */
const straying = (who, dice, world) => (dice.oneIn(50) ? [move(who, somewhereElse(who, dice, world)), say("You are somewhere else.", "warn")] : []);

const maddening = (_who, _dice, world) => world.creatures.filter((one) => !one.isHero).map(roused);

add(items, {
  "ring-of-protection": ring("protection", 400, "It turns blows aside.", { ...eats(1), ...PLUS }),
  "ring-of-add-strength": ring("add strength", 400, "It makes strong while it is on.", { ...eats(1), ...PLUS }),
  "ring-of-sustain-strength": ring("sustain strength", 280, "No poison takes strength.", eats(1)),
  "ring-of-searching": ring("searching", 420, "It searches by itself.", { ...eats(1, 3), whileWorn: search }),
  "ring-of-see-invisible": ring("see invisible", 310, "It shows what hides.", eats(1, 5)),
  "ring-of-adornment": ring("adornment", 10, "It is pretty."),
  "ring-of-aggravate-monster": ring("aggravate monster", 10, "It lets nobody sleep.", { ...CURSED, whileWorn: maddening }),
  "ring-of-dexterity": ring("dexterity", 440, "It guides the hand.", { ...eats(1, 3), ...PLUS }),
  "ring-of-increase-damage": ring("increase damage", 400, "It makes blows heavy.", { ...eats(1, 3), ...PLUS }),
  "ring-of-regeneration": ring("regeneration", 460, "Wounds close at once, and it is hungry.", eats(2)),
  "ring-of-slow-digestion": ring("slow digestion", 240, "One meal lasts for two.", eats(-1, 2)),
  "ring-of-teleportation": ring("teleportation", 30, "One never knows where one will be.", { ...CURSED, whileWorn: straying }),
  "ring-of-stealth": ring("stealth", 470, "The mean do not notice.", eats(1)),
  "ring-of-maintain-armour": ring("maintain armour", 380, "No rust.", eats(1)),
});
