// The questions: the engine asks, the rows answer, one after the other. `hero`, `who` and the like are creatures; the dice are the
// rule's own. A rule that fails loses only its own answer: the turn goes on, and the player is told mod, file and line.
import { newWordOf, warnOfOld } from "./loadstate.js";
import { hint } from "./nearest.js";
import { callSite } from "./places.js";
import { questionTable } from "./tables.js";

/** Answers for a question that is not asked. */
const guard = new Proxy(Object.create(null), {
  get: (_, key, receiver) => {
    if (typeof key === "symbol" || ["toString", "toJSON", "then", "valueOf", "constructor"].includes(key)) return undefined;
    const now = newWordOf(key, Object.keys(receiver));
    if (now !== undefined) {
      warnOfOld(key, `rules.${key}`, [], callSite());
      return receiver[now];
    }
    throw new Error(`rules has no question "${key}".${hint(key, Object.keys(receiver))}`);
  },
  has: () => false,
});

/** The cells of rows of questions about somebody. */
const ABOUT_SOMEBODY = {
  of: 'word hero others everyone?: whom it is asked for: "hero" (if left out, but for creatureThinks and mayEnter), "others" or "everyone"',
  having: "text|list?: meters, tables whose rows have meters, or the likes of `mood.act`; it is asked only for those who have more than 0 of one of them, or whose mood is a row with a cell `act`",
  near: "number|text?: cells from the hero, or the meter of his that tells them: it is asked only for those who are no farther away",
};

/** The cells of rows of questions that are asked about the hero alone. */
const ABOUT_HERO = {
  ...ABOUT_SOMEBODY,
  of: 'word hero everyone?: whom it is asked for: nobody but the hero',
};

/** The cells of rows of the question that is asked turn by turn. */
const TURN_BY_TURN = { ...ABOUT_SOMEBODY, every: "number?: it is asked in each turn that this divides; in every turn if left out" };

/** The cells of rows of questions about somebody on a tile. */
const ON_GROUND = {
  ...ABOUT_SOMEBODY,
  ground: "text|list?: tiles, tables whose rows are named after tiles, or the likes of `tiles.tread`; it is asked only where the ground is one of them, or a tile with a cell `tread`",
};

/** The cells of rows of questions about what somebody does. */
const DOING = {
  ...ABOUT_SOMEBODY,
  doing: "text|list?: actions by their ids, uses by their verbs, `use` for all of them: it is asked only of these",
};

/** The cells of rows of questions about what somebody does with a tile. */
const DOING_ON_GROUND = { ...ON_GROUND, ...DOING };

