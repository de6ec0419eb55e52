// What can be drunk, for better or worse; what one knows to be bad is best thrown.
import { add, become, change, damage, heal, items, leave, say, set, stun } from "gnaw";
import { isBottom } from "../rules/branches.js";
import { fallen } from "../rules/chasms.js";
import { released } from "../rules/gases.js";
import { hunger } from "../rules/hunger.js";
import { inflict } from "../rules/statuses.js";
import { phrase, told } from "../rules/words.js";

const POTION = /** @type {const} */ ({ family: "potion", glyph: "!", tone: "magic", stacks: true });
export const potion = (of, doc, onQuaff) => ({ ...POTION, name: `potion of ${of}`, plural: `potions of ${of}`, doc, onQuaff });
const felt = (who, text, tone) => (who.isHero ? [say(told(text), tone)] : []);

/** Where the flask bursts. */
const clouding = (gas, radius) => (at, _dice, world) => released(gas, world.burst(at, radius), world);

const beside = (at, world) => world.burst(at, 1).map((cell) => world.creatureAt(cell)).filter((one) => one !== undefined && world.distance(one.at, at) > 0);

const asleepFor = (who, turns) => [say(told("drowses", { who }), { about: who, tone: who.isHero ? "bad" : "good" }), stun(who, turns)];

const lulling = (at, dice, world) => beside(at, world).map((one) => asleepFor(one, dice.between(2, 4)));

const opening = (at, dice, world) => {
  if (isBottom(world)) return [];
  const cells = world.burst(at, 1).filter((cell) => world.tileAt(cell).kind === "floor");
  const above = beside(at, world).filter((one) => one.ground.kind === "floor");
  return [cells.map((cell) => become(cell, "chasm")), above.map((one) => fallen(one, dice, world))];
};

add(items, {
  healing: { ...potion("healing", "It gives 25 life back and drives out poison.", (who) => [
    heal(who, 25), set(who, "poisoned", 0), felt(who, "quaffed.healing", "good"),
  ]), isWasted: (who) => who.hitPoints >= who.maxHitPoints && who.poisoned === 0 },
  life: potion("life", "It adds eight to your life for good, and closes all wounds.", (who) => [
    change(who, "maxHitPoints", 8), heal(who, who.maxHitPoints + 8), felt(who, "quaffed.life", "good"),
  ]),
  speed: potion("speed", "For a while two steps for one.", (who) => [inflict(who, "hasted", 25)]),
  might: potion("might", "Blows land hard.", (who) => [inflict(who, "mighty", 40)]),
  broth: potion("broth", "A meal in a bottle.", (who, dice, world) =>
    who.isHero ? [hunger.feed(who, 600, dice, world), say(told("quaffed.broth"), "good")] : [],
  ),
  skin: potion("stone skin", "Skin like stone for a while: five more defense.", (who) => [inflict(who, "shielded", 40)]),
  poison: { ...potion("poison", "Best thrown.", (who) => [inflict(who, "poisoned", 10)]), onShatter: clouding("miasma", 1), isHarmful: true },
  confusion: { ...potion("confusion", "Left, right, what is the difference?", (who) => [inflict(who, "confused", 10)]), onShatter: clouding("vapour", 1), isHarmful: true },
  darkness: { ...potion("darkness", "It takes the light from the eyes.", (who) => [inflict(who, "blind", 20)]), onShatter: clouding("thick-smoke", 2), isHarmful: true },
  sleep: { ...potion("sleep", "A deep one.", (who, dice) => asleepFor(who, dice.between(4, 8))), onShatter: lulling, isHarmful: true },
  acid: { ...potion("acid", "It eats what it touches.", (who, dice) => [
    felt(who, "quaffed.acid", "bad"), damage(who, dice.roll("2d4"), { cause: phrase("cause.acid") }),
  ]), isHarmful: true },
  sinking: { ...potion("sinking", "The floor lets one through.", (who, _dice, world) =>
    !isBottom(world) ? [felt(who, "quaffed.sinking", "warn"), leave(who, world.depth + 1)] : [],
  ), onShatter: opening },
});
