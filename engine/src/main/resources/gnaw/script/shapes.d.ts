// What rules answer, and how tables are typed. `./gnaw types` puts this into gnaw.d.ts as it stands.

/** Where something is: a cell, or somebody or a tile that is there. */
type Place = Point | Creature | Tile;

/** The eight ways to go. */
type Direction = "north" | "north-east" | "east" | "south-east" | "south" | "south-west" | "west" | "north-west";

/** Dice, such as "2d6" or "1d8+1". */
type DiceText = `${number | ""}d${number}` | `${number | ""}d${number}${"+" | "-"}${number}`;

/** A colour: a name of the table `tones`. */
type Tone = ToneId | "" | { fore?: string; back?: string };

/** An effect that a rule answers, made by a function of "gnaw". What that function was given stands in it, for tests to look at. */
interface Effect {
  readonly effect: string;
  readonly text?: string;
  readonly tone?: Tone;
  readonly about?: Creature;
  readonly who?: any;
  readonly meter?: MeterId;
  readonly meters?: { readonly [Id in MeterId]?: MeterHolds<Id> };
  readonly value?: number;
  readonly memo?: any;
  readonly by?: any;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly amount?: number;
  readonly cause?: string;
  readonly turns?: number;
  readonly kind?: string;
  readonly item?: Item;
  readonly count?: number;
  readonly at?: Place;
  readonly to?: Place;
  readonly depth?: number;
  readonly place?: PlaceId;
  readonly side?: SideId;
  readonly leader?: Creature;
  readonly tile?: TileId;
  readonly cells?: readonly Place[];
  readonly why?: string;
  readonly title?: string;
  readonly range?: number;
  readonly radius?: number;
  readonly then?: string;
  readonly glyph?: string;
  readonly options?: readonly { readonly id: string; readonly text: string; readonly effects?: Effects }[];
  readonly how?: string;
}

/** What most rules answer: effects in their order; lists may lie in lists, and [] is nothing. So is false, for `condition && effect`. */
type Effects = Effect | false | readonly Effects[];

/** What a meter holds. */
type MeterHolds<Id> = Id extends keyof Memos ? Memos[Id] : number;

/** What the player of a mod may choose. `./gnaw types` writes the mod's own beside it. */
interface Settings {
  readonly [name: string]: any;
}

/** All things of a kind, for what is known of them. */
interface Kind {
  readonly ofKind: ItemId;
}

/** An answer to `mayDo`. */
interface Permission {
  readonly permission: string;
}

/** An action that a mind may answer: made by `act`, or found by `sight`. */
type MadeAction = Action | Intention | { readonly action: string };

/** A word of the status line, perhaps with the turns for which it still holds, or a bar. */
type StatusPart = { text: string; tone?: Tone; turns?: number } | { bar: string; value: number; max: number; tone?: Tone; text?: string };

/** How something is painted where it is not as its row says. */
interface Looks {
  /** One narrow character. */
  glyph?: string;
  /** Its ASCII twin; the glyph itself if left out. */
  plain?: string;
  tone?: ToneId;
}

/** What a finished game is worth. */
interface Score {
  points: number;
  lines: readonly string[];
}

/** How a level is to be dug, or the whole of it: drawn, or made on a grid. */
type Plan = DugPlan | DrawnPlan | Grid;

/** A rectangle of a grid, from its upper left corner on. */
interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A level that is drawn whole: its rows are equally long, what can be walked on hangs together, and stairs or a mark "entrance" lead in. */
interface DrawnPlan {
  /** A line for each row; empty lines around it and what all lines are indented by are cut off. */
  drawing: string;
  /** Which tile a letter stands for. A blank is as "#", and a letter that is only a mark lies on ".", if they are not here themselves. */
  tiles: Record<string, TileId>;
  /** Names of places, by letter, which `level.marks` finds. One comes in at "entrance" where no stairs lead back. */
  marks?: Record<string, string>;
}