/** The tables of answers, by question. */
export const rules = Object.freeze({
  __proto__: guard,
  /**
   * Asked once, when a game begins, after the first level was entered. The answer: meters and kit.
   * @type {(hero: Creature, dice: Dice, world: World) => Effects}
   * @example add(rules.gameBegins, { purse: (hero) => [give(hero, "dagger"), say("You are well prepared.")] });
   */
  gameBegins: questionTable("gameBegins", ABOUT_HERO),
  /**
   * Asked when a level is entered for the first time. The answer: how to dig it, or a drawing or a grid of it, or undefined; the last row that
   * answers decides. The place is undefined in the dungeon itself.
   * @type {(depth: number, dice: Dice, world: World, place: PlaceId) => Plan}
   * @example wrap(rules.levelPlanned, "planning", (planning) => (depth, ...others) => ({ ...planning(depth, ...others), rooms: 20 }));
   */
  levelPlanned: questionTable("levelPlanned"),
  /**
   * Asked when the hero enters a level. The answer: what lives and lies there if it is new, and what arriving does.
   * @type {(who: Creature, level: Level, dice: Dice, world: World) => Effects}
   * @example add(rules.levelBegins, { guard: (who, level, dice) => (level.isNew ? [spawn("rat", level.free(dice, { from: who, distance: 10 }))] : []) });
   */
  levelBegins: questionTable("levelBegins", ABOUT_HERO),
  /**
   * Asked before any action. The answer: allow(), refuse(why) or instead(action); the first that is not plain allow() decides. The ground is where a
   * step leads, and else where one stands.
   * @type {(who: Creature, action: Action, world: World) => Permission}
   * @example add(rules.mayDo, { fear: { doing: "descend", answer: (who) => (who.hitPoints < 5 ? refuse("You dare not.") : allow()) } });
   */
  mayDo: questionTable("mayDo", DOING_ON_GROUND),
  /**
   * Asked when somebody wants to set foot on a tile, and while he looks for a way: a row says by `having` and `ground` whom and where
   * it concerns. The answer: allow(), refuse(why), or undefined to leave it to the next row, and in the end to the tile.
   * @type {(who: Creature, tile: Tile, world: World) => Permission}
   * @example add(rules.mayEnter, { swimming: { of: "others", having: "speed", ground: "water", answer: () => allow() } });
   */
  mayEnter: questionTable("mayEnter", ON_GROUND),
  /**
   * Asked once for each action that took time, before the others act; never for a free or a refused one.
   * @type {(who: Creature, action: Action, dice: Dice, world: World) => Effects}
   * @example add(rules.actionEnds, { echo: { doing: "wait", answer: () => [say("It is very quiet.")] } });
   */
  actionEnds: questionTable("actionEnds", DOING),
  /**
   * Asked once for every turn number, after everybody has acted, also while the hero lies helpless.
   * @type {(who: Creature, dice: Dice, world: World) => Effects}
   * @example add(rules.turnEnds, { drip: (_who, dice) => (dice.oneIn(50) ? [say("Water drips somewhere.", "dim")] : []) });
   */
  turnEnds: questionTable("turnEnds", TURN_BY_TURN),
  /**
   * Asked when somebody strikes at somebody. The answer: whether it hits, and what that does.
   * @type {(attacker: Creature, defender: Creature, dice: Dice, world: World) => Effects}
   * @example add(rules.blowLands, { thorns: { of: "others", answer: (attacker, defender) => [damage(attacker, 1, { by: defender, cause: "thorns" })] } });
   */
  blowLands: questionTable("blowLands", ABOUT_SOMEBODY),
  /**
   * Asked when somebody walks into somebody who is no foe. The answer: what comes of it; without one he walks as into a wall. Whoever stays
   * where he is has made no step: it takes the time of a bump, and what `takeTime` adds.
   * @type {(who: Creature, other: Creature, dice: Dice, world: World) => Effects}
   * @example add(rules.bumped, { greeting: (_who, other, _dice, world) => [say(`Good day, ${world.nameOf(other)}.`)] });
   */
  bumped: questionTable("bumped", ABOUT_SOMEBODY),
  /**
   * Asked when a thing is used by one of the verbs. The target is undefined unless the verb is aimed.
   * @type {(user: Creature, verb: VerbId, item: Item, target: Point, dice: Dice, world: World) => Effects}
   * @example add(rules.itemUsed, { thanks: (_user, verb, item, _target, _dice, world) => [say(`So much for ${world.nameOf(item)}.`)] });
   */
  itemUsed: questionTable("itemUsed", DOING),
  /**
   * Asked when the hero has chosen the cell that an effect `aim` asked for: only the row that its `then` names. The answer: what comes of it.
   * @type {(who: Creature, at: Point, dice: Dice, world: World) => Effects}
   * @example add(rules.aimed, { spark: (who, at, _dice, world) => world.burst(at, 1).map((cell) => world.creatureAt(cell)).filter((one) => one !== undefined).map((one) => damage(one, 2, { by: who, cause: "a spark" })) });
   */
  aimed: questionTable("aimed", ABOUT_HERO),
  /**
   * Asked when the hero has taken an option, after its effects: only the row that the `then` of the offer names. The answer: what comes of
   * it, such as the next offer.
   * @type {(who: Creature, option: string, dice: Dice, world: World) => Effects}
   * @example add(rules.chosen, { toast: (who, option) => (option === "more" ? [heal(who, 1), offer({ title: "Another?", options: { more: { text: "Yes" }, enough: { text: "No" } }, escape: "enough", then: "toast" })] : []) });
   */
  chosen: questionTable("chosen", ABOUT_HERO),
  /**
   * Asked when somebody has stepped onto a tile.
   * @type {(who: Creature, tile: Tile, dice: Dice, world: World) => Effects}
   * @example add(rules.tileEntered, { draught: { ground: "door", answer: () => [say("A draught comes through the door.")] } });
   */
  tileEntered: questionTable("tileEntered", ON_GROUND),
  /**
   * Asked when somebody uses the tile underfoot, by the action that its row names in `action`.
   * @type {(who: Creature, action: ActionId, tile: Tile, dice: Dice, world: World) => Effects}
   * @example add(rules.tileUsed, { farewell: { before: "stairs", answer: (_who, action) => (action === "descend" ? [say("Farewell, daylight.")] : []) } });
   */
  tileUsed: questionTable("tileUsed", DOING_ON_GROUND),
  /**
   * Asked when somebody's hit points are at 0 or below. The answer: what is left, what the death is worth. A rule that gives hit points
   * back saves the victim, and the rules after it are not asked. The killer may be undefined.
   * @type {(victim: Creature, killer: Creature, cause: string, dice: Dice, world: World) => Effects}
   * @example add(rules.creatureDies, { trophy: { of: "others", answer: (victim, killer) => (killer?.isHero ? [lay("dagger", victim.at)] : []) } });
   */
  creatureDies: questionTable("creatureDies", ABOUT_SOMEBODY),
  /**
   * Asked when a creature other than the hero may act. The answer: an action, or undefined to leave it to the next row.
   * @type {(who: Creature, sight: Sight, dice: Dice, world: World) => MadeAction}
   * @example add(rules.creatureThinks, { coward: { before: "thinking", answer: (who, sight) => (who.kind === "rat" && sight.foes.length > 0 ? sight.awayFrom(sight.foes[0]) : undefined) } });
   */
  creatureThinks: questionTable("creatureThinks", ABOUT_SOMEBODY),
  /**
   * Asked after each turn. The answer: words and bars of the status line.
   * @type {(who: Creature, world: World) => readonly StatusPart[]}
   * @example add(rules.statusOf, { burden: (who) => (who.pack.length > 20 ? [{ text: "Burdened", tone: "warn" }] : []) });
   */
  statusOf: questionTable("statusOf", ABOUT_SOMEBODY),
  /**
   * Asked when somebody or something is looked at. The answer: lines of text.
   * @type {(thing: Creature | Item, viewer: Creature, world: World) => readonly string[]}
   * @example add(rules.describe, { wounds: (thing) => (!thing.isItem && thing.hitPoints < thing.maxHitPoints ? ["It is wounded."] : []) });
   */
  describe: questionTable("describe"),
  /**
   * Asked when a tile is looked at, be it in view or remembered. The answer: lines of text under its name.
   * @type {(tile: Tile, viewer: Creature, world: World) => readonly string[]}
   * @example add(rules.describeTile, { way: (tile) => (tile.passable ? ["One can walk there."] : []) });
   */
  describeTile: questionTable("describeTile"),
  /**
   * Asked when the player opens the page of somebody or something. The answer: lines of text below those of `describe`.
   * @type {(thing: Creature | Item, viewer: Creature, world: World) => readonly string[]}
   * @example add(rules.recall, { hoard: (thing) => (thing.isItem ? [] : [`It carries ${thing.pack.length} things.`]) });
   */
  recall: questionTable("recall"),
  /**
   * Asked while the hero aims a thing by one of the verbs, about whoever is under the mark. The answer: lines of text in place of those of
   * `describe`.
   * @type {(user: Creature, verb: VerbId, item: Item, target: Creature, world: World) => readonly string[]}
   * @example add(rules.oddsOf, { near: (user, _verb, _item, target, world) => [`It is ${world.distance(user.at, target.at)} steps away.`] });
   */
  oddsOf: questionTable("oddsOf"),
  /**
   * Asked whenever a thing is spoken of. The answer: its name with an article, or undefined to leave it to the next row.
   * @type {(thing: Creature | Item, world: World) => string}
   * @example add(rules.nameOf, { king: { before: "names", answer: (thing) => (thing.kind === "rat" ? "His Majesty" : undefined) } });
   */
  nameOf: questionTable("nameOf"),
  /**
   * Asked of each foe in view of a hero who explores or travels. The answer: whether he goes on by himself no more, or undefined to leave it to
   * the next row, and in the end to stop. When somebody comes into view he stops in any case, once.
   * @type {(who: Creature, world: World) => boolean}
   * @example add(rules.hinders, { crumbs: (who) => (who.kind === "rat" ? false : undefined) });
   */
  hinders: questionTable("hinders", ABOUT_SOMEBODY),
  /**
   * Asked of each creature in view. The answer: whether nobody takes it for one, as long as it looks like a thing: it stops nobody then, and no
   * list names it; or undefined to leave it to the next row, and in the end to show it.
   * @type {(who: Creature, world: World) => boolean}
   * @example add(rules.disguised, { scarecrow: (who) => (who.kind === "rat" ? who.mood === "lurking" : undefined) });
   */
  disguised: questionTable("disguised", ABOUT_SOMEBODY),
  /**
   * Asked of each creature in a place that the hero remembers, when he looks for something to go to. The answer: whether it stays there, so that
   * the list of what he has seen names it; or undefined to leave it to the next row, and in the end to leave it out.
   * @type {(who: Creature, world: World) => boolean}
   * @example add(rules.stays, { sunning: (who) => (who.kind === "rat" ? who.mood === "asleep" : undefined) });
   */
  stays: questionTable("stays", ABOUT_SOMEBODY),
  /**
   * Asked of each thing in a long list of things. The answer: the heading under which it stands, or undefined to leave it to the next row.
   * @type {(item: Item, world: World) => string}
   * @example add(rules.headingOf, { sharp: { before: "headings", answer: (item) => (item.slot === "hand" ? "Sharp things" : undefined) } });
   */
  headingOf: questionTable("headingOf"),
  /**
   * Asked whenever a thing is painted. The answer: what is other than in its row, or undefined; a later row paints over an earlier one. What
   * it is called is asked by `nameOf`.
   * @type {(thing: Creature | Item, world: World) => Looks}
   * @example add(rules.looksOf, { hurt: (thing) => (!thing.isItem && thing.hitPoints < 3 ? { tone: "bad" } : undefined) });
   */
  looksOf: questionTable("looksOf"),
  /**
   * Asked whenever the map is painted. The answer: tones of this level in place of others, or undefined; of each tone the last row decides.
   * @type {(world: World) => { [Id in ToneId]?: ToneId }}
   * @example add(rules.tonesOf, { dusk: (world) => (world.turn > 1000 ? { floor: "dim" } : undefined) });
   */
  tonesOf: questionTable("tonesOf"),
  /**
   * Asked when a game is over. The answer: points and an epitaph; the last row decides.
   * @type {(story: Story, world: World) => Score}
   * @example wrap(rules.scoreOf, "scoring", (scoring) => (story, world) => ({ ...scoring(story, world), points: world.turn }));
   */
  scoreOf: questionTable("scoreOf"),
  /**
   * Asked when a game is over. The answer: what was achieved in it, a few words each, such as "Half way down".
   * @type {(story: Story, world: World) => readonly string[]}
   * @example add(rules.featsOf, { patience: (story) => (story.turn > 10000 ? ["Patient"] : []) });
   */
  featsOf: questionTable("featsOf"),
});
