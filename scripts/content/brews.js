// More that can be drunk; most of it is better thrown, and then does something else.
import { add, items, reveal, say } from "gnaw";
import { alight, lit } from "../rules/burning.js";
import { frozen } from "../rules/freezing.js";
import { released } from "../rules/gases.js";
import { hunger } from "../rules/hunger.js";
import { inflict } from "../rules/statuses.js";
import { told } from "../rules/words.js";
import { potion } from "./potions.js";

const ablaze = (at, dice, world) => {
  const within = world.creatureAt(at);
  return [within === undefined ? [] : alight(within, 4), lit(world.burst(at, 1), dice, world)];
};
const freezing = (at, _dice, world) => [world.inView(at) ? say(told("freezes")) : [], frozen(world.burst(at, 2), world)];
const damp = (at, _dice, world) => released("firedamp", world.burst(at, 2), world);
const emptied = (who, _dice, world) => (who.isHero ? [hunger.spend(who, Math.floor(hunger.left(who) / 3), world), say(told("quaffed.emptiness"), "bad")] : []);

add(items, {
  blaze: { ...potion("fire", "It burns on its own. Best thrown, and far.", (who, dice, world) => ablaze(who.at, dice, world)), onShatter: ablaze, shattersOnly: true, isHarmful: true },
  frost: { ...potion("frost", "Water freezes round it, fire goes out, blood runs slow.", (who, dice, world) => freezing(who.at, dice, world)), onShatter: freezing, shattersOnly: true, isHarmful: true },
  damp: { ...potion("firedamp", "A gas that harms nobody, until fire comes near.", (who, dice, world) => damp(who.at, dice, world)), onShatter: damp, shattersOnly: true, isHarmful: true },
  scent: potion("scent", "One smells what lies about on the whole level.", (who, _dice, world) =>
    who.isHero ? [say(told("quaffed.scent"), "good"), reveal([who.at, ...world.floorItems.map((item) => item.at)])] : []),
  rage: potion("rage", "One strikes hard, and does not mind being struck.", (who) => [inflict(who, "raging", 30)]),
  emptiness: { ...potion("emptiness", "It takes a third of what is in the stomach.", emptied), isHarmful: true },
});
