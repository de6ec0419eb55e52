// What test files import from "gnaw/test". `./gnaw types` puts it into gnaw.d.ts as it stands.

/** What may stand between a test's name and its function. */
interface TestOptions {
  tags?: readonly string[];
}

/** The same for a property: with which seed it begins, and how many values it is tried with. */
interface PropertyOptions extends TestOptions {
  seed?: number;
  runs?: number;
}

/** Puts a test into the file. */
interface TestWord {
  (name: string, body: () => void): void;
  (name: string, options: TestOptions, body: () => void): void;
  /** One test for each row; `%s` in the name stands for the row's values in their order, `$depth` for the cell of that name of a row that is an object. */
  each<const Row extends readonly [any, ...any[]]>(rows: readonly Row[]): TestOfRows<Row>;
  each<const Row>(rows: readonly Row[]): TestOfRows<Row>;
}

interface TestOfRows<Row> {
  (name: string, body: (...values: RowValues<Row>) => void): void;
  (name: string, options: TestOptions, body: (...values: RowValues<Row>) => void): void;
}
type RowValues<Row> = [Row] extends [readonly any[]] ? Columns<Row> : [Row];
/** Words and numbers of rows as they stand there, but lists as ordinary ones. */
type Ordinary<Value> = Value extends readonly any[] ? (Value extends any[] ? Value : Ordinary<Value[number]>[]) : Value;
/** The values of rows by their places; rows that are longer than others end in anything. */
type Columns<Rows extends readonly any[], Done extends any[] = []> = Done["length"] extends Rows["length"]
  ? [Rows["length"]] extends [Done["length"]]
    ? Done
    : [...Done, ...any[]]
  : Columns<Rows, [...Done, Ordinary<Rows[Done["length"]]>]>;

/** Makes the values of a property. */
interface Maker<Value> {
  make(draw: (most: number) => number, ids: (table: string) => readonly string[]): Value;
}

/** Puts a test with made values into the file. */
interface PropertyWord {
  <Made extends Record<string, Maker<any>>>(name: string, values: Made, body: (values: MadeValues<Made>) => void): void;
  <Made extends Record<string, Maker<any>>>(name: string, values: Made, options: PropertyOptions, body: (values: MadeValues<Made>) => void): void;
}
type MadeValues<Made> = { [Name in keyof Made]: Made[Name] extends Maker<infer Value> ? Value : never };

/** Somebody in a test; meters are read by their names: `hero.hitPoints`. */
interface TestBeing extends CreatureMeters {
  /** What the game calls it. */
  readonly called: string;
  /** Where it stands. */
  readonly at: { readonly x: number; readonly y: number };
  /** How many of its next turns are lost. */
  readonly paralysed: number;
  /** What it died of, "" while it lives. */
  readonly causeOfDeath: string;
  /** The words on the status line: labels, and what stands beside bars; the names of bars stand in `world.screen()`. */
  readonly words: readonly string[];
  /** How many of a kind of thing it carries. */
  carried<Kind extends string>(kind: Written<Kind, ItemId>): number;
  /** Gives meters their values, and with `pack` things, so many or one with meters of its own: `with({ hitPoints: 4, pack: { dart: 2, "wand-of-fire": { charge: 3 } } })`. */
  with(traits: TestTraits): this;
}
type TestMeters = { [Meter in keyof CreatureMeters]?: CreatureMeters[Meter] };
type TestPack = { readonly [Kind in ItemId]?: number | Readonly<Record<string, any>> };
type TestTraits = TestMeters & { pack?: TestPack };

/** The ways of using things, in the third person. If none of a kind is carried, one is handed over first. */
type TestUses = { [Verb in VerbId as `${Verb}s`]: <Kind extends string>(kind: Written<Kind, ItemId>, target?: TestTarget) => TestHero };
/** A way to step. */
type TestWay = "north" | "north-east" | "east" | "south-east" | "south" | "south-west" | "west" | "north-west" | "N" | "NE" | "E" | "SE" | "S" | "SW" | "W" | "NW";
/** A cell, or somebody who stands there. */
type TestTarget = { readonly x: number; readonly y: number } | TestBeing;

