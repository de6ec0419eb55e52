// What can be read. Scrolls are spent with the last word.
import { add, change, damage, interrupt, items, reveal, say, set, spawn, stun } from "gnaw";
import { isWithinLuck, layFood } from "../rules/foodclock.js";
import { wornIn } from "../rules/equipment.js";
import { whisked } from "../rules/holding.js";
import { meetable } from "../rules/hordes.js";
import { kindling, lit } from "../rules/burning.js";
import { learn, unknownIn } from "../rules/identity.js";
import { drivenTo } from "../rules/moods.js";
import { phrase, told } from "../rules/words.js";

const SCROLL = /** @type {const} */ ({ family: "scroll", glyph: "?", tone: "bone", stacks: true });
export const scroll = (of, doc, onRead) => ({ ...SCROLL, name: `scroll of ${of}`, plural: `scrolls of ${of}`, doc, onRead });

const better = (item, line) =>
  item === undefined ? [say(told("read.nothing"))] : [change(item, "bonus", 1), say(told(line), "good")];

/** Whoever has been lucky before finds dessert alone. */
const dish = (dice, world) => {
  const dishes = Object.entries({ mango: 1, cheese: 2, jerky: 2 }).filter(([kind]) => isWithinLuck(kind, world));
  return dishes.length === 0 ? "honeycomb" : dice.pick(Object.fromEntries(dishes));
};

/** Everybody but the hero around a scroll that burns. */
const within = (at, radius, world) => world.burst(at, radius).map((cell) => world.creatureAt(cell)).filter((one) => one !== undefined && !one.isHero);

add(items, {
  mapping: {
    ...scroll("mapping", "It draws the whole level.", (_who, _dice, world) => [reveal("level"), set(world.level, "charted", 1), say(told("read.mapping"), "good")]),
    isWasted: (_who, world) => world.level.charted > 0,
  },
  flight: { ...scroll("flight", "It takes one far away.", (who, dice, world) => {
    const to = world.free(dice, { from: who, distance: 20 }) ?? world.free(dice);
    return [whisked(who, to), interrupt(), say(told("read.flight"), "good")];
  }), onBurn: (at, dice, world) => within(at, 2, world).map((one) => whisked(one, world.free(dice) ?? one.at)) },
  naming: scroll("naming", "It tells what things are.", (who) => [
    unknownIn(who.pack).map(learn), say(told("read.naming"), "good"),
  ]),
  sharpening: scroll("sharpening", "It betters the weapon in hand.", (who) =>
    better(wornIn(who, "hand"), "read.sharpening"),
  ),
  warding: scroll("warding", "It betters the armour on the body.", (who) =>
    better(wornIn(who, "body"), "read.warding"),
  ),
  plenty: scroll("plenty", "It sets a table.", (who, dice, world) => [
    layFood(dish(dice, world), who.at, world), say(told("read.plenty"), "good"),
  ]),
  fire: { ...scroll("fire", "It burns all that one sees.", (who, dice, world) => [
    say(told(who.foesInView.length === 0 ? "read.fire.nobody" : "read.fire"), "warn"),
    who.foesInView.map((foe) => [damage(foe, dice.roll("3d6"), { by: who, cause: phrase("cause.fire") }), kindling([foe.at], dice, world)]),
  ]), onBurn: (at, dice, world) => lit(world.burst(at, 2), dice, world) },
  lullabies: { ...scroll("lullabies", "Those in sight fall asleep.", (who) => [
    say(told("read.lullabies"), "good"),
    who.foesInView.map((foe) => [stun(foe, 6), drivenTo(foe, "asleep")]),
  ]), onBurn: (at, _dice, world) => within(at, 3, world).map((one) => [stun(one, 6), drivenTo(one, "asleep")]) },
  terror: { ...scroll("terror", "Those in sight run.", (who) => [
    say(told("read.terror"), "good"), who.foesInView.map((foe) => drivenTo(foe, "fleeing")),
  ]), onBurn: (at, _dice, world) => within(at, 5, world).map((one) => drivenTo(one, "fleeing")) },
  company: { ...scroll("company", "One is not alone any more.", (who, dice, world) => [
    say(told("read.company"), "bad"),
    [1, 2].map(() => spawn(dice.pick(meetable(world.depth)), who.at, { mood: "hunting" })),
  ]), isHarmful: true },
  thunder: { ...scroll("thunder", "Everybody on the level hears it.", (_who, _dice, world) => [
    say(told("read.thunder"), "bad"),
    world.creatures.filter((one) => !one.isHero).map((one) => drivenTo(one, "hunting")),
  ]), isHarmful: true, onBurn: (at, dice, world) => within(at, 1, world).map((one) => [damage(one, dice.roll("2d6"), { cause: phrase("cause.thunder") }), stun(one, 2)]) },
});
