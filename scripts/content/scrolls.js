// What can be read. Scrolls are spent with the last word.
import { add, change, damage, interrupt, items, lay, move, reveal, say, set, spawn, stun } from "gnaw";
import { wornIn } from "../rules/equipment.js";
import { meetable } from "../rules/hordes.js";
import { learn, unknownIn } from "../rules/identity.js";
import { MOOD } from "../rules/moods.js";

const SCROLL = /** @type {const} */ ({ family: "scroll", glyph: "?", tone: "bone", stacks: true });
const scroll = (of, doc, read) => ({ ...SCROLL, name: `scroll of ${of}`, plural: `scrolls of ${of}`, doc, read });

const better = (item, line) =>
  item === undefined ? [say("Your hands tingle for a moment.")] : [change(item, "bonus", 1), say(line, "good")];

add(items, {
  mapping: scroll("mapping", "It draws the whole level.", () => [reveal("level"), say("You see the level before you, as on a map.", "good")]),
  flight: scroll("flight", "It takes one far away.", (who, dice, world) => {
    const to = world.free(dice, who.at, 20) ?? world.free(dice);
    return [move(who, to), interrupt(), say("You are somewhere else.", "good")];
  }),
  naming: scroll("naming", "It tells what things are.", (who) => [
    unknownIn(who.pack).map(learn), say("You know what you carry.", "good"),
  ]),
  sharpening: scroll("sharpening", "It betters the weapon in hand.", (who) =>
    better(wornIn(who, "hand"), "The weapon in your hand gleams."),
  ),
  warding: scroll("warding", "It betters the armour one wears.", (who) =>
    better(wornIn(who, "body"), "Your armour hums for a moment."),
  ),
  plenty: scroll("plenty", "It sets a table.", (who, dice) => [
    lay(dice.pick({ ration: 1, mango: 2, cheese: 2 }), who.at), say("Something to eat lies at your feet.", "good"),
  ]),
  fire: scroll("fire", "It burns all that one sees.", (who, dice) => [
    say("Flames leap from the words.", "warn"),
    who.foesInView.map((foe) => damage(foe, dice.roll("3d6"), { by: who, cause: "fire" })),
  ]),
  lullabies: scroll("lullabies", "Those in sight fall asleep.", (who) => [
    say("You hum a tune that you never knew.", "good"),
    who.foesInView.map((foe) => [stun(foe, 6), set(foe, "mood", MOOD.asleep)]),
  ]),
  terror: scroll("terror", "Those in sight run.", (who) => [
    say("You hear a scream. It was not yours.", "good"), who.foesInView.map((foe) => set(foe, "mood", MOOD.fleeing)),
  ]),
  company: scroll("company", "One is not alone any more.", (who, dice, world) => [
    say("You are not alone.", "bad"),
    [1, 2].map(() => spawn(dice.pick(meetable(world.depth)), who.at, { mood: MOOD.hunting })),
  ]),
  thunder: scroll("thunder", "Everybody on the level hears it.", (_who, _dice, world) => [
    say("Thunder rolls through the halls. Everything is awake.", "bad"),
    world.creatures.filter((one) => !one.isHero).map((one) => set(one, "mood", MOOD.hunting)),
  ]),
});
