// What rules are given, one line for each fact. The engine's names are compared with these by a test; `./gnaw types` puts them into
// gnaw.d.ts, together with the cells and meters of the scripts that are loaded, and `./gnaw docs` into the reference.

/** A cell of the level. */
interface Point {
  /** Columns from the left. */
  readonly x: number;
  /** Rows from the top. */
  readonly y: number;
}

/** Somebody: the hero or another creature. Its meters and the cells of its row in `creatures` are facts too. */
interface Creature extends CreatureCells, CreatureMeters {
  /** Its number in this game; never used twice. */
  readonly id: number;
  /** The id of its row in `creatures`. */
  readonly kind: CreatureId;
  /** Whether it is whom one plays. */
  readonly isHero: boolean;
  /** No. */
  readonly isItem: false;
  /** Where it stands. */
  readonly at: Point;
  /** Creatures of different sides are foes. */
  readonly side: string;
  /** What it carries. */
  readonly pack: readonly Item[];
  /** How many turns it still loses; 0 if it may act. */
  readonly helpless: number;
  /** Whether it is dead. */
  readonly isDead: boolean;
  /** Foes that it sees, the nearest first. */
  readonly foesInView: readonly Creature[];
  /** Whether the hero sees it now. */
  readonly isSeen: boolean;
  /** The tile under its feet. */
  readonly ground: Tile;
  /** What lies under its feet. */
  readonly itemsHere: readonly Item[];
}

/** A thing, or a stack of equal ones. Its meters and the cells of its row in `items` are facts too. */
interface Item extends ItemCells, ItemMeters {
  /** Its number in this game; never used twice. */
  readonly id: number;
  /** The id of its row in `items`. */
  readonly kind: ItemId;
  /** How many there are in the stack. */
  readonly count: number;
  /** No. */
  readonly isHero: false;
  /** Yes. */
  readonly isItem: true;
  /** Where it lies, or undefined while somebody carries it. */
  readonly at: Point;
  /** Whether the hero laid it down, so that exploring does not take it up again. */
  readonly leftBehind: boolean;
}

/** A cell of the level with its tile. The cells of the tile's row in `tiles` are facts too. */
interface Tile extends TileCells {
  /** The id of its row in `tiles`. */
  readonly tile: TileId;
  /** Where it is. */
  readonly at: Point;
  /** Columns from the left. */
  readonly x: number;
  /** Rows from the top. */
  readonly y: number;
}

/** A room as it was dug. */
interface Room {
  /** "room", "cave", "corridor" or "vault:NAME". */
  readonly kind: string;
  /** How many cells it has. */
  readonly size: number;
  /** The upper left corner of the box around it. */
  readonly topLeft: Point;
  /** The lower right corner of the box around it. */
  readonly bottomRight: Point;
  /** Its cells. */
  readonly floor: readonly Point[];
}

/** A level that somebody enters. */
interface Level {
  /** 1 is the first. */
  readonly depth: number;
  /** Whether nobody has been here before. */
  readonly isNew: boolean;
  /** Its rooms as they were dug; none when one comes back to it. */
  readonly rooms: readonly Room[];
  /** Columns. */
  readonly width: number;
  /** Rows. */
  readonly height: number;
  /** A free cell by chance, where no thing lies: anywhere, in a room, or so far from a place. Undefined if there is none. */
  free(dice: Dice, wish?: { room?: Room; from?: Place; distance?: number }): Point;
  /** The places that a drawn vault named so. */
  marks(name: string): readonly Point[];
  /** All cells of that tile. */
  tiles(tile: TileId): readonly Point[];
}

