// Actions: what a mind answers, and what a rule may put in place of another action.

const deed = (action, cells = {}) => Object.freeze({ action, ...cells });

/** Makes actions. */
export const act = Object.freeze({
  /** Passes a turn. */
  wait: () => deed("plain", { id: "wait" }),
  /** An action that only the rules give a meaning, by its row in `actions`: "rest", "search". */
  plain: (id) => deed("plain", { id }),
  /** One cell on; into a foe it becomes an attack. Directions are "north", "north-east", … */
  step: (direction) => deed("step", { direction }),
  /** A blow at a neighbour. */
  attack: (target) => deed("attack", { target }),
  /** Takes up everything that lies here. */
  pickUp: () => deed("pickUp"),
  /** Lays down a thing, or so many of a stack. */
  putDown: (item, count = item.count) => deed("putDown", { item, count }),
  /** Uses a thing by one of the verbs, perhaps at a target. */
  use: (verb, item, target) => deed("use", { verb, item, target }),
  /** Uses the tile under one's feet: "descend", "ascend", "interact". */
  useTile: (id) => deed("useTile", { id }),
});
