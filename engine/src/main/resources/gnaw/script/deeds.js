// Actions: what a mind answers, and what a rule may put in place of another action.

const deed = (action, cells = {}) => Object.freeze({ action, ...cells });

/** Makes actions. */
export const act = Object.freeze({
  /**
   * Passes a turn.
   * @type {() => Deed}
   * @example act.wait()
   */
  wait: () => deed("plain", { id: "wait" }),
  /**
   * An action that only the rules give a meaning, by its row in `actions`: "rest", "search"; perhaps at a target.
   * @type {(id: ActionId, target?: Place) => Deed}
   * @example act.plain("wait")
   */
  plain: (id, target) => deed("plain", target === undefined ? { id } : { id, target }),
  /**
   * One cell on; into a foe it becomes an attack. Directions are "north", "north-east", …
   * @type {(direction: Direction) => Deed}
   * @example act.step("north")
   */
  step: (direction) => deed("step", { direction }),
  /**
   * Changes places with a neighbour who is no foe.
   * @type {(direction: Direction) => Deed}
   * @example act.swap("north")
   */
  swap: (direction) => deed("swap", { direction }),
  /**
   * A blow at a neighbour.
   * @type {(target: Creature) => Deed}
   * @example act.attack(sight.foes[0])
   */
  attack: (target) => deed("attack", { target }),
  /**
   * Takes up everything that lies here.
   * @type {() => Deed}
   * @example act.pickUp()
   */
  pickUp: () => deed("pickUp"),
  /**
   * Lays down a thing, or so many of a stack.
   * @type {(item: Item, count?: number) => Deed}
   * @example act.putDown(who.pack[0])
   */
  putDown: (item, count = item.count) => deed("putDown", { item, count }),
  /**
   * Uses a thing by one of the verbs, perhaps at a target.
   * @type {(verb: VerbId, item: Item, target?: Place) => Deed}
   * @example act.use("throw", who.pack[0], sight.foes[0])
   */
  use: (verb, item, target) => deed("use", { verb, item, target }),
  /**
   * Uses the tile under one's feet: "descend", "ascend", "interact".
   * @type {(id: ActionId) => Deed}
   * @example act.useTile("descend")
   */
  useTile: (id) => deed("useTile", { id }),
});