/** Who plays. Each action must succeed. Each verb is an action, too, with an s behind its id. */
interface TestHero extends TestBeing, TestUses {
  /** Uses a thing by the id of a verb, at a target if the verb is aimed. Whoever carries none is given one: that he has it is no part of what is tested. */
  uses<Verb extends string, Kind extends string>(verb: Written<Verb, VerbId>, kind: Written<Kind, ItemId>, target?: TestTarget): this;
  /** Steps that way, "east", "north-west" or short "E", "NW", or strikes whoever stands there; several ways are several acts. */
  steps<Way extends string>(...ways: readonly Written<Way, TestWay>[]): this;
  /** Strikes at a neighbour. */
  attacks(other: TestBeing): this;
  /** Lets a turn pass. */
  waits(): this;
  /** Takes up everything that lies here. */
  picksUp(): this;
  /** Lays down one of a kind of thing. */
  drops<Kind extends string>(kind: Written<Kind, ItemId>): this;
  /** Goes down the stairs underfoot. */
  descends(): this;
  /** Goes up the stairs underfoot. */
  ascends(): this;
  /** Rests as with its key in play: until well, or until something happens. */
  rests(): this;
  /** Explores as with its key in play. */
  explores(): this;
  /** Does an action of the table `actions` by its id, such as "drink", at a target if it is aimed. */
  does<Id extends string>(action: Written<Id, ActionId>, target?: TestTarget): this;
  /** Takes an option of what is offered, by its id. */
  chooses(option: string): this;
  /** Takes a cell, where an effect `aim` asks for one. */
  aims(target: TestTarget): this;
  /** Why an action is refused now, at a target if it is aimed; that it is not, fails. */
  refusalOf<Id extends string>(action: Written<Id, ActionId>, target?: TestTarget): string;
}

/** A dice cup. */
interface TestCup {
  /** The dice show these numbers one after the other, and again from the start; a test in which nobody throws them fails. */
  fall(...results: readonly number[]): void;
  /** Every die shows its lowest side. */
  lowest(): void;
  /** Every die shows its highest side. */
  highest(): void;
}

/** How the dice fall. */
interface TestDice extends TestCup {
  /** Those of one rule. */
  of(rule: string): TestCup;
  /** Chance with this seed, in place of dice that are loaded. */
  seeded(seed: number): void;
  /** Dice to hand to a rule, which show these numbers. */
  showing(...results: readonly number[]): Dice;
}

/** The world of a test; what was said and what interrupted is kept for the last act alone. */
interface TestWorld {
  /** Whom one plays. */
  readonly hero: TestHero;
  /** The number of the turn; 1 is the first. */
  readonly turn: number;
  /** What was said in the last act. */
  readonly said: readonly string[];
  /** What interrupted the last act. */
  readonly interruptions: readonly string[];
  /** The level as it is now, in plain letters. */
  readonly picture: string;
  /** The only creature of a kind. */
  creature<Kind extends string>(kind: Written<Kind, CreatureId>): TestBeing;
  /** Who stands there. */
  creatureAt(x: number, y: number): TestBeing;
  /** Puts a creature of a kind there. */
  spawn<Kind extends string>(kind: Written<Kind, CreatureId>, x: number, y: number): TestBeing;
  /** Lays a thing of a kind there. */
  lay<Kind extends string>(kind: Written<Kind, ItemId>, x: number, y: number): void;
  /** Whether the hero knows that cell: has seen it, or was told of it. */
  knows(x: number, y: number): boolean;
  /** What a meter of the world reads. */
  meter(name: string): any;
  /** Gives meters of the world their values. */
  with(meters: Readonly<Record<string, any>>): void;
  /** The level where the hero is. */
  readonly level: TestLevel;
  /** So many turns pass. */
  turns(count: number): void;
  /** Lets effects come true, as `do` does at the console: `world.does("leave(hero, 3)")`. What is said then is of the last act. */
  does(effects: string): void;
  /** Saves the game and goes on with what was saved. */
  saveAndLoad(): void;
  /** Reads the rules again and goes on under them, or under those of other mods. */
  reload(mods?: readonly string[], settings?: TestSettings): void;
  /** What a player would see in a window of 80×24 after these keys, each with all that goes on by itself after it; what the hero does by them is the last act. */
  screen(...keys: readonly string[]): string;
  /** How many statements of rules an action takes. */
  statements(action: () => void): number;
}
/** The level of a test. */
interface TestLevel {
  /** Gives meters of the level their values: `world.level.with({ dark: 1 })`. */
  with(meters: { [Meter in keyof LevelMeters]?: LevelMeters[Meter] }): void;
}
type TestSettings = Readonly<Record<string, string | number | boolean>>;

/** What is the case before a test begins. */
interface TestGiven {
  /** A hero with these meters and things, in a small closed room unless a level was drawn: `given.hero({ hitPoints: 9, pack: { dart: 2 } })`. */
  hero(traits?: TestTraits): TestHero;
  /** A drawn level with one hero, the @; the legend says what a character is where the glyphs of the scripts leave it open: `{ "!": "healing" }`. */
  level(map: string, legend?: Readonly<Record<string, string>>): TestWorld;
  /** A whole game from its seed (and those who died in earlier games), or from a kept one; `plays` does what a replay tells, but what cannot be done then. */
  game(start: { seed?: number; predecessors?: string; kept?: string }): { plays(intents: readonly (string | object)[]): TestHero };
  /** The depth of the level that is drawn next. */
  depth(depth: number): void;
  /** Other mods than those the file belongs to, and settings, before anything else: `given.rules(["mine"], { "mine.rate": 2 })`. */
  rules(mods: readonly string[], settings?: TestSettings): void;
}

