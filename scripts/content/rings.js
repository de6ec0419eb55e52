// Rings: one finger, and a choice. What one does is learned by putting it on.
import { add, items, say } from "gnaw";
import { whisked } from "../rules/holding.js";
import { pricked } from "../rules/pricking.js";
import { phrase, told } from "../rules/words.js";

const RING = /** @type {const} */ ({ glyph: "=", tone: "gold", slot: "finger", family: "ring" });
const ring = (of, doc, does) => ({ ...RING, name: `ring of ${of}`, plural: `rings of ${of}`, doc, ...does });

const thorns = (who, attacker, dice) => pricked(who, attacker, dice.roll("1d3"), phrase("cause.thorns"));

const straying = (who, dice, world) => (dice.oneIn(150) ? [whisked(who, world.free(dice)), say(told("ring.strays"), "warn")] : []);

add(items, {
  "ring-of-thrift": ring("thrift", "The stomach empties slowly.", { digestion: 0.6 }),
  "ring-of-mending": ring("mending", "Wounds close fast, and that makes you hungry.", { regeneration: 2, digestion: 1.3 }),
  "ring-of-silence": ring("silence", "Your steps are soft.", { noise: -5 }),
  "ring-of-thorns": ring("thorns", "Whoever strikes you is pricked.", { onStruck: thorns }),
  "ring-of-sharp-eyes": ring("sharp eyes", "No trap near you stays hidden.", { seesTraps: true }),
  "ring-of-return": ring("return", "Whoever dies with it on does not, once. Then it is dust.", { saves: true }),
  "ring-of-greed": ring("greed", "The stomach is never full for long.", { digestion: 1.7 }),
  "ring-of-bells": ring("bells", "It tinkles at every step.", { noise: 6 }),
  "ring-of-straying": ring("straying", "Now and then you are somewhere else.", { whileWorn: straying }),
});
