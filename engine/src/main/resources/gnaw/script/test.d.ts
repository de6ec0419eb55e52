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
  /** One test for each row; `%s` in the name stands for the row's values in their order. */
  each<const Row>(rows: readonly Row[]): TestOfRows<Row>;
}

interface TestOfRows<Row> {
  (name: string, body: (...values: RowValues<Row>) => void): void;
  (name: string, options: TestOptions, body: (...values: RowValues<Row>) => void): void;
}
type RowValues<Row> = Row extends readonly [...infer Values] ? Values : [Row];

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

/** Somebody in a test; meters are read by their names. */
interface TestBeing extends CreatureMeters {
  readonly called: string;
  readonly at: { readonly x: number; readonly y: number };
  readonly helpless: number;
  /** What it died of, "" while it lives. */
  readonly causeOfDeath: string;
  readonly words: readonly string[];
  carried(kind: string): number;
  with(traits: TestTraits): this;
}
type TestTraits = { [Meter in keyof CreatureMeters]?: number } & { pack?: Readonly<Record<string, number>> };

/** Who plays. Each deed is one act and must succeed. */
interface TestHero extends TestBeing {
  eats(kind: string): this;
  uses(verb: string, kind: string): this;
  steps(...ways: readonly string[]): this;
  attacks(other: TestBeing): this;
  waits(): this;
  picksUp(): this;
  drops(kind: string): this;
  descends(): this;
  ascends(): this;
  rests(): this;
  explores(): this;
  does(action: string): this;
  chooses(option: string): this;
  refusalOf(action: string): string;
}

/** A dice cup. */
interface TestCup {
  fall(...results: readonly number[]): void;
  lowest(): void;
  highest(): void;
}

declare module "gnaw/test" {
  export const test: TestWord & { only: TestWord; skip: TestWord; todo(name: string): void };
  export const prop: PropertyWord & { only: PropertyWord; skip: PropertyWord };
  export const some: {
    integer(low: number, high: number): Maker<number>;
    of<const Value>(...values: readonly Value[]): Maker<Value>;
    yesNo(): Maker<boolean>;
    idOf(table: string): Maker<string>;
    listOf<Value>(element: Maker<Value>, bounds?: { atMost?: number }): Maker<Value[]>;
  };
  export const given: {
    hero(traits?: TestTraits): TestHero;
    level(map: string, legend?: Readonly<Record<string, string>>): typeof world;
    game(start: { seed?: number; kept?: string }): any;
    depth(depth: number): void;
    rules(mods: readonly string[], settings?: Readonly<Record<string, string | number | boolean>>): void;
  };
  export const world: {
    readonly hero: TestHero;
    readonly turn: number;
    readonly said: readonly string[];
    readonly interruptions: readonly string[];
    readonly picture: string;
    creature(kind: string): TestBeing;
    creatureAt(x: number, y: number): TestBeing;
    spawn(kind: string, x: number, y: number): TestBeing;
    lay(kind: string, x: number, y: number): void;
    meter(name: string): number;
    with(meters: Readonly<Record<string, number>>): void;
    turns(count: number): void;
    saveAndLoad(): void;
    reload(mods?: readonly string[], settings?: Readonly<Record<string, string | number | boolean>>): void;
    screen(...keys: readonly string[]): string;
    statements(deed: () => void): number;
  };
  export const dice: TestCup & { of(rule: string): TestCup; seeded(seed: number): void; showing(...results: readonly number[]): Dice };
  export const expect: (actual: any) => any;
  export const simulate: (options?: any) => any;
}