/** Some of the facts: those that a rule looks at. */
type SomeFacts<Facts> = Facts extends (...given: infer Given) => infer Answer
  ? (...given: Given) => SomeFacts<Answer>
  : Facts extends readonly (infer Element)[]
    ? readonly SomeFacts<Element>[]
    : Facts extends object
      ? SomeOf<Facts>
      : Facts;
type SomeOf<Facts> = { [Name in keyof Facts]?: SomeFacts<Facts[Name]> };

/** Makes facts, to hand to a rule. */
interface TestFacts {
  /** Somebody. */
  creature(known: SomeOf<Creature>): Creature;
  /** A thing. */
  item(known: SomeOf<Item>): Item;
  /** A cell of the level with its tile. */
  tile(known: SomeOf<Tile>): Tile;
  /** The world. */
  world(known: SomeOf<World>): World;
}

/** What can be expected of a value. */
interface ValueMatchers {
  /** @example expect(2 + 2).toBe(4) */
  toBe(other: unknown): void;
  /** The same in all its parts. @example expect([1, { a: 2 }]).toEqual([1, { a: 2 }]) */
  toEqual(other: unknown): void;
  /** Of a list or a text. @example expect(world.hero.words).not.toContain("Asleep") */
  toContain(part: unknown): void;
  /** Of a text, such as a screen, or of plain data: as it was accepted by `./gnaw test --accept`, which keeps it in a file beside the test. */
  toMatchSnapshot(): void;
  /** @example expect(world.turn).toBeAtLeast(1) */
  toBeAtLeast(least: number): void;
  /** @example expect(world.turn).toBeAtMost(1) */
  toBeAtMost(most: number): void;
}

/** What can be expected of somebody. */
interface BeingMatchers extends ValueMatchers {
  /** One or more meters. @example expect(given.hero({ hitPoints: 9 })).toHave({ hitPoints: 9 }) */
  toHave(meters: TestMeters): void;
  /** So many of a kind, or exactly one; after `not` and without a number: none at all. @example expect(given.hero({ pack: { dart: 2 } })).toCarry("dart", 2) */
  toCarry<Kind extends string>(kind: Written<Kind, ItemId>, count?: number): void;
  /** @example expect(world.hero).toBeParalysedFor(0) */
  toBeParalysedFor(turns: number): void;
  /** @example expect(world.spawn("rat", 1, 1)).toBeAt(1, 1) */
  toBeAt(x: number, y: number): void;
  /** @example expect(world.hero).not.toBeDeadOf("old age") */
  toBeDeadOf(cause: string): void;
  /** @example expect(given.hero().waits()).toBeAlive() */
  toBeAlive(): void;
  /** On the status line. @example expect(world.hero).not.toShow("Asleep") */
  toShow(word: string): void;
}

/** What can be expected of the world, mostly of the last act in it. */
interface WorldMatchers extends ValueMatchers {
  /** @example expect(world).not.toHaveSaid("You fall.") */
  toHaveSaid(line: string): void;
  /** @example expect(world).not.toHaveSaidExactly("You fall.", "You rise.") */
  toHaveSaidExactly(...lines: readonly string[]): void;
  /** @example world.turns(1); expect(world).toHaveSaidNothing() */
  toHaveSaidNothing(): void;
  /** @example expect(world).not.toHaveInterrupted("noise") */
  toHaveInterrupted(why: string): void;
  /** Of the facts of the game, as rules and the console see them. @example expect(world).not.toHold("hero.hitPoints < 1") */
  toHold(assertion: string): void;
  /** @example expect(given.level("#####\n#@..#\n#####")).toLookLike("#####\n#@..#\n#####") */
  toLookLike(picture: string): void;
}

/** What can be expected of an action. */
interface DeedMatchers extends ValueMatchers {
  /** Statements of rules. @example expect(() => world.turns(1)).toCostFewerThan(5000) */
  toCostFewerThan(statements: number): void;
  /** With this text, whole. @example expect(() => { throw new Error("Too hot.") }).toFail("Too hot.") */
  toFail(text: string): void;
}
type Expectation<Matchers> = Matchers & { readonly not: Matchers };

