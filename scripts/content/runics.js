// Runes on weapons and armour, good and bad: what they do beside the steel.
import { damage, heal, idOf, say, table } from "gnaw";
import { alight } from "../rules/burning.js";
import { drained, hunger } from "../rules/hunger.js";
import { pricked } from "../rules/pricking.js";
import { inflict } from "../rules/statuses.js";
import { wornAway } from "../rules/wear.js";
import { phrase, told } from "../rules/words.js";

export const runics = table("runics", {
  embers: { slot: "hand", of: "of embers", line: "It is warm to the touch, and sets foes on fire.", onHit: (_who, struck, dice) => (dice.oneIn(4) ? alight(struck, 3) : []) },
  frost: { slot: "hand", of: "of frost", line: "Rime grows on it, and slows those whom it hits.", onHit: (_who, struck, dice) => (dice.oneIn(4) ? inflict(struck, "slowed", 4) : []) },
  feasting: { slot: "hand", of: "of feasting", line: "It feeds its bearer with what it hits.", onHit: (who, _struck, dice, world) => hunger.feed(who, 8, dice, world) },
  echoes: {
    slot: "hand", of: "of echoes", line: "One blow in five rings twice.",
    onHit: (who, struck, dice) => (dice.oneIn(5) ? [damage(struck, dice.between(2, 6), { by: who, cause: phrase("cause.blow", { attacker: who }) }), say(told("runic.echoes"), { about: struck })] : []),
  },
  mercy: { slot: "hand", of: "of mercy", isBad: true, line: "It heals those whom it hits, now and then.", onHit: (_who, struck, dice) => (dice.oneIn(4) ? [heal(struck, 5), say(told("runic.mercy", { struck }), { about: struck, tone: "bad" })] : []) },
  clamour: { slot: "hand", of: "of clamour", isBad: true, line: "It howls when it is swung.", noise: 10 },
  spines: { slot: "body", of: "of spines", line: "It pricks whoever strikes it.", onStruck: (who, attacker, dice) => pricked(who, attacker, dice.roll("1d4"), phrase("cause.thorns")) },
  vigour: { slot: "body", of: "of vigour", line: "A blow now and then leaves one stronger.", onStruck: (who, _attacker, dice) => (dice.oneIn(6) ? inflict(who, "mighty", 8) : []) },
  ashes: { slot: "body", of: "of ashes", line: "No fire harms whoever wears it.", proof: ["flame"] },
  hunger: { slot: "body", of: "of hunger", isBad: true, line: "Every blow that it takes makes you hungry.", onStruck: (who, _attacker, _dice, world) => drained(who, 15, world) },
  rust: { slot: "body", of: "of rust", isBad: true, line: "It wears away under blows.", onStruck: (who, _attacker, dice) => rusted(who, dice) },
}, {
  slot: "id of slots: where things that may bear it are worn",
  of: "words: what stands behind the name of a thing that bears it",
  isBad: "yes/no?: whether it is better not worn",
  line: "words: what one feels when it is put on, and sees when one looks at it",
  onHit: "rule?: (who, struck, dice, world) => effects of a hit with it",
  onStruck: "rule?: (who, attacker, dice, world) => effects of a hit on whoever wears it",
  noise: "number?: cells farther from which each blow with it is heard",
  proof: "ids of tiles?: ground and air that does its wearer no harm",
});

const rusted = (who, dice) => {
  const armour = who.pack.find((item) => item.worn === 1 && item.runic === idOf(runics, "rust"));
  return armour === undefined || !dice.oneIn(8) ? [] : wornAway(armour);
};