/** What somebody who decides can find out about the surroundings. */
interface Sight {
  /** Foes in view, the nearest first. */
  readonly foes: readonly Creature[];
  /** The steps that are free, as actions. */
  readonly steps: readonly Action[];
  /** Whether one sees somebody. */
  sees(other: Creature): boolean;
  /** A step that leads nearer by walking, or undefined. */
  towards(place: Place): Action;
  /** A step that leads away, round corners if need be, or undefined. */
  awayFrom(place: Place): Action;
  /** The next step of a walk over what the hero knows, whoever is in view, or undefined. */
  walkTo(place: Place): Action;
  /** The next step of exploring, whoever is in view, or undefined when nothing is left. */
  explore(): Action;
  /** A free step by chance, or undefined. */
  stroll(dice: Dice): Action;
  /** How many steps there are from that place to here by walking. */
  walkingDistance(place: Place): number;
  /** The remembered tile that is used by that action, such as "descend", or undefined. */
  stairs(action: ActionId): Point;
}

/** The only chance that a rule has. Each rule has dice of its own. */
interface Dice {
  /** The sum of a throw such as "2d6+1". */
  roll(dice: string): number;
  /** A whole number; both ends can come. */
  between(least: number, most: number): number;
  /** True once in so many times. */
  oneIn(times: number): boolean;
  /** True in so many of a hundred times. */
  percent(chance: number): boolean;
  /** At least 0 and less than 1. */
  fraction(): number;
  /** A name, from weights by name; or an element of a list, by its cell `weight`, all alike if they have none. */
  pick<Name extends string>(weights: Readonly<Record<Name, number>>): string extends Name ? any : Name;
  pick<Element>(list: readonly Element[]): Element;
  /** A new list in another order. */
  shuffle<Element>(list: readonly Element[]): Element[];
}

/** What somebody is about to do or has done. What an action has not is undefined. */
interface Action {
  /** The id of its row in `actions`, such as "step". */
  readonly id: ActionId;
  /** Of a step: which way, such as "north-east". */
  readonly direction?: Direction;
  /** Of an attack: whom. */
  readonly target?: Creature;
  /** What is taken, dropped or used. */
  readonly item?: Item;
  /** Of a use: by which verb. */
  readonly verb?: VerbId;
  /** Of an aimed use: where. */
  readonly at?: Point;
  /** Of a drop: how many. */
  readonly count?: number;
}

/** The world. Meters whose owner is "world" are facts too. */
interface World extends WorldMeters {
  /** The number of the turn; 1 is the first. */
  readonly turn: number;
  /** How deep the hero is; 1 is the first level. */
  readonly depth: number;
  /** How deep the hero has been. */
  readonly deepest: number;
  /** Whom one plays. */
  readonly hero: Creature;
  /** Everybody on this level. */
  readonly creatures: readonly Creature[];
  /** Everything that lies on this level. */
  readonly floorItems: readonly Item[];
  /** Who stands there, or undefined. */
  creatureAt(place: Place): Creature;
  /** What lies there. */
  itemsAt(place: Place): readonly Item[];
  /** The tile there. */
  tileAt(place: Place): Tile;
  /** Whether one sees the other. */
  sees(who: Creature, other: Creature): boolean;
  /** The free cell nearest to a place, or undefined. */
  freeNear(place: Place): Point;
  /** A free cell by chance, at least so far from a place, or undefined. */
  free(dice: Dice, from?: Place, distance?: number): Point;
  /** All cells within so many steps, the nearest first. */
  around(centre: Place, radius: number): readonly Point[];
  /** Steps between two places if nothing were in the way. */
  distance(from: Place, to: Place): number;
  /** What somebody or something is called now: "you", "a rat", "2 stones". */
  nameOf(thing: Creature | Item): string;
  /** Whether the hero remembers that cell. */
  known(place: Place): boolean;
  /** Whether the hero sees that cell. */
  inView(place: Place): boolean;
}

/** How a game ended. */
interface Story {
  /** Whether it was won. */
  readonly won: boolean;
  /** Of what the hero died, or how the game was won. */
  readonly cause: string;
  /** Who killed the hero; "" if nobody did. */
  readonly killer: string;
  /** In which turn. */
  readonly turn: number;
  /** At which depth. */
  readonly depth: number;
}

/** A choice that waits for the hero. */
interface Choice {
  /** What it is about. */
  readonly title: string;
  /** The ids of what can be chosen. */
  readonly options: readonly string[];
}
