// What some creatures can do besides blows: how far, how often, when, and what comes of it.
import { become, damage, flash, kill, move, say, set, spawn, table } from "gnaw";
import { strike } from "../rules/combat.js";
import { drained } from "../rules/hunger.js";
import { inflict } from "../rules/statuses.js";
import { stealth } from "../rules/stealth.js";
import { phrase, told } from "../rules/words.js";

/** Whether nothing and nobody stands between. Nothing flies at whoever is in a wall. */
const isClear = (who, foe, world) => world.path(who.at, foe.at).slice(-1).some((end) => world.distance(foe.at, end) === 0);

const isApart = (who, foe, world) => world.distance(who.at, foe.at) >= 2 && isClear(who, foe, world);

/** @type {(line: TextId, who: Creature, foe: Creature, tone?: ToneId) => Effect} */
const announced = (line, who, foe, tone = "warn") => say(told(line, { who, foe }), { about: who, tone });

/** Something flies, and may hit. */
const shot = (harm, line, tone, cause) => ({
  harm,
  does: (who, foe, dice, world) => [
    flash(world.path(who.at, foe.at), { glyph: "*", tone }),
    strike(who, foe, dice, { roll: harm, line, cause: phrase(cause, { who }), added: 0 }).effects,
  ],
});

/** A spell after which somebody is slow, blind, … for a while, unless he is already. */
const spell = (line, status, turns) => ({
  when: (_who, foe) => foe[status] === 0,
  does: (who, foe) => [announced(line, who, foe, "bad"), inflict(foe, status, turns)],
});

/** What a breath of fire takes. */
const BREATH = "3d5";

const scorched = (one, harm, by) => [
  say(told("power.burns", { one, damage: harm }), { about: one, tone: one.isHero ? "bad" : "" }),
  damage(one, harm, { by, cause: phrase("cause.breath", { who: by }) }),
];

/** How many of a kind are about. */
const countOf = (kind, world) => world.creatures.filter((one) => one.kind === kind).length;

/** It calls others to its side, as long as there are few. */
const call = (line, kind, count, most) => ({
  when: (_who, _foe, world) => countOf(kind, world) < most,
  does: (who, foe) => [announced(line, who, foe), Array.from({ length: count }, () => spawn(kind, who.at, { mood: "hunting", conjured: 1 }, { ally: who }))],
});

const friends = (who, world, radius) =>
  world.creatures.filter((one) => one.id !== who.id && one.side === who.side && one.mood !== "captive" && world.distance(one.at, who.at) <= radius);

/** It wakes everybody who is about. */
const alarm = (line, percent, when) => ({
  range: 9, percent, when: (who, foe, world) => when(foe) && friends(who, world, 20).some(isDull),
  does: (who, foe, _dice, world) => [announced(line, who, foe), friends(who, world, 20).filter(isDull).map((one) => set(one, "mood", "hunting"))],
});

/** Those of its side who are near are twice as fast for so many turns. */
const hurry = (line, turns) => ({
  when: (who, _foe, world) => friends(who, world, 6).some((one) => one.hasted === 0),
  does: (who, foe, _dice, world) => [announced(line, who, foe), friends(who, world, 6).map((one) => inflict(one, "hasted", turns))],
});

/** It draws somebody to its side. */
const draw = (line) => ({
  range: 5, percent: 60, when: isApart,
  does: (who, foe, _dice, world) => [announced(line, who, foe), move(foe, world.path(who.at, foe.at)[0])],
});

const isDull = (one) => ["asleep", "wandering"].includes(one.mood);

export const powers = table("powers", {
  spit: { range: 5, percent: 60, when: isApart, ...shot("1d3", "power.spit", "leaf", "cause.spit") },
  bolt: { range: 6, percent: 40, when: isClear, ...shot("2d4", "power.bolt", "magic", "cause.bolt") },
  boulder: { range: 7, percent: 45, when: isApart, ...shot("2d8", "power.boulder", "stone", "cause.boulder") },
  slow: { range: 6, percent: 35, ...spell("power.slow", "slowed", 8) },
  confuse: { range: 5, percent: 35, ...spell("power.confuse", "confused", 4) },
  snuff: { range: 4, percent: 30, ...spell("power.snuff", "blind", 4) },
  gloom: { range: 5, percent: 40, ...spell("power.gloom", "blind", 6) },
  web: { range: 6, percent: 35, ...spell("power.web", "held", 4) },
  crave: {
    range: 6, percent: 30, when: (_who, foe) => foe.isHero,
    does: (who, foe, _dice, world) => [announced("power.crave", who, foe, "bad"), drained(foe, 50, world)],
  },
  blades: { range: 6, percent: 35, ...call("power.blades", "blade", 3, 3) },
  pipe: { range: 8, percent: 25, ...call("power.pipe", "rat", 2, 4) },
  raise: { range: 8, percent: 20, ...call("power.raise", "skeleton", 1, 2) },
  breed: { range: 99, percent: 8, ...call("power.breed", "worm", 1, 10) },
  howl: alarm("power.howl", 50, () => true),
  toll: alarm("power.toll", 30, (foe) => foe.noise > stealth.still),
  drum: { range: 9, percent: 50, ...hurry("power.drum", 6) },
  whistle: { range: 9, percent: 30, ...hurry("power.whistle", 3) },
  rage: {
    range: 99, percent: 100, when: (who) => who.mighty === 0 && who.hitPoints * 2 < who.maxHitPoints,
    does: (who, foe) => [announced("power.rage", who, foe), inflict(who, "mighty", 30)],
  },
  blink: {
    range: 99, percent: 40, when: (who, foe, world) => world.distance(who.at, foe.at) >= 4,
    does: (who, foe) => [move(who, foe), announced("power.blink", who, foe)],
  },
  charge: {
    range: 5, percent: 60, when: isApart,
    does: (who, foe, dice, world) => [
      move(who, world.path(who.at, foe.at).at(-2)),
      strike(who, foe, dice, { roll: who.damage, line: "power.charge", cause: phrase("cause.blow", { attacker: who }), times: 2 }).effects,
    ],
  },
  pull: draw("power.pull"),
  hook: draw("power.hook"),
  burn: { range: 1, percent: 100, does: (who) => [kill(who, phrase("cause.fire"))] },
  breath: {
    range: 5, percent: 30, harm: BREATH,
    does: (who, foe, dice, world) => {
      const cells = world.cone(who.at, foe.at, 5);
      const burnt = cells.map((at) => world.creatureAt(at)).filter((one) => one !== undefined && one.id !== who.id);
      return [announced("power.breath", who, foe, "bad"), flash(cells, { glyph: "*", tone: "fire" }), burnt.map((one) => scorched(one, dice.roll(BREATH), who))];
    },
  },
  bare: { range: 99, percent: 100, does: (who) => [announced("power.bare", who, who, "bad"), become(who, "mimic")] },
}, {
  range: "number: how many cells away whom it hunts may be",
  percent: "percent: how often it uses it, of the turns in which it could",
  when: "rule?: (who, foe, world) => whether there is a reason to",
  harm: "dice?: what it takes of whom it strikes, as a look tells",
  does: "rule: (who, foe, dice, world) => what comes of it",
});
