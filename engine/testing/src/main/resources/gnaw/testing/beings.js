// Who is in the world of a test, and what the hero does there.
import { call, factNames } from "./host.js";
import { nearest } from "./nearest.js";
import { CALLED } from "./shown.js";
import { COUNT, HELD, TEXT, each, mapOf, maybe, sort, taking } from "./takes.js";

const THING = sort(COUNT.name, (value) => COUNT.fits(value) || mapOf(HELD).fits(value));

/** What somebody is given: meters by name, and things. */
export const TRAITS = { ...mapOf(HELD, { pack: mapOf(THING) }), name: "meters by name, such as { hitPoints: 3 }" };

/** What a meter reads. Whoever misspells an action asks for a meter, too, and is told of the action; a rule that is given somebody asks for facts. */
function meterOf(being, name) {
  try {
    return call("meter", being.id, name);
  } catch (error) {
    error.message += otherwise(being, name);
    throw error;
  }
}

function otherwise(being, name) {
  if (factNames("creature").includes(name)) return ` Rules read it of facts: give them facts.creature({ ${name}: … }).`;
  const action = nearest(name, actionsOf(being));
  return action === undefined ? "" : ` An action is called "${action}".`;
}

const actionsOf = (being) => [...Object.getOwnPropertyNames(being), ...Object.getOwnPropertyNames(Object.getPrototypeOf(being))];

/** Somebody: `hero.nourishment` reads a meter; one that he has not is an error with the nearest name. */
export class Being {
  constructor(id) {
    this.id = id;
    return new Proxy(this, {
      get: (being, key, self) =>
        key in being || typeof key === "symbol" || key === "toJSON" ? Reflect.get(being, key, self) : meterOf(being, key),
      set(being, key) {
        throw new TypeError(`Nobody's "${String(key)}" can be set with =. Meters are given values by with({ ${String(key)}: … }).`);
      },
    });
  }

  get [CALLED]() { return this.called; }
  /** What the game calls it. */
  get called() { return call("called", this.id); }
  /** Where it stands: `{ x, y }`. */
  get at() {
    const [x, y] = call("at", this.id);
    return { x, y };
  }
  /** How many of its next turns are lost. */
  get paralysed() { return call("paralysed", this.id); }
  /** What it died of, "" while it lives. */
  get causeOfDeath() { return call("causeOfDeath", this.id); }
  /** The words on the status line: labels, and what stands beside bars; the names of bars stand in `world.screen()`. */
  get words() { return [...call("words", this.id)]; }
}

/** Somebody as words of tests take it. */
export const SOMEBODY = sort("somebody, such as world.hero", (value) => value instanceof Being);

const TARGET = sort("a target, such as { x: 3, y: 1 } or somebody", (value) => value instanceof Being || (Number.isInteger(value?.x) && Number.isInteger(value?.y)));

/** How many of a kind of thing it carries. */
Being.prototype.carried = taking("carried", { kind: TEXT }, function (kind) {
  return call("carried", this.id, kind);
});
/** Gives meters their values, and with `pack` things: `with({ nourishment: 40, pack: { ration: 2, "wand-of-fire": { charge: 3 } } })`. */
Being.prototype.with = taking("with", { traits: TRAITS }, function ({ pack = {}, ...meters }) {
  for (const [meter, value] of Object.entries(meters)) call("set", this.id, meter, value);
  for (const [kind, given] of Object.entries(pack)) {
    if (typeof given === "number") call("give", this.id, kind, given, {});
    else call("give", this.id, kind, 1, given);
  }
  return this;
});

/** Who plays. Each action must succeed. */
export class Hero extends Being {}

const ACTIONS = {
  waits: {},
  picksUp: {},
  drops: { kind: TEXT },
  descends: {},
  ascends: {},
  rests: {},
  explores: {},
  chooses: { option: TEXT },
};
for (const [action, signature] of Object.entries(ACTIONS)) {
  Hero.prototype[action] = taking(action, signature, function (...values) {
    call(action, ...values);
    return this;
  });
}
/** Somebody's cell, or one by its numbers, as the host is told. */
const cellOf = (target) => (target === undefined ? [] : [target.at?.x ?? target.x, target.at?.y ?? target.y]);

/** Uses a thing by the id of a verb, perhaps at a target. */
Hero.prototype.uses = taking("uses", { verb: TEXT, kind: TEXT, target: maybe(TARGET) }, function (verb, kind, target) {
  call("uses", verb, kind, ...cellOf(target));
  return this;
});
/** Does an action by its id, perhaps at a target. */
Hero.prototype.does = taking("does", { action: TEXT, target: maybe(TARGET) }, function (action, target) {
  call("does", action, ...cellOf(target));
  return this;
});
/** Takes a cell, where one is to be chosen. */
Hero.prototype.aims = taking("aims", { target: TARGET }, function (target) {
  call("chooses", cellOf(target).join(","));
  return this;
});

/** Whoever can use things in a way that the scripts define does so by its name: `hero.eats("ration")` for the verb `eat`. */
export function deft(hero) {
  for (const verb of call("verbs")) {
    const action = verb.replace(/.*:/, "") + "s";
    if (action in hero) continue;
    Object.defineProperty(hero, action, { value: taking(action, { kind: TEXT, target: maybe(TARGET) }, (kind, target) => hero.uses(verb, kind, target)) });
  }
  return hero;
}
/** Steps that way: "east", "north-west" or short "E", "NW"; several directions are several acts. */
Hero.prototype.steps = taking("steps", { ways: each(TEXT) }, function (...ways) {
  for (const way of ways) call("steps", way);
  return this;
});
/** Strikes at a neighbour. */
Hero.prototype.attacks = taking("attacks", { other: SOMEBODY }, function (other) {
  call("attacks", other.id);
  return this;
});
/** Why an action such as "rest", perhaps at a target, is refused now. */
Hero.prototype.refusalOf = taking("refusalOf", { action: TEXT, target: maybe(TARGET) }, (action, target) => call("refusalOf", action, ...cellOf(target)));
