// Fourteen wands and staffs, with their prices as published.
import { add, damage, flash, items, move, say, set } from "gnaw";
import { bred, letterAt } from "../rules/monsters.js";
import { depths } from "./bestiary.js";
import { drained } from "../rules/draining.js";
import { litUp } from "../rules/lighting.js";
import { levelOf, struck } from "../rules/fighting.js";
import { somewhereElse } from "../rules/places.js";
import { MAGIC, rolls, withstands } from "../rules/rolls.js";
import { roused } from "../rules/waking.js";

/** @returns {any} */
const stick = (of, price, doc, onZap, more = {}) => ({
  name: `stick of ${of}`, plural: `sticks of ${of}`, glyph: "/", tone: "wood", family: "old-stick", price, doc, onZap, handDice: "1d1", hurlDice: "1d1", charge: 3,
  rolls: (dice) => ({ charge: dice.between(3, 7) }), ...more,
});

const SILENT = { isSilent: true };
const NOTHING = say("Nothing happens.");

/** The first whom the ray strikes. */
const ray = (onStruck) => (who, at, dice, world) => {
  const cells = world.path(who.at, at);
  const one = cells.length === 0 ? undefined : world.creatureAt(cells.at(-1));
  return one === undefined || one.isHero ? [flash(cells, { glyph: "*", tone: "magic" }), NOTHING] : [flash(cells, { glyph: "*", tone: "magic" }), onStruck(one, who, dice, world)];
};

/** Six dice of six, for whoever does not withstand it. */
const bolt = (what, roll) => ray((one, who, dice, world) => {
  if (withstands(levelOf(one), MAGIC, dice)) return [say(`The ${what} misses.`), roused(one)];
  return struck(who, one, roll(dice), world, what);
});

const sixes = (dice) => rolls(6, 6, dice);

/** Somebody else in the same place. */
const changed = (one, _who, dice, world) => [bred(letterAt(world.depth, depths.dwellers, dice), world.depth, one.at, dice, "hunting"), set(one, "bounty", 0), damage(one, one.hitPoints + 1, { cause: "change" })];

/** A stick of slowness undoes what a stick of haste has done, and the other way round. */
const faster = ray((one) => [set(one, "pace", one.pace < 100 ? 100 : 200), roused(one)]);
const slower = ray((one) => [set(one, "pace", one.pace > 100 ? 100 : 50), roused(one)]);

add(items, {
  "stick-of-light": stick("light", 250, "It lights a room for good.", (who, _at, _dice, world) => litUp(who, world), { rolls: (dice) => ({ charge: dice.between(10, 19) }) }),
  "stick-of-invisibility": stick("invisibility", 5, "It hides whom it strikes.", ray((one) => [set(one, "unseen", 1)]), SILENT),
  "stick-of-lightning": stick("lightning", 330, "A bolt of lightning.", bolt("lightning", sixes)),
  "stick-of-fire": stick("fire", 330, "A bolt of fire.", bolt("flame", sixes)),
  "stick-of-cold": stick("cold", 330, "A bolt of cold.", bolt("ice", sixes)),
  "stick-of-polymorph": stick("polymorph", 310, "Whom it strikes is somebody else.", ray(changed)),
  "stick-of-magic-missile": stick("magic missile", 170, "A missile of light.", bolt("missile", (dice) => dice.roll("1d4") + 1)),
  "stick-of-haste-monster": stick("haste monster", 5, "It speeds up whom it strikes.", faster, SILENT),
  "stick-of-slow-monster": stick("slow monster", 350, "It slows whom it strikes.", slower, SILENT),
  "stick-of-drain-life": stick("drain life", 300, "Half of one's life, dealt out to those in view.", (who, _at, _dice, world) => drained(who, world), SILENT),
  "stick-of-nothing": stick("nothing", 5, "It does that very well.", () => [NOTHING], SILENT),
  "stick-of-teleport-away": stick("teleport away", 340, "Whom it strikes is elsewhere.", ray((one, _who, dice, world) => [move(one, somewhereElse(one, dice, world)), roused(one)]), SILENT),
  "stick-of-teleport-to": stick("teleport to", 50, "Whom it strikes is beside one.", ray((one, who) => [move(one, who.at), roused(one)]), SILENT),
  "stick-of-cancellation": stick("cancellation", 280, "It takes tricks away.", ray((one) => [set(one, "cancelled", 1), set(one, "unseen", 0)]), SILENT),
});
