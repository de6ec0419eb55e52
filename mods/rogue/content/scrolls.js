// Eighteen scrolls, with their prices as published.
import { add, become, change, items, move, reveal, say, set } from "gnaw";
import { wornBy, wornIn } from "base/rules/equipment.js";
import { pointedOut } from "../rules/detection.js";
import { examining } from "../rules/examining.js";
import { monsterAt } from "../rules/monsters.js";
import { somewhereElse } from "../rules/places.js";
import { stupor } from "../rules/stupor.js";
import { roused } from "../rules/waking.js";

/** @returns {any} */
const scroll = (of, price, doc, onRead, more = {}) => ({
  name: `scroll of ${of}`, plural: `scrolls of ${of}`, glyph: "?", tone: "bright", family: "old-scroll", stacks: true, price, doc, onRead, ...more,
});

const SILENT = { isSilent: true };
const NOTHING = say("You feel that something has missed you.");

const others = (world) => world.creatures.filter((one) => !one.isHero);

const armoured = (who, effects) => {
  const armour = wornIn(who, "body");
  return armour === undefined ? [NOTHING] : effects(armour);
};

const sharpened = (who, dice) => {
  const weapon = wornIn(who, "hand");
  return weapon === undefined ? [NOTHING] : [change(weapon, dice.oneIn(2) ? "bonus" : "damagePlus", 1), set(weapon, "cursed", 0), say("Your weapon gleams blue for a moment.", "good")];
};

/** Those near who are after the hero. */
const pursuers = (who, world) => others(world).filter((one) => one.mood === "hunting" && world.distance(who.at, one.at) <= 2);

/** They stand still until they are struck. */
const held = (who, world) => {
  const near = pursuers(who, world);
  return near.length === 0 ? [NOTHING] : [near.map((one) => [set(one, "mood", "asleep"), set(one, "spellbound", 1)]), say("Whoever is near you freezes.", "good")];
};

const food = (world) => world.floorItems.filter((item) => item.nutrition !== undefined);

/** What is hidden is found, and then everything is drawn. */
const mapped = (world) => [
  [...world.tiles("level-secret"), ...world.tiles("upright-secret")].map((at) => become(at, "door")), world.tiles("hidden-passage").map((at) => become(at, "passage")),
  reveal("level"), say("This scroll has a map on it.", "magic"),
];

add(items, {
  "scroll-of-monster-confusion": scroll("monster confusion", 140, "Hands glow, and confuse whom they hit next.", (who) => [set(who, "glowing", 1), say("Your hands begin to glow red.", "magic")], SILENT),
  "scroll-of-magic-mapping": scroll("magic mapping", 150, "It shows the level.", (_who, _dice, world) => mapped(world)),
  "scroll-of-hold-monster": scroll("hold monster", 180, "It stills whoever is near.", (who, _dice, world) => held(who, world), { tellsIf: (who, world) => pursuers(who, world).length > 0 }),
  "scroll-of-sleep": scroll("sleep", 5, "It is very boring.", (who, dice) => stupor(who, dice.between(4, 8), "You fall asleep.")),
  "scroll-of-enchant-armour": scroll("enchant armour", 160, "It makes armour better.", (who) =>
    armoured(who, (armour) => [change(armour, "bonus", 1), set(armour, "cursed", 0), say("Your armour gleams silver for a moment.", "good")]), SILENT),
  "scroll-of-identify-potion": scroll("identify potion", 80, "It tells of a potion.", (who, _dice, world) => examining(who, ["!"], world)),
  "scroll-of-identify-scroll": scroll("identify scroll", 80, "It tells of a scroll.", (who, _dice, world) => examining(who, ["?"], world)),
  "scroll-of-identify-weapon": scroll("identify weapon", 80, "It tells of a weapon.", (who, _dice, world) => examining(who, [")"], world)),
  "scroll-of-identify-armour": scroll("identify armour", 100, "It tells of armour.", (who, _dice, world) => examining(who, ["]"], world)),
  "scroll-of-identify-ring": scroll("identify ring, wand or staff", 115, "It tells of a ring or a stick.", (who, _dice, world) => examining(who, ["=", "/"], world)),
  "scroll-of-scare-monster": scroll("scare monster", 200, "It helps where it lies.", () => [say("You hear mad laughter in the distance.")], SILENT),
  "scroll-of-food-detection": scroll("food detection", 60, "It shows where food lies.", (_who, _dice, world) =>
    pointedOut(food(world), "Your nose tingles."), { tellsIf: (_who, world) => food(world).length > 0 }),
  "scroll-of-teleportation": scroll("teleportation", 165, "One is elsewhere.", (who, dice, world) => [move(who, somewhereElse(who, dice, world))]),
  "scroll-of-enchant-weapon": scroll("enchant weapon", 150, "It makes a weapon better.", sharpened, SILENT),
  "scroll-of-create-monster": scroll("create monster", 75, "Somebody comes.", (who, dice, world) => [monsterAt(world.depth, who.at, dice)]),
  "scroll-of-remove-curse": scroll("remove curse", 105, "What is on comes off.", (who) => [wornBy(who).map((item) => set(item, "cursed", 0)), say("You feel as if somebody watched over you.", "good")], SILENT),
  "scroll-of-aggravate-monsters": scroll("aggravate monsters", 20, "It wakes everybody.", (_who, _dice, world) => [others(world).map(roused), say("You hear a high humming.", "bad")], SILENT),
  "scroll-of-protect-armour": scroll("protect armour", 250, "No rust from now on.", (who) =>
    armoured(who, (armour) => [set(armour, "guarded", 1), say("Your armour is covered by a golden shimmer.", "good")]), SILENT),
});
