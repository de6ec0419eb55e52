// What starts a fire: a flask of embers, broken where one throws it, and the scroll of fire, which is now aimed.
import { add, aim, amend, flash, give, items, say, spend } from "gnaw";
import { lit } from "base/rules/burning.js";

const RADIUS = 1;

add(items, {
  embers: { name: "flask of embers", plural: "flasks of embers", glyph: "!", tone: "bad", stacks: true, missile: "1d2", doc: "It glows. Throw it far." },
});

/** One reads, and then says where: whoever leaves it has read in vain. */
amend(items, { fire: { doc: "It sets a place on fire.", onRead: () => [aim({ title: "Set what on fire?", range: 7, radius: 2, then: "fireball" })] } });

/** @type {Aimed} */
export const fireball = (who, at, dice, world) => {
  const centre = world.path(who, at).at(-1) ?? who.at;
  return blaze(world.burst(centre, 2), dice, world);
};

const blaze = (cells, dice, world) => [flash(cells, { glyph: "*", tone: "fire" }), say("Fire!", "warn"), lit(cells, dice, world)];

/** Whatever else is thrown flies as before. */
export const bursting = (flying) => (who, verb, item, target, dice, world) =>
  verb === "throw" && item.kind === "wildfire:embers" && target !== undefined
    ? [spend(item), blaze(world.burst(target, RADIUS), dice, world)]
    : flying(who, verb, item, target, dice, world);

/** @type {GameBegins} */
export const embers = (hero) => [give(hero, "embers", { count: 2 })];
