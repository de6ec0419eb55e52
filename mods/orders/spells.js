// The spells: each an action of the same name, which says what it does and how far it reaches, and a row that says who learns it.
import { actions, add, damage, flash, heal, keyedBy, move, reveal, say, stun, table } from "gnaw";
import { sentence, the } from "base/rules/words.js";

const struckAt = (world, cells) => cells.map((cell) => world.creatureAt(cell)).filter((one) => one !== undefined);

const burnt = (who, world, cells, harm) => [
  flash(cells, { glyph: "*", tone: "warn" }),
  struckAt(world, cells).map((struck) => [
    say(sentence(`the fire burns ${the(struck)} for ${harm}`), { about: struck }),
    damage(struck, harm, { by: who, cause: "a spell" }),
  ]),
];

add(actions, {
  spark: {
    time: 1, aimed: true, range: 7,
    does: (who, { at }, dice, world) => burnt(who, world, world.path(who, at).slice(-1), dice.roll("2d4")),
  },
  blink: { time: 1, aimed: true, range: 6, does: (who, { at }) => [move(who, at), say("The world blinks.")] },
  fireball: {
    time: 1, aimed: true, range: 7, radius: 1,
    does: (who, { at }, dice, world) => burnt(who, world, world.burst(world.path(who, at).at(-1) ?? who.at, 1), dice.roll("4d4")),
  },
  mend: { time: 1, does: (who, _action, dice) => [heal(who, dice.roll("2d6+2")), say("Your wounds close.", "good")] },
  seek: { time: 1, does: (who, _action, _dice, world) => [reveal(world.around(who.at, 15)), say("You see with closed eyes.")] },
  hold: {
    time: 1, aimed: true, range: 7,
    does: (_who, { at }, dice, world) => struckAt(world, [at]).map((struck) => [stun(struck, dice.roll("1d4+2")), say(sentence(`${the(struck)} cannot move`))]),
  },
});

export const spells = table("spells", {
  spark: { name: "Spark", mana: 2, calling: "wizard", level: 1 },
  blink: { name: "Blink", mana: 4, calling: "wizard", level: 2 },
  fireball: { name: "Fireball", mana: 6, calling: "wizard", level: 3 },
  mend: { name: "Mend", mana: 3, calling: "priest", level: 1 },
  seek: { name: "Seek", mana: 4, calling: "priest", level: 2 },
  hold: { name: "Hold", mana: 4, calling: "priest", level: 3 },
}, {
  name: "words: as it stands among those one knows",
  mana: "number: what it costs",
  calling: "id of callings: who learns it",
  level: "number: of experience, at which one learns it",
});

keyedBy(spells, actions);
