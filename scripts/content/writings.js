// More that can be read: what changes the ground, the pack, and the steel in hand.
import { add, become, change, items, say, set } from "gnaw";
import { wornIn } from "../rules/equipment.js";
import { drained } from "../rules/hunger.js";
import { engraved } from "../rules/runics.js";
import { isRock } from "../rules/ways.js";
import { told } from "../rules/words.js";
import { scroll } from "./scrolls.js";

const grown = (who, dice, world, tile, radius, of) =>
  world.burst(who.at, radius).filter((at) => world.distance(at, who.at) > 0 && of.includes(world.tileAt(at).kind) && dice.percent(80)).map((at) => become(at, tile));

const SOIL = ["floor", "grass", "rubble", "ash", "mud"];

const walls = (who, world) => world.around(who.at, 3).filter((at) => isRock(at, world));

add(items, {
  recharging: scroll("recharging", "It fills staffs, charms and wands by one charge.", (who) => {
    const low = who.pack.filter((item) => item.charges !== undefined && item.charge < item.charges);
    return [low.map((item) => change(item, "charge", 1)), say(told(low.length === 0 ? "read.nothing" : "read.recharging"), low.length === 0 ? "" : "good")];
  }),
  thicket: scroll("the thicket", "Brambles grow up around one, which most go round, and wither after a while.", (who, dice, world) => [
    say(told("read.thicket"), "good"), grown(who, dice, world, "briars", 2, SOIL),
  ]),
  flood: scroll("the flood", "Water wells up from the floor and puts out what burns.", (who, dice, world) => [
    say(told("read.flood")), set(who, "burning", 0), grown(who, dice, world, "shallows", 4, [...SOIL, "flame", "ice"]),
  ]),
  tremor: scroll("tremors", "Walls around one crumble.", (who, dice, world) => [
    say(told("read.tremor"), "warn"), walls(who, world).filter(() => dice.percent(60)).map((at) => become(at, "rubble")),
  ]),
  runes: scroll("runes", "It engraves the weapon in hand with one rune or another.", (who, dice) => engraved(wornIn(who, "hand"), dice)),
  famine: scroll("famine", "It makes you hungry.", (who, _dice, world) => [drained(who, 250, world), say(told("read.famine"), "bad")]),
});
