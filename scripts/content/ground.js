// Ground that does something to whoever sets foot on it.
import { add, become, damage, drop, say, stun, takeTime, tiles } from "gnaw";
import { bears } from "../rules/ground.js";
import { phrase, told } from "../rules/words.js";

const GROUND = /** @type {const} */ ({ passable: true, transparent: true });

/** The current takes one thing that is not worn. */
const washing = (who, tile, dice, world) => {
  const loose = who.isHero && !bears(who, "water") && dice.percent(50) ? who.pack.filter((item) => item.worn === 0 && !item.isPrize) : [];
  if (loose.length === 0) return [];
  const item = dice.pick(loose);
  const away = world.around(tile.at, 3).filter((at) => WET.includes(world.tileAt(at).kind) && world.creatureAt(at) === undefined);
  return away.length === 0 ? [] : [drop(item, dice.pick(away), item.count), say(told("water.takes", { items: world.nameOf(item) }), "bad")];
};

const WET = ["water", "shallows"];

const thorns = (who, _tile, dice) =>
  bears(who, "brambles") ? [] : [say(told("brambles", { who }), { about: who, tone: "warn" }), damage(who, dice.roll("1d2"), { cause: phrase("cause.thorns") })];

const pricking = (who, _tile, dice) =>
  bears(who, "spikes") ? [] : [say(told("caltrops", { who }), { about: who, tone: "warn" }), damage(who, dice.roll("1d3+1"), { cause: phrase("cause.caltrops") })];

const slipping = (who, _tile, dice) =>
  bears(who, "ice") || !dice.percent(25) ? [] : [stun(who, 1), say(told("ice.slips", { who }), { about: who, tone: "warn" })];

const clinging = (who, tile) =>
  bears(who, "web") ? [] : [stun(who, 2), become(tile.at, "floor"), say(told("web.clings", { who }), { about: who, tone: "warn" })];

add(tiles, {
  water: { ...GROUND, name: "deep water", glyph: "≈", plain: "(", tone: "deep", shunned: true, daunting: true, quenches: true, asks: "sure.water", tread: washing },
  mud: { ...GROUND, name: "mud", glyph: "≈", plain: "-", tone: "loam", cover: -2, tread: (who) => (bears(who, "mud") ? [] : [takeTime(who, 1)]) },
  brambles: { ...GROUND, name: "brambles", glyph: "§", plain: "%", tone: "thicket", fuel: 1.5, shunned: true, daunting: true, tread: thorns },
  briars: {
    ...GROUND, name: "young brambles", glyph: "§", plain: "%", tone: "fern", fuel: 1.5, shunned: true, daunting: true, tread: thorns,
    eachTurn: (tile, dice) => (dice.oneIn(25) ? [become(tile.at, "floor")] : []),
  },
  ice: { ...GROUND, name: "ice", glyph: "≈", plain: "_", tone: "slate", melts: "shallows", tread: slipping },
  "black-ice": { ...GROUND, name: "ice over deep water", glyph: "≈", plain: "_", tone: "pool", melts: "water", tread: slipping },
  crystal: {
    name: "crystal", glyph: "#", tone: "slate", passable: false, transparent: true,
    eachTurn: (tile, dice) => (dice.oneIn(25) ? [become(tile.at, "floor")] : []),
  },
  spikes: { ...GROUND, name: "caltrops", glyph: ",", tone: "iron", shunned: true, daunting: true, tread: pricking },
  web: {
    ...GROUND, name: "cobweb", glyph: "×", plain: "%", tone: "ash", fuel: 2, shunned: true, tread: clinging, about: "place.web",
    eachTurn: (tile, dice) => (dice.oneIn(200) ? [become(tile.at, "floor")] : []),
  },
});
