// What can be read. Scrolls are spent with the last word.
import { add, change, damage, interrupt, items, move, reveal, say, set, spawn, stun } from "gnaw";
import { isWithinLuck, layFood } from "../rules/foodclock.js";
import { wornIn } from "../rules/equipment.js";
import { meetable } from "../rules/hordes.js";
import { kindling } from "../rules/burning.js";
import { learn, unknownIn } from "../rules/identity.js";
import { phrase, told } from "../rules/words.js";

const SCROLL = /** @type {const} */ ({ family: "scroll", glyph: "?", tone: "bone", stacks: true });
const scroll = (of, doc, onRead) => ({ ...SCROLL, name: `scroll of ${of}`, plural: `scrolls of ${of}`, doc, onRead });

const better = (item, line) =>
  item === undefined ? [say(told("read.nothing"))] : [change(item, "bonus", 1), say(told(line), "good")];

/** Whoever has been lucky before finds dessert alone. */
const dish = (dice, world) => {
  const dishes = Object.entries({ mango: 1, cheese: 2, jerky: 2 }).filter(([kind]) => isWithinLuck(kind, world));
  return dishes.length === 0 ? "honeycomb" : dice.pick(Object.fromEntries(dishes));
};

add(items, {
  mapping: scroll("mapping", "It draws the whole level.", () => [reveal("level"), say(told("read.mapping"), "good")]),
  flight: scroll("flight", "It takes one far away.", (who, dice, world) => {
    const to = world.free(dice, { from: who, distance: 20 }) ?? world.free(dice);
    return [move(who, to), interrupt(), say(told("read.flight"), "good")];
  }),
  naming: scroll("naming", "It tells what things are.", (who) => [
    unknownIn(who.pack).map(learn), say(told("read.naming"), "good"),
  ]),
  sharpening: scroll("sharpening", "It betters the weapon in hand.", (who) =>
    better(wornIn(who, "hand"), "read.sharpening"),
  ),
  warding: scroll("warding", "It betters the armour one wears.", (who) =>
    better(wornIn(who, "body"), "read.warding"),
  ),
  plenty: scroll("plenty", "It sets a table.", (who, dice, world) => [
    layFood(dish(dice, world), who.at, world), say(told("read.plenty"), "good"),
  ]),
  fire: scroll("fire", "It burns all that one sees.", (who, dice, world) => [
    say(told("read.fire"), "warn"),
    who.foesInView.map((foe) => [damage(foe, dice.roll("3d6"), { by: who, cause: phrase("cause.fire") }), kindling([foe.at], dice, world)]),
  ]),
  lullabies: scroll("lullabies", "Those in sight fall asleep.", (who) => [
    say(told("read.lullabies"), "good"),
    who.foesInView.map((foe) => [stun(foe, 6), set(foe, "mood", "asleep")]),
  ]),
  terror: scroll("terror", "Those in sight run.", (who) => [
    say(told("read.terror"), "good"), who.foesInView.map((foe) => set(foe, "mood", "fleeing")),
  ]),
  company: scroll("company", "One is not alone any more.", (who, dice, world) => [
    say(told("read.company"), "bad"),
    [1, 2].map(() => spawn(dice.pick(meetable(world.depth)), who.at, { mood: "hunting" })),
  ]),
  thunder: scroll("thunder", "Everybody on the level hears it.", (_who, _dice, world) => [
    say(told("read.thunder"), "bad"),
    world.creatures.filter((one) => !one.isHero).map((one) => set(one, "mood", "hunting")),
  ]),
});
