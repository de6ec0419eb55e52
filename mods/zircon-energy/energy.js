// What living costs: energy, paid after the hero's own action and before anybody else's. Only while paying does one die of having none.
import { actions, add, cells, kill, meters, say, set, table } from "gnaw";

add(meters, {
  energy: { start: 1000, owner: "hero", doc: "what is left to live on; it may fall below 0" },
  maxEnergy: { start: 1000, owner: "hero", doc: "what the body can store" },
});

/** What every action takes, however idle. */
export const energy = table("energy", { perAction: 2 });

cells(actions, { energy: "number?: what hard work takes beyond that; 0 if left out" });

/** The body holds no more than its maximum, whenever the store changes. */
export const store = (who, amount) => set(who, "energy", Math.min(amount, who.maxEnergy));

export const living = (who, action) => {
  const left = who.energy - energy.perAction - hardWork(action.id);
  return [
    store(who, left),
    left > 0 ? [] : [say("player dies because of starvation.", "bad"), kill(who, "starvation")],
  ];
};

const hardWork = (id) => (id in actions ? actions[id].energy ?? 0 : 0);

/** @type {StatusOf} */
export const energyBar = (who) => [
  { bar: "Hunger", value: who.energy, max: who.maxEnergy, tone: who.energy > who.maxEnergy / 4 ? "food" : "bad", text: "" },
];
