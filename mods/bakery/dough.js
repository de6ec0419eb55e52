// Who works here: dough that has risen too far, and the one who kneads it.
import { add, creatures, interrupt, say, stun } from "gnaw";
import { sentence, the } from "base/rules/words.js";

/** Whoever is struck sticks for a moment, unless he is stuck already. */
const sticking = (attacker, defender, dice) =>
  defender.paralysed === 0 && dice.percent(25)
    ? [stun(defender, 1), say(sentence(`you stick to ${the(attacker)}`), { about: attacker, tone: "warn" }), interrupt()]
    : [];

add(creatures, {
  dough: {
    name: "risen dough", glyph: "D", tone: "bone", hitPoints: 40, attack: 5, defense: 0, damage: "1d6", speed: 50,
    onHit: sticking, leaves: { "bakery:warm-bread": 100 }, doc: "It has been rising for a century. Slow, and hungry the other way round.",
  },
  baker: {
    name: "pale baker", pronoun: "he", glyph: "B", tone: "bright", hitPoints: 45, attack: 9, defense: 5, damage: "2d5+1", isUnique: true,
    leaves: { waybread: 100 }, doc: "Flour to the elbows. He does not like people in his bakehouse.",
  },
});