/** How a level is to be dug. */
interface DugPlan {
  /** Columns; 80 if left out. */
  width?: number;
  /** Rows; 50 if left out. */
  height?: number;
  /** "rooms", "caves" or "mixed". */
  style?: string;
  /** How many rooms are tried. */
  rooms?: number;
  /** From how many steps on a detour is cut short by a further door. */
  loopDistance?: number;
  /** How many of a hundred doors are secret. */
  secretPercent?: number;
  /** What the parts are made of. */
  tiles: { wall: TileId; floor: TileId; door: TileId; secretDoor: TileId; stairsUp: TileId; stairsDown: TileId };
  /** Lakes: of what, on which shore, how many, how many cells across. */
  lakes?: readonly { tile: TileId; wreath: TileId; howMany?: number; size?: number }[];
  /** Drawn rooms: letters stand for tiles and for marks that `level.marks` finds. */
  vaults?: readonly { name: string; drawing: string; tiles?: Record<string, TileId>; marks?: Record<string, string> }[];
  /** Whether there are stairs up. */
  up?: boolean;
  /** Whether there are stairs down. */
  down?: boolean;
}

/** A function in a cell. */
type Rule = (...given: any[]) => any;
/** What is wrapped: of a question its answer, and of other tables any function. */
type Wrapped<Row> = [Extract<Row, Rule>] extends [never] ? Rule : Extract<Row, Rule>;

/** What the cells of facts are: those of a row that are no meters, which have their own values. */
interface CreatureCells extends Readonly<Omit<CreatureRow, keyof CreatureMeters>> {}
interface ItemCells extends Readonly<Omit<ItemRow, keyof ItemMeters>> {}
interface TileCells extends Readonly<TileRow> {}

/** A table as the four verbs take it: its rows by id, or its cells where it holds them directly; what a row of it is, and a new one. */
interface TableOf<Rows, Row = RowOf<Rows>, New = Row> {
  readonly [rowsOf]?: Rows;
  readonly [rowOf]?: Row;
  readonly [newOf]?: New;
}
declare const rowsOf: unique symbol;
declare const rowOf: unique symbol;
declare const newOf: unique symbol;

/** A table as it reads in play. A misspelt name is an error; a row by a name that is computed has every cell. */
type Table<Rows, Row = RowOf<Rows>, New = Free<Row>> = TableOf<Rows, Row, New> &
  (IsFlat<Rows> extends true ? { readonly [Cell in keyof Rows]: Read<Rows[Cell]> } : { readonly [Id in keyof Rows]: Readonly<Row> } & { readonly [id: string]: Readonly<Row> });

/** Whether a table holds cells, not rows. */
type IsFlat<Rows> = [Rows[keyof Rows]] extends [object] ? ([Rows[keyof Rows]] extends [Rule | readonly unknown[]] ? true : false) : true;

/** A value that a mod may change. Texts are known by the letter, so that an id in a cell is checked; numbers are not. */
type Wide<Value> = Value extends string ? string : Value extends number ? number : Value extends boolean ? boolean : Value;
type Read<Value> = Value extends number ? number : Value extends boolean ? boolean : Value;

/** The cells of all rows together. */
type RowOf<Rows> = { [Cell in CellNames<Rows[keyof Rows]>]?: CellOf<Rows[keyof Rows], Cell> };
type CellNames<Row> = Row extends unknown ? keyof Row : never;
type CellOf<Row, Cell extends PropertyKey> = Row extends unknown ? (Cell extends keyof Row ? Row[Cell] : never) : never;

/** Cells that a mod has added to a table of another's, by the table's name. */
type AddedTo<Name> = Name extends keyof AddedCells ? AddedCells[Name] : unknown;

/** Rows that mods have added to a table of another's, by the table's name. */
type RowsAddedTo<Name, Rows> = Name extends keyof OwnIds ? { readonly [Id in Exclude<keyof OwnIds[Name], keyof Rows>]: RowOf<Rows> } : unknown;

/** Cells that hold plain objects: those of other rows need not be like them. */
type Objects<Cells> = { [Cell in keyof Cells as Cells[Cell] extends `row${string}` | `keys of ${string}` ? Cell : never]?: any };