/** A whole game that a bot has played. */
interface PlayedGame {
  /** The number it began with. */
  readonly seed: number;
  /** The turn in which it ended. */
  readonly turns: number;
  /** The greatest depth that was reached. */
  readonly depth: number;
  /** Its score. */
  readonly points: number;
  /** Whether it was won. */
  readonly won: boolean;
  /** The cause of death, "still going on" when it was broken off, or how else it ended. */
  readonly end: string;
  /** What it comes to, by measure: the last amount, or all together where they add up; 0 where nothing was counted. */
  readonly amounts: { readonly [Measure in MeasureId]: number };
  /** How often each word was counted, by measure. */
  readonly words: { readonly [Measure in MeasureId]?: Readonly<Record<string, number>> };
}

/** Many whole games. A failure says how sure it is, and names the worst seed. */
interface PlayedGames {
  /** All of them, in the order of their seeds. */
  readonly games: readonly PlayedGame[];
  /** The share of games that are so. */
  share(what: string, isSo: (game: PlayedGame) => unknown, bounds: { atLeast?: number; atMost?: number }): this;
  /** What a part of the games, from 0 to 1, does not exceed. */
  quantile(part: number, what: string, amount: (game: PlayedGame) => number | undefined, bounds: { atLeast?: number; atMost?: number }): this;
  /** What is true of every game. */
  always(what: string, isSo: (game: PlayedGame) => unknown): this;
}

declare module "gnaw/test" {
  /**
   * A test; between name and function may stand `{ tags: ["long"] }`. `test.each(rows)` makes one for each row, `test.only` runs alone in its file,
   * `test.skip` not at all, and `test.todo` is owed. A test that expects nothing fails.
   * @example test("waiting makes nobody weaker", () => expect(given.hero({ attack: 9 }).waits()).toHave({ attack: 9 }))
   */
  export const test: TestWord & { only: TestWord; skip: TestWord; todo(name: string): void };

  /**
   * A test with many made values, each in a world of its own. The values that break it are made as simple as can be; `{ seed, runs }` may stand
   * before the function.
   * @example prop("rats are born well", { life: some.integer(1, 5) }, ({ life }) => expect(world.spawn("rat", 1, 1).with({ hitPoints: life })).toBeAlive())
   */
  export const prop: PropertyWord & { only: PropertyWord; skip: PropertyWord };

  /**
   * Makes values for a property: `integer`, `of`, `yesNo`, `idOf` a table, `listOf`.
   * @example prop("everything can be carried", { thing: some.idOf("items") }, ({ thing }) => expect(given.hero({ pack: { [thing]: 1 } })).toCarry(thing, 1))
   */
  export const some: {
    integer(low: number, high: number): Maker<number>;
    of<const Value>(...values: readonly Value[]): Maker<Value>;
    yesNo(): Maker<boolean>;
    idOf(table: string): Maker<string>;
    listOf<Value>(element: Maker<Value>, bounds?: { atMost?: number }): Maker<Value[]>;
  };

  /**
   * What is the case before a test begins: a hero, a drawn level, a depth, other mods and settings, or a whole game that was played: `plays` does
   * what a replay tells.
   * @example given.game({ seed: 7 }).plays(["do wait", "do wait"])
   */
  export const given: TestGiven;

  /**
   * The world of the test: who is there, what was said in the last act, time that passes.
   * @example given.hero(); world.turns(3); expect(world.turn).toBe(4)
   */
  export const world: TestWorld;

  /**
   * How the dice fall, for all rules or for one: `dice.of("blows").fall(80)`, `lowest`, `highest`; `seeded` says, before the game begins, which
   * seed chance has; `showing` makes dice to hand to a rule.
   * @example dice.lowest(); given.hero().waits()
   */
  export const dice: TestDice;

  /**
   * Facts to hand to a rule that is tested by itself: those that it looks at, and no more; a name that no fact has is an error. `facts.creature`,
   * `facts.item`, `facts.tile`, `facts.world`.
   * @example expect(facts.creature({ hitPoints: 3, pack: [{ count: 2 }] }).pack.length).toBe(1)
   */
  export const facts: TestFacts;

  /**
   * Says what is expected of a value, of somebody, of the world or of an action; `not` turns it round.
   * @example expect(given.hero()).not.toHave({ hitPoints: 0 })
   */
  export const expect: {
    (actual: TestBeing): Expectation<BeingMatchers>;
    (actual: TestWorld): Expectation<WorldMatchers>;
    (actual: () => unknown): Expectation<DeedMatchers>;
    (actual: unknown): Expectation<ValueMatchers>;
  };

  /**
   * Whole games by a bot under the rules of this file, judged together.
   * @example simulate({ games: 2, bot: "faster", turns: 20 }).always("Nobody gets far", (game) => game.depth < 5)
   */
  export const simulate: (what?: { games?: number; seed?: number; bot?: string; turns?: number; mods?: readonly string[] }) => PlayedGames;
}
