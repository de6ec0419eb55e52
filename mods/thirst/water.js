// What a body holds of water, how fast it dries out, and what that does.
import { add, change, damage, interrupt, meters, say, set, table } from "gnaw";

/** In turns of water. A flask is half of what a body holds; any potion helps a little. */
export const thirst = table("thirst", { most: 1000, perTurn: 1, flask: 500, potion: 120, turnsPerHitPoint: 3 }, {
  most: "number: what a body holds, in turns",
  perTurn: "number: what a turn takes",
  flask: "number: what a flask of water gives, in turns",
  potion: "number: what any potion gives, in turns",
  turnsPerHitPoint: "number: how many turns pass between two hit points that a dry throat costs",
});

add(meters, {
  water: { start: 1000, owner: "hero", doc: "turns until one is dry" },
  throat: { start: 0, owner: "hero", doc: "which row of thirstStates was told last, counted from the best" },
});

/** Nobody mends with a dry throat. */
export const mending = (times) => (who) => (who.water < 1 ? 0 : times(who));

const dying = (who, world) =>
  world.turn % thirst.turnsPerHitPoint === 0 ? [damage(who, 1, { cause: "thirst" }), interrupt("You are dying of thirst.")] : [];

/** One is in the state with the lowest `below` that is still above one's water. */
export const thirstStates = table("thirstStates", {
  quenched: { below: Infinity, label: "", tone: "water" },
  thirsty: { below: 250, label: "Thirsty", tone: "warn", onEnter: "You are thirsty." },
  parched: { below: 100, label: "Parched", tone: "bad", onEnter: "Your tongue sticks to the roof of your mouth." },
  dry: { below: 1, label: "Dry", tone: "bad", onEnter: "You are dying of thirst!", eachTurn: dying },
});

const throatOf = (water) => Object.values(thirstStates).findLastIndex((row) => water < row.below);

export const drying = (who, _dice, world) => {
  const left = Math.max(0, who.water - thirst.perTurn);
  const rank = throatOf(left);
  const state = Object.values(thirstStates)[rank];
  return [
    set(who, "water", left),
    set(who, "throat", rank),
    rank > who.throat ? [say(state.onEnter, state.tone), interrupt(state.onEnter)] : [],
    state.eachTurn?.(who, world) ?? [],
  ];
};

/** More water, up to what a body holds. */
export const drink = (who, turns) => change(who, "water", turns, { atMost: thirst.most });

export const waterBar = (who) => {
  const { tone, label } = Object.values(thirstStates)[throatOf(who.water)];
  return [{ bar: "Water", value: Math.ceil(who.water), max: thirst.most, tone, text: label }];
};
