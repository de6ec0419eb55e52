// Wands: a few charges, and then no more. What one does is learned by pointing it at something.
import { add, become, damage, flash, follow, items, join, say, set, spawn, swap } from "gnaw";
import { alight, lit } from "../rules/burning.js";
import { frozen } from "../rules/freezing.js";
import { loose, whisked } from "../rules/holding.js";
import { meetable } from "../rules/hordes.js";
import { drivenTo } from "../rules/moods.js";
import { inBodyOf } from "../rules/shapes.js";
import { inflict } from "../rules/statuses.js";
import { phrase, told } from "../rules/words.js";

const WAND = /** @type {const} */ ({ family: "wand", glyph: "-", tone: "magic" });

const nothing = () => [say(told("wand.nothing"))];

const endOf = (who, at, world) => world.path(who.at, at).at(-1) ?? who.at;

/** One that does something in the place where its ray ends. */
const blast = (of, charge, doc, onEnd, more = {}) => ({
  ...WAND, name: `wand of ${of}`, plural: `wands of ${of}`, doc, charges: charge, charge,
  onZap: (who, at, dice, world) => [flash(world.path(who.at, at), { glyph: "*", tone: "magic" }), onEnd(endOf(who, at, world), who, dice, world)],
  ...more,
});

/** One that does something to the first whom its ray strikes. */
const ray = (of, charge, doc, onStruck) =>
  blast(of, charge, doc, (end, who, dice, world) => {
    const struck = world.creatureAt(end);
    return struck === undefined || struck.id === who.id ? nothing() : onStruck(struck, who, dice, world);
  });

/** The fewer hit points are left, the likelier it yields. */
const dominated = (struck, who, dice) => {
  const percent = struck.isUnique ? 0 : 100 - Math.round((75 * struck.hitPoints) / struck.maxHitPoints);
  return dice.percent(percent)
    ? [join(struck, who.side), follow(struck, who), set(struck, "mood", "wandering"), say(told("wand.dominates", { struck }), "good")]
    : [drivenTo(struck, "hunting"), say(told("wand.resists", { struck }), { about: struck, tone: "warn" })];
};

const changed = (struck, _who, dice, world) =>
  struck.isUnique ? nothing() : [inBodyOf(struck, dice.pick(meetable(world.depth))), say(told("wand.changes"), { about: struck, tone: "warn" })];

add(items, {
  "wand-of-fire": blast("fire", 3, "Flames burst where its ray ends.", (end, who, dice, world) => {
    const cells = world.burst(end, 1);
    const struck = cells.map((at) => world.creatureAt(at)).filter((one) => one !== undefined && one.id !== who.id);
    return [
      lit(cells, dice, world), say(told("wand.fire"), "warn"),
      struck.map((one) => [damage(one, dice.roll(items["wand-of-fire"].bolt), { by: who, cause: phrase("cause.fire") }), say(told("wand.burns", { struck: one }), { about: one }), alight(one, 4)]),
    ];
  }, { bolt: "2d4" }),
  "wand-of-frost": blast("frost", 4, "Where its ray ends water freezes, fire goes out, and blood runs slow.", (end, _who, _dice, world) => [
    say(told("freezes")), frozen(world.burst(end, 2), world),
  ]),
  "wand-of-webs": blast("webs", 4, "Where its ray ends everything is hung with cobwebs.", (end, _who, _dice, world) => [
    say(told("wand.webs")), world.burst(end, 2).filter((at) => world.tileAt(at).kind === "floor").map((at) => become(at, "web")),
  ]),
  "wand-of-mastery": ray("mastery", 2, "Whoever is struck may come over to your side: the worse hurt, the likelier.", dominated),
  "wand-of-swapping": ray("swapping", 5, "You change places with whoever is struck.", (struck, who) => [swap(who, struck), loose(who), loose(struck), say(told("wand.swaps", { struck }), { about: struck })]),
  "wand-of-banishing": ray("banishing", 4, "Whoever is struck is somewhere else on the level.", (struck, who, dice, world) => [
    say(told("wand.banishes", { struck }), { about: struck }), whisked(struck, world.free(dice, { from: who, distance: 15 })),
  ]),
  "wand-of-changing": ray("changing", 3, "Whoever is struck is somebody else, for better or worse.", changed),
  "wand-of-doubling": ray("doubling", 2, "Whoever is struck is there twice. Think of friends first.", (struck) =>
    struck.isUnique ? nothing() : [spawn(struck.kind, struck.at, { mood: struck.mood === "captive" ? "captive" : "hunting" }, { ally: struck }), say(told("wand.doubles", { struck }), { about: struck, tone: "bad" })]),
  "wand-of-haste": ray("haste", 3, "Whoever is struck is twice as fast for a while. Think of friends first.", (struck) => [
    inflict(struck, "hasted", 15), say(told("wand.hastes", { struck }), { about: struck, tone: "bad" }),
  ]),
});