/** Cells that are described and that no row has yet. */
type Described<Cells, Rows> = { [Cell in Exclude<keyof Cells, CellNames<Rows[keyof Rows]>>]?: Meant<Cells[Cell]> };
type Meant<Description> = Description extends `number${string}`
  ? number
  : Description extends `text${string}` | `words${string}`
    ? string
    : Description extends `yes/no${string}`
      ? boolean
      : Description extends `rule${string}`
        ? Rule
        : Description extends `list${string}`
          ? readonly any[]
          : any;

/** A row whose cells may be others than those of the rows that are there. */
type Free<Row> = { [Cell in keyof Row]: Cell extends "tone" ? Tone : FreeCell<Row[Cell]> };
type FreeCell<Value> = Value extends Rule
  ? Rule
  : Value extends readonly (infer Element)[]
    ? readonly FreeCell<Element>[]
    : Value extends object
      ? { [Name in keyof Value]: FreeCell<Value[Name]> }
      : Wide<Value>;

/** A row that `add` takes: whole, or like another. */
type NewRow<Row, Id extends string> = Row | (Partial<Row> & { like: Id });

/** The path of a cell: "rat.attack", or the cell alone in a table that holds cells directly. */
type CellPath<Rows, Row> = IsFlat<Rows> extends true ? keyof Rows : string extends keyof Rows ? string : `${keyof Rows & string}.${keyof Row & string}`;

/** A text that must be one of those where it is written out; of one that is computed, if only in part, nothing is known. */
type Written<Text extends string, Wanted> = {} extends Record<Text, 1> ? Text : Wanted;

/** What `amend` takes for a cell: its new value, or a function of the old one. */
type Change<Value> = Value extends (...given: infer Given) => infer Answer ? (...given: Given) => Wide<Answer> : FreeCell<Value> | ((old: Wide<Value>) => FreeCell<Value>);
type Changes<Row> = { [Cell in keyof Row]?: Change<Row[Cell]> };
type Amendments<Rows, Row> = IsFlat<Rows> extends true ? Changes<Rows> : { [Id in keyof Rows]?: Changes<Row> };

/** A table that answers a question. Its rows may say more of when they are asked, by cells that depend on the question. */
type QuestionTable<Answer extends Rule, Cells = {}> = TableOf<Record<string, QuestionRow<Answer, Cells>>, QuestionRow<Answer, Cells>>;
type QuestionRow<Answer, Cells = {}> = Answer | (Cells & {
  answer: Answer;
  /** Rows that come after this one. */
  before?: string | readonly string[];
  /** Rows that come before this one. */
  after?: string | readonly string[];
});
/** Of questions about somebody. */
interface AboutSomebody {
  /** Whom it is asked for; the hero if left out. */
  of?: "hero" | "others" | "everyone";
  /** Meters, or tables whose rows have meters: it is asked only for those who have more than 0 of one of them. */
  having?: string | readonly string[];
  /** Cells from the hero, or the meter of his that tells them: it is asked only for those who are no farther away. */
  near?: number | string;
}
/** Of questions that are asked about the hero alone. */
interface AboutHero extends AboutSomebody {
  /** Nobody but the hero. */
  of?: "hero" | "everyone";
}
/** Of the question that is asked turn by turn. */
interface TurnByTurn extends AboutSomebody {
  /** It is asked in each turn that this divides; in every turn if left out. */
  every?: number;
}
/** Of questions about somebody on a tile. */
interface OnGround extends AboutSomebody {
  /** Tiles, tables whose rows are named after tiles, or the likes of `tiles.tread`: it is asked only where the ground is one of them. */
  ground?: string | readonly string[];
}
/** Of questions about what somebody does. */
interface Doing extends AboutSomebody {
  /** Actions by their ids, uses by their verbs, "use" for all of them: it is asked only of these. */
  doing?: ActionId | VerbId | "use" | readonly (ActionId | VerbId | "use")[];
}
/** Of questions about what somebody does with a tile. */
interface DoingOnGround extends OnGround, Doing {}

/** The names of a table's rows are ids. */
interface ObjectConstructor {
  keys<Rows, Row>(table: TableOf<Rows, Row> & { readonly [id: string]: any }): (keyof Rows & string)[];
  entries<Rows, Row>(table: TableOf<Rows, Row> & { readonly [id: string]: any }): [keyof Rows & string, Row][];
}
