// Actions: what a mind answers, and what a rule may put in place of another action.

const made = (action, cells = {}) => Object.freeze({ action, ...cells });

/** How to make those actions that need more than their name, which the engine itself carries out. */
const OF_THE_ENGINE = { __proto__: null, step: "step(direction)", swap: "swap(direction)", attack: "attack(target)", pickUp: "pickUp()", drop: "putDown(item)" };

const plain = (id, target) => {
  if (id in OF_THE_ENGINE) throw new Error(`act.plain is for actions that only the rules give a meaning: "${id}" is made by act.${OF_THE_ENGINE[id]}.`);
  return made("plain", target === undefined ? { id } : { id, target });
};

/** Makes actions. */
export const act = Object.freeze({
  /**
   * Passes a turn.
   * @type {() => MadeAction}
   * @example act.wait()
   */
  wait: () => made("plain", { id: "wait" }),
  /**
   * An action that only the rules give a meaning, by its row in `actions`: "rest", "search"; perhaps at a target.
   * @type {(id: ActionId, target?: Place) => MadeAction}
   * @example act.plain("wait")
   */
  plain: (id, target) => plain(id, target),
  /**
   * One cell on; into a foe it becomes an attack. Directions are "north", "north-east", …
   * @type {(direction: Direction) => MadeAction}
   * @example act.step("north")
   */
  step: (direction) => made("step", { direction }),
  /**
   * Changes places with a neighbour who is no foe.
   * @type {(direction: Direction) => MadeAction}
   * @example act.swap("north")
   */
  swap: (direction) => made("swap", { direction }),
  /**
   * A blow at a neighbour.
   * @type {(target: Creature) => MadeAction}
   * @example act.attack(sight.foes[0])
   */
  attack: (target) => made("attack", { target }),
  /**
   * Takes up everything that lies here.
   * @type {() => MadeAction}
   * @example act.pickUp()
   */
  pickUp: () => made("pickUp"),
  /**
   * Lays down a thing, or so many of a stack.
   * @type {(item: Item, count?: number) => MadeAction}
   * @example act.putDown(who.pack[0])
   */
  putDown: (item, count = item.count) => made("putDown", { item, count }),
  /**
   * Uses a thing by one of the verbs, perhaps at a target.
   * @type {(verb: VerbId, item: Item, target?: Place) => MadeAction}
   * @example act.use("throw", who.pack[0], sight.foes[0])
   */
  use: (verb, item, target) => made("use", { verb, item, target }),
  /**
   * Uses the tile under one's feet: "descend", "ascend", or another that its row names.
   * @type {(id: ActionId) => MadeAction}
   * @example act.useTile("descend")
   */
  useTile: (id) => made("useTile", { id }),
});
