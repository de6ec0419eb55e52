// Eight traps, which lie hidden until one steps into them or finds them. Monsters know where they are.
import { add, damage, lay, leave, move, say, table, tiles } from "gnaw";
import { inflict } from "base/rules/statuses.js";
import { BARE } from "../rules/fighting.js";
import { somewhereElse } from "../rules/places.js";
import { POISON, withstands } from "../rules/rolls.js";
import { stupor } from "../rules/stupor.js";
import { rust } from "../rules/tricks.js";
import { weaker } from "../rules/vigour.js";

const trap = (name) => /** @type {const} */ ({ name, glyph: "^", tone: "bad", passable: true, transparent: true, shunned: true, asks: "sure.trap" });

add(tiles, {
  "trap-door": trap("trap door"),
  "arrow-trap": trap("arrow trap"),
  "gas-trap": trap("sleeping gas trap"),
  "bear-trap": trap("bear trap"),
  "teleport-trap": trap("teleport trap"),
  "poison-trap": trap("poison dart trap"),
  "rust-trap": trap("rust trap"),
  "odd-trap": trap("mysterious trap"),
});

/** Shot by something of that level above one's own: armour does not help. */
const isHit = (who, above, dice) => dice.percent(Math.min(100, Math.max(0, 5 * (who.level + above + BARE + 1))));

const shot = (who, dice) =>
  isHit(who, -1, dice)
    ? [say("An arrow strikes you!", "bad"), damage(who, dice.roll("1d6"), { cause: "an arrow trap" })]
    : [say("An arrow flies past you."), lay("old-arrow", who.at)];

const stung = (who, dice) =>
  isHit(who, 1, dice)
    ? [say("A small dart hits you in the shoulder.", "bad"), damage(who, dice.roll("1d4"), { cause: "a poisoned dart" }), withstands(who.level, POISON, dice) ? [] : weaker(who, 1)]
    : [say("A small dart flies past your ear.")];

const ODDITIES = ["You are suddenly in a parallel dimension. It looks the same.", "The light here seems puce.", "A fly bites you in the neck.", "Many coloured lines burst around you.", "A spark dances on your hands.", "You feel that somebody says your name, wrongly.", "You are hit by a sudden wave of nothing."];

export const pitfalls = table("pitfalls", {
  "trap-door": (who, _dice, world) => [say("You fall through a trap door!", "bad"), leave(who, world.depth + 1)],
  "arrow-trap": shot,
  "gas-trap": (who) => stupor(who, 5, "A strange white mist surrounds you, and you fall asleep."),
  "bear-trap": (who) => [say("You are caught in a bear trap.", "bad"), inflict(who, "held", 3)],
  "teleport-trap": (who, dice, world) => [say("You are somewhere else.", "warn"), move(who, somewhereElse(who, dice, world))],
  "poison-trap": stung,
  "rust-trap": (who, dice, world) => [say("A gush of water hits you on the head."), rust(who, who, dice, world)],
  "odd-trap": (_who, dice) => [say(dice.pick(ODDITIES), "magic")],
});
