// What scripts may import from "gnaw", and the facts that rules are given.
// Made by `./gnaw types` from the engine's own descriptions and the tables of the base game. Do not edit.

interface CreatureIds {
  hero: CreatureRow;
  rat: CreatureRow;
  kobold: CreatureRow;
  jackal: CreatureRow;
  bat: CreatureRow;
  viper: CreatureRow;
  monkey: CreatureRow;
  goblin: CreatureRow;
  archer: CreatureRow;
  toad: CreatureRow;
  lurker: CreatureRow;
  mound: CreatureRow;
  orc: CreatureRow;
  wolf: CreatureRow;
  spider: CreatureRow;
  ghoul: CreatureRow;
  ogre: CreatureRow;
  wraith: CreatureRow;
  troll: CreatureRow;
  puffball: CreatureRow;
  ooze: CreatureRow;
  mystic: CreatureRow;
  beetle: CreatureRow;
  newt: CreatureRow;
  leech: CreatureRow;
  crow: CreatureRow;
  larderImp: CreatureRow;
  wasp: CreatureRow;
  eel: CreatureRow;
  mole: CreatureRow;
  worm: CreatureRow;
  crab: CreatureRow;
  boar: CreatureRow;
  moth: CreatureRow;
  howler: CreatureRow;
  hound: CreatureRow;
  webber: CreatureRow;
  thornback: CreatureRow;
  blinkCat: CreatureRow;
  lasher: CreatureRow;
  bloodBat: CreatureRow;
  courtHound: CreatureRow;
  bull: CreatureRow;
  drake: CreatureRow;
  slinger: CreatureRow;
  piper: CreatureRow;
  chief: CreatureRow;
  sparkcaller: CreatureRow;
  hexer: CreatureRow;
  bladecaller: CreatureRow;
  blade: CreatureRow;
  drummer: CreatureRow;
  berserker: CreatureRow;
  trollkin: CreatureRow;
  boneCaller: CreatureRow;
  skeleton: CreatureRow;
  orcCaptain: CreatureRow;
  giant: CreatureRow;
  gazer: CreatureRow;
  ember: CreatureRow;
  flask: CreatureRow;
  mimic: CreatureRow;
  statue: CreatureRow;
  mirror: CreatureRow;
  giggler: CreatureRow;
  rustJelly: CreatureRow;
  ghost: CreatureRow;
  doughGolem: CreatureRow;
  stalker: CreatureRow;
  cube: CreatureRow;
  craving: CreatureRow;
  ratMother: CreatureRow;
  bellringer: CreatureRow;
  magpie: CreatureRow;
  snuffer: CreatureRow;
  houndsman: CreatureRow;
  cook: CreatureRow;
  poacher: CreatureRow;
  angler: CreatureRow;
  tollKeeper: CreatureRow;
  leaven: CreatureRow;
  larderCat: CreatureRow;
  weaver: CreatureRow;
  abbess: CreatureRow;
  knight: CreatureRow;
  guest: CreatureRow;
  greenMother: CreatureRow;
  founder: CreatureRow;
  steward: CreatureRow;
  king: CreatureRow;
  revenant: CreatureRow;
  "clay-guard": CreatureRow;
  "stone-guard": CreatureRow;
  "bronze-guard": CreatureRow;
}

interface CreatureRow {
  /** without an article */
  name: string;
  /** one narrow character */
  glyph: string;
  /** its ASCII twin; the glyph itself if left out */
  plain?: string;
  /** its colour */
  tone?: ToneId;
  /** a row of sides; "foes" if left out */
  side?: SideId;
  /** whether it follows the hero from its first turn on */
  companion?: boolean;
  /** what it begins with, and its maximum if it gives none */
  hitPoints: number;
  /** where healing stops */
  maxHitPoints?: number;
  /** strength of its blows */
  attack: number;
  /** how it withstands blows */
  defense: number;
  /** how far it sees, in cells */
  sight?: number;
  /** how many cells around it can be seen in the dark */
  light?: number;
  /** 100 is a step a turn, 200 two */
  speed?: number;
  /** the kinds of items in its pack when it comes into the world */
  carries?: readonly ItemId[];
  /** ground that daunts others, and not it */
  braves?: readonly TileId[];
  /** those of a blow with bare hands, claws or teeth */
  damage: DiceText;
  /** a row of minds; hunter if left out */
  mind?: (keyof MindsIds);
  /** the ground on which alone it lives */
  habitat?: TileId;
  /** the first of ten bands, from the top to the bottom, where it is met; nowhere by chance if left out */
  from?: number;
  /** the last band where it is met */
  to?: number;
  /** how often it is met, beside others of that depth */
  weight?: number;
  /** how many of its kind come with it */
  company?: DiceText;
  /** who else comes with it, whom it leads: dice, by kind */
  followers?: { readonly [Id in CreatureId]?: any };
  /** what its body may leave, by kind: percent; food by chance only while luck has not run far ahead */
  leaves?: { readonly [Id in ItemId]?: any };
  /** whether it lies in wait until somebody comes near */
  lurks?: boolean;
  /** as what it passes while it lies in wait, such as "a stone" */
  guise?: string;
  /** the glyph of that; its own if left out */
  guiseGlyph?: string;
  /** share of its life below which it runs */
  fleesBelow?: number;
  /** whether there is only one, who is called by name with “the” */
  isUnique?: boolean;
  /** what it is called after its name; it if left out */
  pronoun?: (keyof PronounsIds);
  /** (victim, dice, world) => what becomes of those around it */
  onDeath?: ((victim: Creature, dice: Dice, world: World) => Effects);
  /** whether a blow that it survives makes two of it */
  splits?: boolean;
  /** what it can do besides blows */
  power?: (keyof PowersIds);
  /** turns after which it is gone */
  lifespan?: number;
  /** hit points that it gets back each turn */
  regrows?: number;
  /** 1 if it lives in water, and nowhere else */
  swims?: number;
  /** 1 if it digs its way through rock */
  burrows?: number;
  /** 1 if walls are nothing to it */
  ghostly?: number;
  /** (attacker, defender, dice, world) => what becomes of whoever strikes it by hand */
  onStruck?: ((attacker: Creature, defender: Creature, dice: Dice, world: World) => Effects);
  /** (attacker, defender, dice, world) => effects of a blow that has hit */
  onHit?: ((attacker: Creature, defender: Creature, dice: Dice, world: World) => Effects);
  /** what looking at it tells */
  doc?: string;
}

interface ItemIds {
  leaf: ItemRow;
  ration: ItemRow;
  mango: ItemRow;
  waybread: ItemRow;
  "golden-apple": ItemRow;
  jerky: ItemRow;
  cheese: ItemRow;
  honeycomb: ItemRow;
  mushroom: ItemRow;
  meat: ItemRow;
  "toad-leg": ItemRow;
  "strange-stew": ItemRow;
  dagger: ItemRow;
  "short-sword": ItemRow;
  spear: ItemRow;
  mace: ItemRow;
  axe: ItemRow;
  "long-sword": ItemRow;
  "war-hammer": ItemRow;
  rapier: ItemRow;
  cleaver: ItemRow;
  quarterstaff: ItemRow;
  stone: ItemRow;
  dart: ItemRow;
  javelin: ItemRow;
  leather: ItemRow;
  studded: ItemRow;
  ring: ItemRow;
  chain: ItemRow;
  splint: ItemRow;
  plate: ItemRow;
  buckler: ItemRow;
  shield: ItemRow;
  cap: ItemRow;
  "tower-shield": ItemRow;
  "spiked-shield": ItemRow;
  cloak: ItemRow;
  oilskin: ItemRow;
  "felt-boots": ItemRow;
  "nailed-boots": ItemRow;
  "plague-mask": ItemRow;
  salamander: ItemRow;
  "ring-of-thrift": ItemRow;
  "ring-of-mending": ItemRow;
  "ring-of-silence": ItemRow;
  "ring-of-thorns": ItemRow;
  "ring-of-sharp-eyes": ItemRow;
  "ring-of-return": ItemRow;
  "ring-of-greed": ItemRow;
  "ring-of-bells": ItemRow;
  "ring-of-straying": ItemRow;
  bow: ItemRow;
  sling: ItemRow;
  crossbow: ItemRow;
  arrow: ItemRow;
  "fire-arrow": ItemRow;
  bolt: ItemRow;
  net: ItemRow;
  boomerang: ItemRow;
  caltrops: ItemRow;
  "smoke-pot": ItemRow;
  healing: ItemRow;
  life: ItemRow;
  speed: ItemRow;
  might: ItemRow;
  broth: ItemRow;
  skin: ItemRow;
  poison: ItemRow;
  confusion: ItemRow;
  darkness: ItemRow;
  sleep: ItemRow;
  acid: ItemRow;
  sinking: ItemRow;
  blaze: ItemRow;
  frost: ItemRow;
  damp: ItemRow;
  scent: ItemRow;
  rage: ItemRow;
  emptiness: ItemRow;
  mapping: ItemRow;
  flight: ItemRow;
  naming: ItemRow;
  sharpening: ItemRow;
  warding: ItemRow;
  plenty: ItemRow;
  fire: ItemRow;
  lullabies: ItemRow;
  terror: ItemRow;
  company: ItemRow;
  thunder: ItemRow;
  recharging: ItemRow;
  thicket: ItemRow;
  flood: ItemRow;
  tremor: ItemRow;
  runes: ItemRow;
  famine: ItemRow;
  "staff-of-sparks": ItemRow;
  "staff-of-slowness": ItemRow;
  "staff-of-blinking": ItemRow;
  "staff-of-digging": ItemRow;
  "staff-of-wind": ItemRow;
  "staff-of-crystal": ItemRow;
  "wand-of-fire": ItemRow;
  "wand-of-frost": ItemRow;
  "wand-of-webs": ItemRow;
  "wand-of-mastery": ItemRow;
  "wand-of-swapping": ItemRow;
  "wand-of-banishing": ItemRow;
  "wand-of-changing": ItemRow;
  "wand-of-doubling": ItemRow;
  "wand-of-haste": ItemRow;
  "charm-of-health": ItemRow;
  "charm-of-stone": ItemRow;
  "charm-of-fear": ItemRow;
  "charm-of-discord": ItemRow;
  "charm-of-homing": ItemRow;
  horn: ItemRow;
  cup: ItemRow;
  remnant: ItemRow;
  key: ItemRow;
}

interface ItemRow {
  /** without an article */
  name: string;
  /** for two and more; the name with an s if left out */
  plural?: string;
  /** one narrow character */
  glyph: string;
  /** its ASCII twin; the glyph itself if left out */
  plain?: string;
  /** its colour */
  tone?: ToneId;
  /** whether equal ones share a place in the pack */
  stacks?: boolean;
  /** steps that somebody who explores goes at most to pick it up; any way if left out */
  luresWithin?: number;
  /** it stands in for things whose row is gone, and that meter, a text of items, holds what they were */
  remembers?: MeterId;
  /** what looking at it tells */
  doc?: string;
  /** turns of nourishment a meal gives */
  nutrition?: number;
  /** (who, dice, world) => effects of a meal besides */
  onEat?: ((who: Creature, dice: Dice, world: World) => Effects);
  /** a word of warning about a meal */
  warning?: string;
  /** a row of flavours, whose kinds must be found out */
  family?: (keyof FlavoursIds);
  /** (who, dice, world) => effects of drinking it */
  onQuaff?: ((who: Creature, dice: Dice, world: World) => Effects);
  /** (who, world) => whether drinking it, reading it or calling on it now would do nothing for him, so that he is asked first */
  isWasted?: ((who: Creature, world: World) => boolean);
  /** whether whoever drinks or reads it is worse off, so that he is asked first if he knows */
  isHarmful?: boolean;
  /** (at, dice, world) => effects of its flask where it bursts, beside those on whom it hits */
  onShatter?: ((at: Point, dice: Dice, world: World) => Effects);
  /** whether that is all, so that whoever is hit drinks nothing of it */
  shattersOnly?: boolean;
  /** (who, dice, world) => effects of calling on it */
  onInvoke?: ((who: Creature, dice: Dice, world: World) => Effects);
  /** (who, at, dice, world) => effects of pointing it at a cell */
  onZap?: ((who: Creature, at: Point, dice: Dice, world: World) => Effects);
  /** (who, at, world) => whether anything comes of pointing it there; else nobody does. It works everywhere if left out */
  worksAt?: ((who: Creature, at: Point, world: World) => boolean);
  /** those of what it does to whoever it strikes when pointed */
  bolt?: DiceText;
  /** how often it can be used before it is empty */
  charges?: number;
  /** how often it can be used when it is found */
  charge?: number;
  /** turns in which one charge comes back, a multiple of 10; never if left out */
  recharge?: number;
  /** (who, dice, world) => effects of reading it */
  onRead?: ((who: Creature, dice: Dice, world: World) => Effects);
  /** (at, dice, world) => effects of its burning there, beside that it is gone */
  onBurn?: ((at: Point, dice: Dice, world: World) => Effects);
  /** where it is worn */
  slot?: (keyof SlotsIds);
  /** those of a blow with it in hand */
  damage?: DiceText;
  /** what its blows do besides */
  stroke?: (keyof StrokesIds);
  /** 2 where there is no room for a shield beside it */
  hands?: number;
  /** of hits after which it is thrown no more */
  breaks?: number;
  /** percent added to the chance to hit while it is worn or in hand */
  accuracy?: number;
  /** what it is shot from */
  launcher?: ItemId;
  /** those of what it does when shot from that */
  shot?: DiceText;
  /** whether each shot from it takes a turn more */
  slow?: boolean;
  /** whether it comes back to whoever throws it */
  returns?: boolean;
  /** (who, struck, dice, world) => effects of a hit with it, thrown or shot */
  onStrike?: ((who: Creature, struck: Creature, dice: Dice, world: World) => Effects);
  /** (at, dice, world) => effects of throwing it there; it is gone then */
  onLand?: ((at: Point, dice: Dice, world: World) => Effects);
  /** those of what it does when thrown */
  missile?: DiceText;
  /** defense while worn */
  armour?: number;
  /** ground and air that does its wearer no harm */
  proof?: readonly TileId[];
  /** (who, attacker, dice, world) => effects of a hit on whoever wears it */
  onStruck?: ((who: Creature, attacker: Creature, dice: Dice, world: World) => Effects);
  /** (who, dice, world) => effects of each turn with it on */
  whileWorn?: ((who: Creature, dice: Dice, world: World) => Effects);
  /** whether its wearer sees every trap near him */
  seesTraps?: boolean;
  /** whether its wearer does not die, once */
  saves?: boolean;
  /** whether there is only one, which is called by name with “the” */
  isUnique?: boolean;
  /** whether nobody and nothing takes it away from whoever carries it */
  isPrize?: boolean;
  /** cells farther that one is heard while it is worn */
  noise?: number;
  /** how many times as fast the stomach empties while it is worn or carried */
  digestion?: number;
  /** how many times as fast life comes back while it is worn */
  regeneration?: number;
}

interface TileIds {
  wall: TileRow;
  "secret-door": TileRow;
  floor: TileRow;
  door: TileRow;
  "open-door": TileRow;
  "stairs-down": TileRow;
  "stairs-up": TileRow;
  shallows: TileRow;
  grass: TileRow;
  bushes: TileRow;
  pillar: TileRow;
  rubble: TileRow;
  chasm: TileRow;
  brazier: TileRow;
  pedestal: TileRow;
  "bare-pedestal": TileRow;
  well: TileRow;
  "dry-well": TileRow;
  altar: TileRow;
  "spent-altar": TileRow;
  water: TileRow;
  mud: TileRow;
  brambles: TileRow;
  briars: TileRow;
  ice: TileRow;
  "black-ice": TileRow;
  crystal: TileRow;
  spikes: TileRow;
  web: TileRow;
  flame: TileRow;
  lava: TileRow;
  smoke: TileRow;
  "thick-smoke": TileRow;
  ash: TileRow;
  vapour: TileRow;
  miasma: TileRow;
  firedamp: TileRow;
  lever: TileRow;
  "pulled-lever": TileRow;
  portcullis: TileRow;
  "locked-door": TileRow;
  statue: TileRow;
  "watching-statue": TileRow;
  sluice: TileRow;
  "open-sluice": TileRow;
  vent: TileRow;
  "fire-vent": TileRow;
  "cracked-floor": TileRow;
  plinth: TileRow;
  "bare-plinth": TileRow;
  stall: TileRow;
  "exchange-altar": TileRow;
  "blood-altar": TileRow;
  bones: TileRow;
  shelf: TileRow;
  stele: TileRow;
  "read-stele": TileRow;
  remains: TileRow;
  roots: TileRow;
  ladder: TileRow;
  "throne-stairs": TileRow;
  "hidden-trap": TileRow;
  "dart-trap": TileRow;
  "net-trap": TileRow;
  "bell-trap": TileRow;
  "vapour-trap": TileRow;
  "circle-trap": TileRow;
  trapdoor: TileRow;
}

interface TileRow {
  /** without an article */
  name: string;
  /** one narrow character */
  glyph: string;
  /** its ASCII twin; the glyph itself if left out */
  plain?: string;
  /** its colour */
  tone?: ToneId;
  /** whether one can stand there */
  passable: boolean;
  /** whether one sees through it */
  transparent: boolean;
  /** the action that uses it: "descend", "ascend", or another of the table actions */
  action?: ActionId;
  /** the place beside the dungeon that it leads to */
  place?: PlaceId;
  /** whether somebody who walks by himself keeps off it */
  shunned?: boolean;
  /** whether creatures keep off it as they walk, and `free` leaves it out */
  daunting?: boolean;
  /** whether somebody who explores leaves alone what lies there */
  display?: boolean;
  /** whether somebody who explores goes there, once for as long as it is of that tile, and the list of all that was seen names it: let it become another once nothing can be done there */
  lure?: boolean;
  /** whether something can still be done there, of which somebody who has explored all else is told */
  awaits?: boolean;
  /** how many cells around it can be seen in the dark, on a level whose meter `dark` is above 0 */
  light?: number;
  /** (tile, dice, world) => what becomes of it, once a turn for each such cell of the present level, in reading order */
  eachTurn?: ((tile: Tile, dice: Dice, world: World) => Effects);
  /** (who, tile, dice, world) => effects of setting foot on it */
  tread?: ((who: Creature, tile: Tile, dice: Dice, world: World) => Effects);
  /** cells less far that one is heard there; below 0 where steps are loud */
  cover?: number;
  /** how many times as easily as grass it catches fire; never if left out */
  fuel?: number;
  /** whether it lies over other ground, such as gas, which comes to light when it is gone */
  covers?: boolean;
  /** those of what it does to whoever stands in it when it catches fire */
  burst?: DiceText;
  /** what it becomes beside a flame */
  melts?: TileId;
  /** whether nobody burns there */
  quenches?: boolean;
  /** whether those get through who dig, or to whom walls are nothing */
  isRock?: boolean;
  /** what looking at it tells */
  about?: TextId;
  /** what the player is asked before the hero steps onto it */
  asks?: TextId;
}

interface VerbIds {
  eat: VerbRow;
  quaff: VerbRow;
  read: VerbRow;
  wear: VerbRow;
  takeOff: VerbRow;
  zap: VerbRow;
  invoke: VerbRow;
  throw: VerbRow;
}

interface VerbRow {
  /** as it stands in a menu: "Wear" */
  menu: string;
  /** its default key */
  key?: string;
  /** turns that the use takes */
  time: number;
  /** turns that opening the choice takes; 0 if left out */
  choosing?: number;
  /** over the choice: "Wear what?" */
  ask?: string;
  /** said when nothing fits */
  none?: string;
  /** whether a target is asked for */
  aimed?: boolean;
  /** how many cells away the target may be, in view; anywhere, seen or not, if left out */
  range?: number;
  /** of what bursts there, in cells: it is shown while one aims */
  radius?: number;
  /** (item, user, world) => whether it makes sense with that item */
  fits: ((item: Item, user: Creature, world: World) => boolean);
  /** (item, user, world) => whether it is made for that: such things stand first in the choice */
  suits?: ((item: Item, user: Creature, world: World) => boolean);
  /** (item, user, world) => what the player is asked before it is done; undefined where nobody need ask */
  sure?: ((item: Item, user: Creature, world: World) => string);
}

interface ActionIds {
  step: ActionRow;
  bump: ActionRow;
  swap: ActionRow;
  attack: ActionRow;
  wait: ActionRow;
  rest: ActionRow;
  search: ActionRow;
  pickUp: ActionRow;
  drop: ActionRow;
  descend: ActionRow;
  ascend: ActionRow;
  drink: ActionRow;
  pray: ActionRow;
  pull: ActionRow;
  unlock: ActionRow;
  buy: ActionRow;
  tend: ActionRow;
  power: ActionRow;
  snatch: ActionRow;
  devour: ActionRow;
  struggle: ActionRow;
  discoveries: ActionRow;
  close: ActionRow;
}

interface ActionRow {
  /** turns; 0 is free */
  time: number;
  /** how many turns it goes on at the most; 1 if left out */
  lasts?: number;
  /** as it stands in the list of commands */
  menu?: string;
  /** its default key */
  key?: string;
  /** whether a target is asked for */
  aimed?: boolean;
  /** how many cells away the target may be, in view; anywhere, seen or not, if left out */
  range?: number;
  /** of what bursts there, in cells: it is shown while one aims */
  radius?: number;
  /** (who, action, dice, world) => effects of an action of the rules' own, before its time passes; also of one that is free */
  does?: ((who: Creature, action: Action, dice: Dice, world: World) => Effects);
  /** (who, world) => among which actions its key lets one choose, by their ids: what stands there */
  choices?: ((who: Creature, world: World) => { readonly [Id in ActionId]?: string });
  /** over that choice: "Cast what?" */
  ask?: string;
  /** said where there is nothing to choose */
  none?: string;
  /** (who, action, world) => what the player is asked before it is done; undefined where nobody need ask */
  sure?: ((who: Creature, action: Action, world: World) => string);
}

interface MeterIds {
  hitPoints: MeterRow;
  maxHitPoints: MeterRow;
  caution: MeterRow;
  attack: MeterRow;
  defense: MeterRow;
  light: MeterRow;
  dark: MeterRow;
  sight: MeterRow;
  speed: MeterRow;
  mood: MeterRow;
  lifespan: MeterRow;
  conjured: MeterRow;
  regrows: MeterRow;
  swims: MeterRow;
  burrows: MeterRow;
  ghostly: MeterRow;
  lastDeed: MeterRow;
  nourishment: MeterRow;
  hungerState: MeterRow;
  recovery: MeterRow;
  experience: MeterRow;
  kills: MeterRow;
  level: MeterRow;
  talents: MeterRow;
  wares: MeterRow;
  waresAt: MeterRow;
  noise: MeterRow;
  worn: MeterRow;
  bonus: MeterRow;
  runic: MeterRow;
  runeKnown: MeterRow;
  charge: MeterRow;
  was: MeterRow;
  known: MeterRow;
  look: MeterRow;
  roused: MeterRow;
  charted: MeterRow;
  upset: MeterRow;
  halfWay: MeterRow;
  leavesRead: MeterRow;
  foodLaid: MeterRow;
  poisoned: MeterRow;
  hasted: MeterRow;
  slowed: MeterRow;
  mighty: MeterRow;
  raging: MeterRow;
  shielded: MeterRow;
  held: MeterRow;
  burning: MeterRow;
  confused: MeterRow;
  blind: MeterRow;
  under: MeterRow;
  trap: MeterRow;
  opens: MeterRow;
  strayKeys: MeterRow;
  toldOfThings: MeterRow;
  toldOfFoes: MeterRow;
  toldOfWater: MeterRow;
  toldOfWounds: MeterRow;
  toldOfHunger: MeterRow;
  toldOfUnknown: MeterRow;
  toldOfStairs: MeterRow;
}

interface MeterRow {
  /** the value at the beginning */
  start: number | string | boolean | readonly any[] | Readonly<Record<string, any>>;
  /** what it holds: "number" (if left out), "text", "yes/no", "id of TABLE" ("" for none), a list such as ["text"], or a record such as { name: "text", age: "number" } */
  holds?: string | readonly any[] | Readonly<Record<string, any>>;
  /** "hero", "creature" (everybody), "item", "kind" (all items of a kind together), "tile" (a cell of a level), "level" or "world" */
  owner: "hero" | "creature" | "item" | "kind" | "tile" | "level" | "world";
  /** what it counts, with its unit */
  doc?: string;
}

interface SideIds {
  hero: SideRow;
  foes: SideRow;
  neutral: SideRow;
}

interface SideRow {
  /** whom it hates; also its own, if its creatures fight each other */
  hates: readonly SideId[];
}

interface PlaceIds {
  orchard: PlaceRow;
  foundry: PlaceRow;
  "kings-cellar": PlaceRow;
}

interface PlaceRow {
  /** as the status line calls it: "The crypt" */
  name: string;
  /** the depth of its first level, 2 or more; what is above leads out, to where one came in */
  from: number;
  /** how many it has, one below the other; 1 if left out. Nobody sinks or falls out of the last */
  levels?: number;
}

interface ToneIds {
  plain: ToneRow;
  dim: ToneRow;
  bright: ToneRow;
  good: ToneRow;
  warn: ToneRow;
  bad: ToneRow;
  wall: ToneRow;
  floor: ToneRow;
  stone: ToneRow;
  wood: ToneRow;
  earth: ToneRow;
  food: ToneRow;
  water: ToneRow;
  leaf: ToneRow;
  iron: ToneRow;
  magic: ToneRow;
  ash: ToneRow;
  flesh: ToneRow;
  bone: ToneRow;
  gold: ToneRow;
  dark: ToneRow;
  deep: ToneRow;
  abyss: ToneRow;
  pool: ToneRow;
  shallow: ToneRow;
  grass: ToneRow;
  fern: ToneRow;
  thicket: ToneRow;
  scree: ToneRow;
  fire: ToneRow;
  gilt: ToneRow;
  door: ToneRow;
  stairs: ToneRow;
  brick: ToneRow;
  flags: ToneRow;
  moss: ToneRow;
  silt: ToneRow;
  loam: ToneRow;
  dirt: ToneRow;
  marble: ToneRow;
  slabs: ToneRow;
  slate: ToneRow;
  gravel: ToneRow;
  velvet: ToneRow;
  carpet: ToneRow;
}

interface ToneRow {
  /** "#rrggbb" */
  fore?: string;
  /** "#rrggbb" */
  back?: string;
}

interface PaletteIds {
  usual: PaletteRow;
  protan: PaletteRow;
  deutan: PaletteRow;
  tritan: PaletteRow;
  contrast: PaletteRow;
}

interface PaletteRow {
  /** as the options call it */
  name: string;
  /** how much all that is written must stand out from its ground, as WCAG counts it: from 1, which is as it comes and holds if it is left out, to 21 */
  contrast?: number;
  /** by the name of the tone { fore, back }, each as "#rrggbb" */
  tones: Readonly<Record<string, any>>;
}

interface ChapterIds {
  aim: ChapterRow;
  first: ChapterRow;
  walking: ChapterRow;
  looking: ChapterRow;
  fighting: ChapterRow;
  weapons: ChapterRow;
  shooting: ChapterRow;
  things: ChapterRow;
  unknown: ChapterRow;
  hunger: ChapterRow;
  eating: ChapterRow;
  resting: ChapterRow;
  stealth: ChapterRow;
  stairs: ChapterRow;
  hidden: ChapterRow;
  ground: ChapterRow;
  states: ChapterRow;
  friends: ChapterRow;
  places: ChapterRow;
  ending: ChapterRow;
  saving: ChapterRow;
  screen: ChapterRow;
  mods: ChapterRow;
}

interface ChapterRow {
  title: string;
  /** paragraphs, a line each; {key.look}, {key.verb.throw}, {key.action.rest} stand for the player's keys */
  text: string;
}

interface TextIds {
  "screen.place": TextRow;
  "screen.placeBeside": TextRow;
  "screen.touched": TextRow;
  "screen.unsaved": TextRow;
  "screen.hintExplore": TextRow;
  "screen.hintPack": TextRow;
  "screen.hintHelp": TextRow;
  "screen.hintAim": TextRow;
  "screen.more": TextRow;
  "screen.filter": TextRow;
  "screen.notInList": TextRow;
  "screen.noAnswer": TextRow;
  "screen.mustChoose": TextRow;
  "screen.goesOn": TextRow;
  "screen.firstLook": TextRow;
  "screen.stopped": TextRow;
  "screen.runWhere": TextRow;
  "screen.noDirection": TextRow;
  "screen.howOften": TextRow;
  "screen.timesWhat": TextRow;
  "screen.noCount": TextRow;
  "screen.countTooHigh": TextRow;
  "screen.notCounted": TextRow;
  "screen.leftToPlayer": TextRow;
  "screen.unknownKey": TextRow;
  "screen.showsKeys": TextRow;
  "screen.goWhere": TextRow;
  "screen.noFoeInView": TextRow;
  "screen.nothingToAim": TextRow;
  "screen.noWayToFoe": TextRow;
  "screen.tooHurt": TextRow;
  "screen.nowhereKnown": TextRow;
  "screen.giveUp": TextRow;
  "screen.giveUpWord": TextRow;
  "screen.typeWord": TextRow;
  "screen.unsavedGame": TextRow;
  "screen.unsavedChoice": TextRow;
  "screen.leaveUnsaved": TextRow;
  "screen.ruleFailed": TextRow;
  "screen.ruleFailedAt": TextRow;
  "screen.oneFailure": TextRow;
  "screen.failures": TextRow;
  "screen.tellsMore": TextRow;
  "screen.noRuleFailed": TextRow;
  "screen.reloaded": TextRow;
  "screen.oldRulesStay": TextRow;
  "screen.carried": TextRow;
  "screen.nothing": TextRow;
  "screen.dropWhat": TextRow;
  "screen.drop": TextRow;
  "screen.dropOne": TextRow;
  "screen.inscribe": TextRow;
  "screen.inscribeWhat": TextRow;
  "screen.inscribed": TextRow;
  "screen.whichInscription": TextRow;
  "screen.where": TextRow;
  "screen.aim": TextRow;
  "screen.aimFirst": TextRow;
  "screen.aimHurt": TextRow;
  "screen.aimFoot": TextRow;
  "screen.lookFoot": TextRow;
  "screen.lookFootAtLeast": TextRow;
  "screen.seen": TextRow;
  "screen.remembered": TextRow;
  "screen.unseen": TextRow;
  "screen.find": TextRow;
  "screen.search": TextRow;
  "screen.searchFoot": TextRow;
  "screen.nothingFound": TextRow;
  "screen.stepAway": TextRow;
  "screen.stepsAway": TextRow;
  "screen.noKnownWay": TextRow;
  "screen.level": TextRow;
  "screen.wayAside": TextRow;
  "screen.levelBeside": TextRow;
  "screen.youAreHere": TextRow;
  "screen.overview": TextRow;
  "screen.writeNote": TextRow;
  "screen.whichNote": TextRow;
  "screen.goToLevel": TextRow;
  "screen.noJourney": TextRow;
  "screen.levelMapFoot": TextRow;
  "screen.messages": TextRow;
  "screen.searchMessages": TextRow;
  "screen.self": TextRow;
  "screen.amount": TextRow;
  "screen.selfPlace": TextRow;
  "screen.won": TextRow;
  "screen.died": TextRow;
  "screen.retired": TextRow;
  "screen.gaveUp": TextRow;
  "screen.killedBy": TextRow;
  "screen.unknownCause": TextRow;
  "screen.killedBySomebody": TextRow;
  "screen.endPlace": TextRow;
  "screen.points": TextRow;
  "screen.lookBack": TextRow;
  "screen.feats": TextRow;
  "screen.meddled": TextRow;
  "screen.lastMessages": TextRow;
  "screen.levelAsSeen": TextRow;
  "screen.writtenDown": TextRow;
  "screen.pageFoot": TextRow;
  "screen.longPageFoot": TextRow;
  "screen.goOn": TextRow;
  "screen.yes": TextRow;
  "screen.no": TextRow;
  "screen.enlarge": TextRow;
  "screen.motto": TextRow;
  "screen.continue": TextRow;
  "screen.recovered": TextRow;
  "screen.recoveredInPart": TextRow;
  "screen.keptNow": TextRow;
  "screen.keptAt": TextRow;
  "screen.keptBeside": TextRow;
  "screen.keptWith": TextRow;
  "screen.keptWithout": TextRow;
  "screen.keptForPractice": TextRow;
  "screen.endedBefore": TextRow;
  "screen.otherGames": TextRow;
  "screen.bestGames": TextRow;
  "screen.allGames": TextRow;
  "screen.killedMost": TextRow;
  "screen.watch": TextRow;
  "screen.noFilm": TextRow;
  "screen.film": TextRow;
  "screen.filmOver": TextRow;
  "screen.filmKeys": TextRow;
  "screen.filmTurn": TextRow;
  "screen.cannotGoOn": TextRow;
  "screen.saveUnreadable": TextRow;
  "screen.lacks": TextRow;
  "screen.rulesChanged": TextRow;
  "screen.modNew": TextRow;
  "screen.modIsNow": TextRow;
  "screen.modEdited": TextRow;
  "screen.modGone": TextRow;
  "screen.rowsGone": TextRow;
  "screen.goOnWithout": TextRow;
  "screen.elsewhere": TextRow;
  "screen.takeOver": TextRow;
  "screen.stillElsewhere": TextRow;
  "screen.newGame": TextRow;
  "screen.daily": TextRow;
  "screen.weekly": TextRow;
  "screen.datedPlayed": TextRow;
  "screen.gameOfDay": TextRow;
  "screen.gameOfWeek": TextRow;
  "screen.share": TextRow;
  "screen.shareRetired": TextRow;
  "screen.shareWon": TextRow;
  "screen.toShare": TextRow;
  "screen.scoreEnd": TextRow;
  "screen.scoreKilled": TextRow;
  "screen.scoreSeed": TextRow;
  "screen.scoreWith": TextRow;
  "screen.seed": TextRow;
  "screen.whichSeed": TextRow;
  "screen.noNumber": TextRow;
  "screen.tooLarge": TextRow;
  "screen.mods": TextRow;
  "screen.help": TextRow;
  "screen.manual": TextRow;
  "screen.quit": TextRow;
  "screen.withMods": TextRow;
  "screen.lose": TextRow;
  "screen.loseOne": TextRow;
  "screen.goOnWithIt": TextRow;
  "screen.noMods": TextRow;
  "screen.modsFoot": TextRow;
  "screen.overruled": TextRow;
  "screen.overruledByNone": TextRow;
  "screen.leftOut": TextRow;
  "screen.loading": TextRow;
  "screen.hasSettings": TextRow;
  "screen.unplayable": TextRow;
  "screen.requires": TextRow;
  "screen.excludes": TextRow;
  "screen.provides": TextRow;
  "screen.providesAlone": TextRow;
  "screen.staysOn": TextRow;
  "screen.staysOff": TextRow;
  "screen.nothingToSet": TextRow;
  "screen.settingsOf": TextRow;
  "screen.settingsFoot": TextRow;
  "screen.settingStays": TextRow;
  "screen.settingIs": TextRow;
  "screen.options": TextRow;
  "screen.topicScreen": TextRow;
  "screen.topicPlaying": TextRow;
  "screen.topicKeys": TextRow;
  "screen.optionsFoot": TextRow;
  "screen.colours": TextRow;
  "screen.coloursText": TextRow;
  "screen.palette": TextRow;
  "screen.paletteText": TextRow;
  "screen.characters": TextRow;
  "screen.charactersText": TextRow;
  "screen.plain": TextRow;
  "screen.plainText": TextRow;
  "screen.flashes": TextRow;
  "screen.flashesText": TextRow;
  "screen.mouse": TextRow;
  "screen.mouseText": TextRow;
  "screen.keySet": TextRow;
  "screen.keySetText": TextRow;
  "screen.hints": TextRow;
  "screen.hintsText": TextRow;
  "screen.predecessors": TextRow;
  "screen.predecessorsText": TextRow;
  "screen.syncEvery": TextRow;
  "screen.syncEveryText": TextRow;
  "screen.choiceAuto": TextRow;
  "screen.choiceTruecolour": TextRow;
  "screen.choiceNone": TextRow;
  "screen.choiceLaptop": TextRow;
  "screen.choiceOn": TextRow;
  "screen.choiceOff": TextRow;
  "screen.keysFoot": TextRow;
  "screen.keysUsual": TextRow;
  "screen.whichKey": TextRow;
  "screen.keyGiven": TextRow;
  "screen.keyTaken": TextRow;
  "screen.keyNeeded": TextRow;
  "screen.escapeNeeded": TextRow;
  "screen.enterNeeded": TextRow;
  "screen.leaveNeeded": TextRow;
  "screen.suspendNeeded": TextRow;
  "screen.repaintNeeded": TextRow;
  "screen.whatKey": TextRow;
  "screen.pressAKey": TextRow;
  "screen.moving": TextRow;
  "screen.things": TextRow;
  "screen.knowing": TextRow;
  "screen.game": TextRow;
  "screen.developing": TextRow;
  "screen.commands": TextRow;
  "screen.stepTo": TextRow;
  "screen.runTo": TextRow;
  "screen.north": TextRow;
  "screen.northEast": TextRow;
  "screen.east": TextRow;
  "screen.southEast": TextRow;
  "screen.south": TextRow;
  "screen.southWest": TextRow;
  "screen.west": TextRow;
  "screen.northWest": TextRow;
  "screen.atDistance": TextRow;
  "screen.atBoth": TextRow;
  "screen.rightHere": TextRow;
  "screen.seenAt": TextRow;
  "screen.nothingInView": TextRow;
  "screen.inView": TextRow;
  "screen.up": TextRow;
  "screen.left": TextRow;
  "screen.right": TextRow;
  "screen.down": TextRow;
  "screen.intoFoes": TextRow;
  "screen.byMouse": TextRow;
  "screen.inMenu": TextRow;
  "screen.doRun": TextRow;
  "screen.doCount": TextRow;
  "screen.doExplore": TextRow;
  "screen.doFight": TextRow;
  "screen.doAimAgain": TextRow;
  "screen.doTravel": TextRow;
  "screen.doResume": TextRow;
  "screen.doFind": TextRow;
  "screen.doOverview": TextRow;
  "screen.doPickUp": TextRow;
  "screen.doInventory": TextRow;
  "screen.doDrop": TextRow;
  "screen.doInscribe": TextRow;
  "screen.doLook": TextRow;
  "screen.doSurroundings": TextRow;
  "screen.doLevelMap": TextRow;
  "screen.doMessages": TextRow;
  "screen.doCharacter": TextRow;
  "screen.doCommands": TextRow;
  "screen.doHelp": TextRow;
  "screen.doWhatKey": TextRow;
  "screen.doRuleFailure": TextRow;
  "screen.doReload": TextRow;
  "screen.doOptions": TextRow;
  "screen.doSave": TextRow;
  "screen.doAbandon": TextRow;
  "screen.doConsole": TextRow;
  "screen.doCosts": TextRow;
  bump: TextRow;
  "bump.lava": TextRow;
  "bump.statue": TextRow;
  "bump.portcullis": TextRow;
  "bump.crystal": TextRow;
  nobodyThere: TextRow;
  noFriendThere: TextRow;
  nothingHere: TextRow;
  notCarried: TextRow;
  pickedUp: TextRow;
  carriedNow: TextRow;
  dropped: TextRow;
  liesHere: TextRow;
  lieHere: TextRow;
  moreLieHere: TextRow;
  spotted: TextRow;
  explored: TextRow;
  exploredBut: TextRow;
  exploredToTheEnd: TextRow;
  exploredAside: TextRow;
  exploredAsideBut: TextRow;
  exploredToTheEndBut: TextRow;
  barred: TextRow;
  watched: TextRow;
  inTheWay: TextRow;
  watchedOnly: TextRow;
  noWay: TextRow;
  unseen: TextRow;
  tooFar: TextRow;
  "no.descend": TextRow;
  "no.ascend": TextRow;
  "no.drink": TextRow;
  "no.pray": TextRow;
  "no.rest": TextRow;
  "done.rest": TextRow;
  begins: TextRow;
  "begins.hunger": TextRow;
  misses: TextRow;
  hits: TextRow;
  stabs: TextRow;
  throws: TextRow;
  shoots: TextRow;
  hurls: TextRow;
  flaskBursts: TextRow;
  "remains.arrival": TextRow;
  "remains.epitaph": TextRow;
  "death.hero": TextRow;
  "death.kill": TextRow;
  "death.other": TextRow;
  "death.fades": TextRow;
  "cause.blow": TextRow;
  "cause.thrown": TextRow;
  "cause.starvation": TextRow;
  "cause.cooking": TextRow;
  "cause.poison": TextRow;
  "cause.acid": TextRow;
  "cause.fire": TextRow;
  takesOff: TextRow;
  putsAway: TextRow;
  wields: TextRow;
  putsOn: TextRow;
  "worn.hand": TextRow;
  "worn.body": TextRow;
  "worn.one": TextRow;
  badlyHurt: TextRow;
  staggers: TextRow;
  steals: TextRow;
  "steals.from": TextRow;
  corrodes: TextRow;
  numb: TextRow;
  drains: TextRow;
  feeds: TextRow;
  faints: TextRow;
  starving: TextRow;
  "poison.deadly": TextRow;
  outOfDepth: TextRow;
  comesAlong: TextRow;
  "pedestal.choice": TextRow;
  "pedestal.gone": TextRow;
  staysBehind: TextRow;
  "captive.title": TextRow;
  "captive.question": TextRow;
  "captive.free": TextRow;
  "captive.leave": TextRow;
  "captive.freed": TextRow;
  spores: TextRow;
  splits: TextRow;
  mends: TextRow;
  devours: TextRow;
  clings: TextRow;
  drags: TextRow;
  "cause.drowning": TextRow;
  blaze: TextRow;
  spines: TextRow;
  "cause.spines": TextRow;
  gaze: TextRow;
  rusts: TextRow;
  "cause.fading": TextRow;
  "power.spit": TextRow;
  "cause.spit": TextRow;
  "power.bolt": TextRow;
  "cause.bolt": TextRow;
  "power.boulder": TextRow;
  "cause.boulder": TextRow;
  "power.slow": TextRow;
  "power.confuse": TextRow;
  "power.snuff": TextRow;
  "power.gloom": TextRow;
  "power.web": TextRow;
  "power.crave": TextRow;
  "power.blades": TextRow;
  "power.pipe": TextRow;
  "power.raise": TextRow;
  "power.breed": TextRow;
  "power.howl": TextRow;
  "power.toll": TextRow;
  "power.whistle": TextRow;
  "power.drum": TextRow;
  "power.rage": TextRow;
  "power.blink": TextRow;
  "power.charge": TextRow;
  "power.pull": TextRow;
  "power.hook": TextRow;
  "power.breath": TextRow;
  "power.burns": TextRow;
  "cause.breath": TextRow;
  "power.bare": TextRow;
  falls: TextRow;
  lands: TextRow;
  "cause.fall": TextRow;
  "cause.spark": TextRow;
  "found.known": TextRow;
  "found.unknown": TextRow;
  "found.nothing": TextRow;
  "found.close": TextRow;
  "statue.wakes": TextRow;
  "lock.none": TextRow;
  "lock.other": TextRow;
  "lock.forced": TextRow;
  "lock.opens": TextRow;
  "stall.offers": TextRow;
  "stall.title": TextRow;
  "stall.question": TextRow;
  "stall.pay": TextRow;
  "stall.leave": TextRow;
  "stall.poor": TextRow;
  "stall.sold": TextRow;
  "stall.own": TextRow;
  "exchange.here": TextRow;
  "exchange.done": TextRow;
  "exchange.nothing": TextRow;
  "altar.thin": TextRow;
  "altar.learned": TextRow;
  "altar.blood": TextRow;
  "altar.lesson": TextRow;
  "no.pull": TextRow;
  "door.closed": TextRow;
  "door.none": TextRow;
  struggle: TextRow;
  "zap.nowhere": TextRow;
  "zap.empty": TextRow;
  "zap.sparks": TextRow;
  "zap.slow": TextRow;
  "zap.wind": TextRow;
  "zap.crystal": TextRow;
  "wand.nothing": TextRow;
  "wand.empty": TextRow;
  "wand.fire": TextRow;
  "wand.burns": TextRow;
  "wand.webs": TextRow;
  "wand.dominates": TextRow;
  "wand.resists": TextRow;
  "wand.swaps": TextRow;
  "wand.banishes": TextRow;
  "wand.changes": TextRow;
  "wand.doubles": TextRow;
  "wand.hastes": TextRow;
  freezes: TextRow;
  "charm.heals": TextRow;
  "charm.discord": TextRow;
  "charm.homing": TextRow;
  "charm.empty": TextRow;
  "ring.strays": TextRow;
  "ring.saves": TextRow;
  "runic.echoes": TextRow;
  "runic.mercy": TextRow;
  "net.holds": TextRow;
  caltrops: TextRow;
  "cause.caltrops": TextRow;
  "cause.spikes": TextRow;
  "cause.thunder": TextRow;
  "quaffed.scent": TextRow;
  "quaffed.emptiness": TextRow;
  "read.recharging": TextRow;
  "read.thicket": TextRow;
  "read.flood": TextRow;
  "read.tremor": TextRow;
  "read.runes": TextRow;
  "read.famine": TextRow;
  "zap.blink": TextRow;
  "zap.dig": TextRow;
  "fire.burns": TextRow;
  "fire.bursts": TextRow;
  "fire.scroll": TextRow;
  "fire.scrolls": TextRow;
  "cause.burst": TextRow;
  pricks: TextRow;
  "cause.thorns": TextRow;
  "water.takes": TextRow;
  brambles: TextRow;
  "ice.slips": TextRow;
  "web.clings": TextRow;
  stumbles: TextRow;
  secretDoor: TextRow;
  trapFound: TextRow;
  "trap.dart": TextRow;
  "trap.net": TextRow;
  "trap.bell": TextRow;
  "trap.vapour": TextRow;
  "trap.circle": TextRow;
  "cause.dart": TextRow;
  tried: TextRow;
  "eaten.sick": TextRow;
  "eaten.bitter": TextRow;
  "eaten.apple": TextRow;
  "eaten.waybread": TextRow;
  "quaffed.healing": TextRow;
  "quaffed.life": TextRow;
  "quaffed.broth": TextRow;
  wakes: TextRow;
  drowses: TextRow;
  "quaffed.acid": TextRow;
  "quaffed.sinking": TextRow;
  "read.blind": TextRow;
  "read.nothing": TextRow;
  "read.mapping": TextRow;
  "read.flight": TextRow;
  "read.scholar": TextRow;
  "read.naming": TextRow;
  "read.sharpening": TextRow;
  "read.warding": TextRow;
  "read.plenty": TextRow;
  "read.fire": TextRow;
  "read.fire.nobody": TextRow;
  "read.lullabies": TextRow;
  "read.terror": TextRow;
  "read.company": TextRow;
  "read.thunder": TextRow;
  "rest.begins": TextRow;
  "rest.foes": TextRow;
  "rest.poisoned": TextRow;
  "rest.hungry": TextRow;
  "well.drunk": TextRow;
  "altar.empty": TextRow;
  "altar.weapon": TextRow;
  "altar.fists": TextRow;
  ding: TextRow;
  "ding.learned": TextRow;
  "ding.title": TextRow;
  "ding.question": TextRow;
  "bar.life": TextRow;
  "bar.food": TextRow;
  "bar.level": TextRow;
  faded: TextRow;
  "heading.food": TextRow;
  "heading.missiles": TextRow;
  "heading.potions": TextRow;
  "heading.scrolls": TextRow;
  "heading.magic": TextRow;
  "heading.weapons": TextRow;
  "heading.worn": TextRow;
  "heading.others": TextRow;
  "part.north-west": TextRow;
  "part.north": TextRow;
  "part.north-east": TextRow;
  "part.west": TextRow;
  "part.middle": TextRow;
  "part.east": TextRow;
  "part.south-west": TextRow;
  "part.south": TextRow;
  "part.south-east": TextRow;
  "key.gone": TextRow;
  "sure.meal": TextRow;
  "sure.poison": TextRow;
  "sure.read": TextRow;
  "sure.reread": TextRow;
  "sure.drink": TextRow;
  "sure.invoke": TextRow;
  "sure.well": TextRow;
  "sure.prayer": TextRow;
  "sure.blood": TextRow;
  "sure.drop": TextRow;
  "sure.flame": TextRow;
  "sure.miasma": TextRow;
  "sure.trap": TextRow;
  "sure.water": TextRow;
  "sure.chasm": TextRow;
  "ends.horn": TextRow;
  "ends.cup": TextRow;
  "ends.empty": TextRow;
  "ends.untold": TextRow;
  "home.title": TextRow;
  "home.question": TextRow;
  "home.stay": TextRow;
  "home.leave": TextRow;
  "horn.sounds": TextRow;
  "leaf.last": TextRow;
  "score.reached": TextRow;
  "look.captive": TextRow;
  "look.wand": TextRow;
  "look.shot": TextRow;
  "look.surer": TextRow;
  "look.lessSure": TextRow;
  "look.self": TextRow;
  "look.skill": TextRow;
  "look.learned": TextRow;
  "look.kills": TextRow;
  "look.unknown": TextRow;
  "mood.friend": TextRow;
  "mood.peaceful": TextRow;
  "mood.helpless": TextRow;
  "look.mood": TextRow;
  "look.friend": TextRow;
  "look.missile": TextRow;
  "look.power": TextRow;
  "look.helpless": TextRow;
  "look.odds": TextRow;
  "recall.life": TextRow;
  "recall.skill": TextRow;
  "recall.harm": TextRow;
  "recall.faster": TextRow;
  "recall.slower": TextRow;
  "recall.learned": TextRow;
  "recall.yours": TextRow;
  "recall.its": TextRow;
  "place.down": TextRow;
  "place.up": TextRow;
  "place.out": TextRow;
  "place.well": TextRow;
  "place.altar": TextRow;
  "place.blood": TextRow;
  "place.stall": TextRow;
  "place.exchange": TextRow;
  "place.aside": TextRow;
  "place.cracked": TextRow;
  "place.web": TextRow;
  "place.lava": TextRow;
  "place.lock": TextRow;
  "look.key": TextRow;
  "place.remains": TextRow;
  "place.stele": TextRow;
  "place.pedestal": TextRow;
  "place.plinth": TextRow;
  "place.dartTrap": TextRow;
  "place.netTrap": TextRow;
  "place.bellTrap": TextRow;
  "place.vapourTrap": TextRow;
  "place.circleTrap": TextRow;
  "place.trapdoor": TextRow;
  "place.lever": TextRow;
  "look.meal": TextRow;
  "look.mealWasted": TextRow;
  "look.inHand": TextRow;
  "look.withAttack": TextRow;
  "look.inHandInstead": TextRow;
  "look.held": TextRow;
  "look.charges": TextRow;
  "look.charged": TextRow;
  "look.spent": TextRow;
  "look.bolt": TextRow;
  "look.change": TextRow;
  "look.twoHands": TextRow;
  "look.quieter": TextRow;
  "look.louder": TextRow;
  "look.thrown": TextRow;
  "look.armour": TextRow;
  "look.armourInstead": TextRow;
}

interface TextRow {
  /** {name} stands for what is spoken of */
  text: string;
}

interface BotIds {
  idler: BotRow;
  glutton: BotRow;
  faster: BotRow;
  random: BotRow;
  explorer: BotRow;
  careful: BotRow;
  curious: BotRow;
  greedy: BotRow;
  archer: BotRow;
  allyKeeper: BotRow;
  veteran: BotRow;
}

interface BotRow {
  /** how it plays */
  doc: string;
  /** (who, sight, dice, world) => an action; with a walk of the sight's it goes on until something happens, for ten steps at the most, and is asked then */
  act: ((who: Creature, sight: Sight, dice: Dice, world: World) => MadeAction);
  /** (who, offer, dice, world) => the id of an option; offer has title and options, a list of ids */
  choose: ((who: Creature, offer: Choice, dice: Dice, world: World) => string);
}

interface MeasureIds {
  survival: MeasureRow;
  deaths: MeasureRow;
  hunger: MeasureRow;
  states: MeasureRow;
  supply: MeasureRow;
  found: MeasureRow;
  eaten: MeasureRow;
  meals: MeasureRow;
  uses: MeasureRow;
  spare: MeasureRow;
  lastSpare: MeasureRow;
  companions: MeasureRow;
  arrival: MeasureRow;
  levelThere: MeasureRow;
  learned: MeasureRow;
  level: MeasureRow;
  kills: MeasureRow;
}

interface MeasureRow {
  /** over its plot */
  title: string;
  /** what its numbers are counted in */
  unit?: string;
  /** after which question it is asked, such as "turnEnds"; or "gameEnds", with (story, world), where the cause of a game that was broken off is "" */
  at: string;
  /** whom it is asked for: "hero" (if left out), "others" or "everyone" */
  of?: "hero" | "others" | "everyone";
  /** meters, tables whose rows have meters, or the likes of `mood.act`; it is asked only for those who have more than 0 of one of them, or whose mood is a row with a cell `act` */
  having?: string | readonly any[];
  /** cells from the hero, or the meter of his that tells them: it is asked only for those who are no farther away */
  near?: number | string;
  /** it is asked in each turn that this divides; in every turn if left out */
  every?: number;
  /** (...given) => of what the rules are given: a number, a word that is counted, or undefined for nothing */
  count: ((...given: any[]) => any);
  /** how many games are shown together: "curve" over turns, "band" over depths, "total" of a game, "bars" of words, or "survival" */
  plot: string;
  /** whether the numbers of a game add up; the last one counts if left out */
  adds?: boolean;
}

interface MigrationIds {
}

interface MigrationRow {
  /** (data, fromVersion) => the same data with what changes: { world, hero, creatures, items, kinds, tiles, levels }, where world and hero hold meters by name, and the others hold such by id, kind or place. A meter that is left out begins anew */
  migrate: ((data: any, fromVersion: any) => any);
}

interface FlavoursIds {
  potion: unknown;
  scroll: unknown;
  wand: unknown;
  ring: unknown;
}

interface LootIds {
  dagger: unknown;
  "short-sword": unknown;
  spear: unknown;
  mace: unknown;
  axe: unknown;
  rapier: unknown;
  "long-sword": unknown;
  "war-hammer": unknown;
  stone: unknown;
  dart: unknown;
  javelin: unknown;
  leather: unknown;
  studded: unknown;
  ring: unknown;
  chain: unknown;
  splint: unknown;
  plate: unknown;
  buckler: unknown;
  shield: unknown;
  cap: unknown;
  "ring-of-thrift": unknown;
  "ring-of-mending": unknown;
  "ring-of-silence": unknown;
  "staff-of-sparks": unknown;
  "staff-of-slowness": unknown;
  "staff-of-blinking": unknown;
  "staff-of-digging": unknown;
  "staff-of-wind": unknown;
  "staff-of-crystal": unknown;
  "ring-of-thorns": unknown;
  "ring-of-sharp-eyes": unknown;
  "ring-of-return": unknown;
  "ring-of-greed": unknown;
  "ring-of-bells": unknown;
  "ring-of-straying": unknown;
  cleaver: unknown;
  quarterstaff: unknown;
  bow: unknown;
  sling: unknown;
  crossbow: unknown;
  arrow: unknown;
  "fire-arrow": unknown;
  bolt: unknown;
  net: unknown;
  boomerang: unknown;
  caltrops: unknown;
  "smoke-pot": unknown;
  "tower-shield": unknown;
  "spiked-shield": unknown;
  cloak: unknown;
  oilskin: unknown;
  "felt-boots": unknown;
  "nailed-boots": unknown;
  "plague-mask": unknown;
  salamander: unknown;
  "charm-of-health": unknown;
  "charm-of-stone": unknown;
  "charm-of-fear": unknown;
  "charm-of-discord": unknown;
  "charm-of-homing": unknown;
  "wand-of-fire": unknown;
  "wand-of-frost": unknown;
  "wand-of-webs": unknown;
  "wand-of-mastery": unknown;
  "wand-of-swapping": unknown;
  "wand-of-banishing": unknown;
  "wand-of-changing": unknown;
  "wand-of-doubling": unknown;
  "wand-of-haste": unknown;
  healing: unknown;
  life: unknown;
  speed: unknown;
  might: unknown;
  broth: unknown;
  skin: unknown;
  poison: unknown;
  confusion: unknown;
  darkness: unknown;
  sleep: unknown;
  acid: unknown;
  sinking: unknown;
  blaze: unknown;
  frost: unknown;
  damp: unknown;
  scent: unknown;
  rage: unknown;
  emptiness: unknown;
  mapping: unknown;
  flight: unknown;
  naming: unknown;
  sharpening: unknown;
  warding: unknown;
  plenty: unknown;
  fire: unknown;
  lullabies: unknown;
  terror: unknown;
  company: unknown;
  thunder: unknown;
  recharging: unknown;
  thicket: unknown;
  flood: unknown;
  tremor: unknown;
  runes: unknown;
  famine: unknown;
}

interface GuaranteedFoodIds {
  ration: unknown;
  mango: unknown;
  cheese: unknown;
  jerky: unknown;
  honeycomb: unknown;
  mushroom: unknown;
  "strange-stew": unknown;
  waybread: unknown;
}

interface VaultsIds {
  pantry: unknown;
  chapel: unknown;
  garden: unknown;
  barracks: unknown;
  cells: unknown;
  cabinet: unknown;
  lockup: unknown;
  gallery: unknown;
  prison: unknown;
  brink: unknown;
  treasury: unknown;
  nursery: unknown;
  belfry: unknown;
  hoard: unknown;
  darkChapel: unknown;
  kennel: unknown;
  kitchen: unknown;
  hide: unknown;
  pool: unknown;
  tollGate: unknown;
  provingRoom: unknown;
  emptyLarder: unknown;
  web: unknown;
  convent: unknown;
  vigil: unknown;
  anteroom: unknown;
  court: unknown;
  gatehouse: unknown;
  almshouse: unknown;
  emptyGranary: unknown;
  longTable: unknown;
  threshold: unknown;
  hollowTree: unknown;
  oldSmithy: unknown;
  library: unknown;
  apothecary: unknown;
  smithy: unknown;
  wandmaker: unknown;
  reliquary: unknown;
  island: unknown;
  bramblekeep: unknown;
  icehouse: unknown;
  stalls: unknown;
  pedlar: unknown;
  exchange: unknown;
  bloodShrine: unknown;
  statueHall: unknown;
  watchers: unknown;
  floodedTomb: unknown;
  foulTomb: unknown;
  brittleFloor: unknown;
  tinderbox: unknown;
  fireAndWater: unknown;
  guardedKey: unknown;
  drownedKey: unknown;
  burningKey: unknown;
  fallingKey: unknown;
  strongroom: unknown;
  sealedCellar: unknown;
  sealedStudy: unknown;
  leverHall: unknown;
  sluiceHall: unknown;
  gasLock: unknown;
  twoGates: unknown;
  den: unknown;
  webbedLarder: unknown;
  stockade: unknown;
  oubliette: unknown;
  scullery: unknown;
  mine: unknown;
  trappedHall: unknown;
  armsRoom: unknown;
  orchard: unknown;
  bonfire: unknown;
  drownedStore: unknown;
  sunkenShelves: unknown;
  ossuary: unknown;
  causeway: unknown;
  bathhouse: unknown;
  fishpond: unknown;
  brambleStore: unknown;
  twinClosets: unknown;
  rubbleHall: unknown;
  mudBath: unknown;
  kitchenGarden: unknown;
  statueGarden: unknown;
  spidersNook: unknown;
  coldCellar: unknown;
  campsite: unknown;
}

interface LayoutsIds {
  maze: unknown;
  greatHall: unknown;
  riverOfFire: unknown;
}

interface ThemesIds {
  cellars: unknown;
  springs: unknown;
  warrens: unknown;
  halls: unknown;
  deeps: unknown;
  court: unknown;
}

interface PronounsIds {
  it: unknown;
  he: unknown;
  she: unknown;
}

interface StatusesIds {
  poisoned: unknown;
  hasted: unknown;
  slowed: unknown;
  mighty: unknown;
  raging: unknown;
  shielded: unknown;
  held: unknown;
  burning: unknown;
  confused: unknown;
  blind: unknown;
}

interface TalentsIds {
  life: unknown;
  attack: unknown;
  defense: unknown;
  sight: unknown;
  softSteps: unknown;
  thrift: unknown;
  ironStomach: unknown;
  gourmet: unknown;
  butcher: unknown;
  strongArm: unknown;
  assassin: unknown;
  secondWind: unknown;
  fury: unknown;
  bulwark: unknown;
  lean: unknown;
  scholar: unknown;
}

interface HungerStatesIds {
  wellFed: unknown;
  sated: unknown;
  hungry: unknown;
  weak: unknown;
  fainting: unknown;
  starving: unknown;
}

interface RunicsIds {
  embers: unknown;
  frost: unknown;
  feasting: unknown;
  echoes: unknown;
  mercy: unknown;
  clamour: unknown;
  spines: unknown;
  vigour: unknown;
  ashes: unknown;
  hunger: unknown;
  rust: unknown;
}

interface SlotsIds {
  hand: unknown;
  body: unknown;
  head: unknown;
  shield: unknown;
  feet: unknown;
  back: unknown;
  finger: unknown;
}

interface StrokesIds {
  plain: unknown;
  stab: unknown;
  sweep: unknown;
  pierce: unknown;
  lunge: unknown;
  carve: unknown;
  stagger: unknown;
}

interface MindsIds {
  hunter: unknown;
  erratic: unknown;
  archer: unknown;
  thief: unknown;
  healer: unknown;
  caster: unknown;
  still: unknown;
  swimmer: unknown;
  listener: unknown;
  scavenger: unknown;
  glutton: unknown;
  mirror: unknown;
  statue: unknown;
  unseen: unknown;
}

interface MoodsIds {
  asleep: unknown;
  wandering: unknown;
  hunting: unknown;
  fleeing: unknown;
  lurking: unknown;
  captive: unknown;
}

interface PowersIds {
  spit: unknown;
  bolt: unknown;
  boulder: unknown;
  slow: unknown;
  confuse: unknown;
  snuff: unknown;
  gloom: unknown;
  web: unknown;
  crave: unknown;
  blades: unknown;
  pipe: unknown;
  raise: unknown;
  breed: unknown;
  howl: unknown;
  toll: unknown;
  drum: unknown;
  whistle: unknown;
  rage: unknown;
  blink: unknown;
  charge: unknown;
  pull: unknown;
  hook: unknown;
  burn: unknown;
  breath: unknown;
  bare: unknown;
}

interface GasesIds {
  vapour: unknown;
  miasma: unknown;
}

interface GuardiansIds {
  "clay-guard": unknown;
  "stone-guard": unknown;
  "bronze-guard": unknown;
}

interface ChronicleIds {
  gate: unknown;
  almshouse: unknown;
  granary: unknown;
  table: unknown;
  threshold: unknown;
}

interface DiaryIds {
  first: unknown;
  second: unknown;
  third: unknown;
  fourth: unknown;
  fifth: unknown;
  sixth: unknown;
}

interface BranchesIds {
  orchard: unknown;
  foundry: unknown;
  "kings-cellar": unknown;
}

interface ShelvesIds {
  weapons: unknown;
  armour: unknown;
  rings: unknown;
  staffs: unknown;
  draughts: unknown;
}

interface BossesIds {
  ratMother: unknown;
  bellringer: unknown;
  magpie: unknown;
  snuffer: unknown;
  houndsman: unknown;
  cook: unknown;
  poacher: unknown;
  angler: unknown;
  tollKeeper: unknown;
  leaven: unknown;
  larderCat: unknown;
  weaver: unknown;
  abbess: unknown;
  knight: unknown;
  guest: unknown;
}

interface CaptivesIds {
  goblin: unknown;
  archer: unknown;
  orc: unknown;
  ogre: unknown;
}

interface TrapsIds {
  "dart-trap": unknown;
  "net-trap": unknown;
  "bell-trap": unknown;
  "vapour-trap": unknown;
  "circle-trap": unknown;
  trapdoor: unknown;
}

interface FreezingIds {
  water: unknown;
  shallows: unknown;
  mud: unknown;
  flame: unknown;
}

interface SceneryIds {
  brambles: unknown;
  mud: unknown;
  firedamp: unknown;
  web: unknown;
  ice: unknown;
}

interface FeelingsIds {
  dark: unknown;
  larder: unknown;
  fungus: unknown;
  overgrown: unknown;
  flooded: unknown;
  ruin: unknown;
  silence: unknown;
  unrest: unknown;
  nest: unknown;
  armoury: unknown;
}

interface KitIds {
  ration: unknown;
  dagger: unknown;
  leather: unknown;
  dart: unknown;
  healing: unknown;
}

interface HintsIds {
  toldOfThings: unknown;
  toldOfFoes: unknown;
  toldOfWater: unknown;
  toldOfWounds: unknown;
  toldOfHunger: unknown;
  toldOfUnknown: unknown;
  toldOfStairs: unknown;
}

interface MechanismsIds {
  portcullis: unknown;
  statue: unknown;
  sluice: unknown;
  vent: unknown;
  "fire-vent": unknown;
  "cracked-floor": unknown;
}

interface StockIds {
  bottle: unknown;
  book: unknown;
  wand: unknown;
  charm: unknown;
  steel: unknown;
  relic: unknown;
  masterpiece: unknown;
  idol: unknown;
  ware: unknown;
  arms: unknown;
}

interface FeatsIds {
  home: unknown;
  cup: unknown;
  diary: unknown;
  half: unknown;
  bottom: unknown;
  haste: unknown;
  harmless: unknown;
  slayer: unknown;
  learned: unknown;
  company: unknown;
}

interface UpheavalsIds {
  rubble: unknown;
  water: unknown;
  dead: unknown;
  hounds: unknown;
  dark: unknown;
  foul: unknown;
  fire: unknown;
}

interface OwnIds {
  readonly flavours: FlavoursIds;
  readonly loot: LootIds;
  readonly guaranteedFood: GuaranteedFoodIds;
  readonly vaults: VaultsIds;
  readonly layouts: LayoutsIds;
  readonly themes: ThemesIds;
  readonly pronouns: PronounsIds;
  readonly statuses: StatusesIds;
  readonly talents: TalentsIds;
  readonly hungerStates: HungerStatesIds;
  readonly runics: RunicsIds;
  readonly slots: SlotsIds;
  readonly strokes: StrokesIds;
  readonly minds: MindsIds;
  readonly moods: MoodsIds;
  readonly powers: PowersIds;
  readonly gases: GasesIds;
  readonly guardians: GuardiansIds;
  readonly chronicle: ChronicleIds;
  readonly diary: DiaryIds;
  readonly branches: BranchesIds;
  readonly shelves: ShelvesIds;
  readonly bosses: BossesIds;
  readonly captives: CaptivesIds;
  readonly traps: TrapsIds;
  readonly freezing: FreezingIds;
  readonly scenery: SceneryIds;
  readonly feelings: FeelingsIds;
  readonly kit: KitIds;
  readonly hints: HintsIds;
  readonly mechanisms: MechanismsIds;
  readonly stock: StockIds;
  readonly feats: FeatsIds;
  readonly upheavals: UpheavalsIds;
}

interface AddedCells {
}

interface CreatureMeters {
  /** life; dead at 0 */
  readonly hitPoints: number;
  /** where healing stops */
  readonly maxHitPoints: number;
  /** share of life below which one is badly hurt: the @ turns red, and nothing fights by itself */
  readonly caution: number;
  /** skill and strength of blows */
  readonly attack: number;
  /** skill in avoiding blows */
  readonly defense: number;
  /** how far around somebody one sees in the dark, in cells */
  readonly light: number;
  /** how far one sees, in cells */
  readonly sight: number;
  /** 100 is a step a turn */
  readonly speed: number;
  /** what one is up to */
  readonly mood: (keyof MoodsIds) | "";
  /** turns until it is gone; 0 for ever */
  readonly lifespan: number;
  /** 1 for whoever was called in a fight: its death teaches nothing, and it leaves nothing */
  readonly conjured: number;
  /** hit points that it gets back each turn */
  readonly regrows: number;
  /** 1 for whoever lives in water, and nowhere else */
  readonly swims: number;
  /** 1 for whoever digs through rock */
  readonly burrows: number;
  /** 1 for whoever goes through walls */
  readonly ghostly: number;
  /** what the hero did last: the way of his step, or attack, or nothing */
  readonly lastDeed: string;
  /** turns until the stomach is empty */
  readonly nourishment: number;
  /** which row of hungerStates was told last, counted from the best */
  readonly hungerState: number;
  /** the part of a hit point on the way back */
  readonly recovery: number;
  /** points, never spent */
  readonly experience: number;
  /** how many the hero has killed */
  readonly kills: number;
  /** levels of experience reached */
  readonly level: number;
  /** what the levels have taught, in order */
  readonly talents: readonly ((keyof TalentsIds) | "")[];
  /** in how many places of this level something is laid out that the hero neither knows nor has seen */
  readonly wares: number;
  /** which these places are */
  readonly waresAt: readonly ({ readonly x: number; readonly y: number })[];
  /** how far one is heard, in cells */
  readonly noise: number;
  /** turns left */
  readonly poisoned: number;
  /** turns left */
  readonly hasted: number;
  /** turns left */
  readonly slowed: number;
  /** turns left */
  readonly mighty: number;
  /** turns left */
  readonly raging: number;
  /** turns left */
  readonly shielded: number;
  /** turns left */
  readonly held: number;
  /** turns left */
  readonly burning: number;
  /** turns left */
  readonly confused: number;
  /** turns left */
  readonly blind: number;
  /** 1 once that hint was given */
  readonly toldOfThings: number;
  /** 1 once that hint was given */
  readonly toldOfFoes: number;
  /** 1 once that hint was given */
  readonly toldOfWater: number;
  /** 1 once that hint was given */
  readonly toldOfWounds: number;
  /** 1 once that hint was given */
  readonly toldOfHunger: number;
  /** 1 once that hint was given */
  readonly toldOfUnknown: number;
  /** 1 once that hint was given */
  readonly toldOfStairs: number;
}

interface ItemMeters {
  /** 1 while it is worn or held */
  readonly worn: number;
  /** better or worse than others of its kind */
  readonly bonus: number;
  /** the rune that it bears */
  readonly runic: (keyof RunicsIds) | "";
  /** 1 once one has felt that rune */
  readonly runeKnown: number;
  /** how often a staff, a wand or a charm can be used now */
  readonly charge: number;
  /** the id of what a faded thing was */
  readonly was: string;
  /** 1 once one knows what the kind is */
  readonly known: number;
  /** which of its family's appearances the kind has */
  readonly look: number;
  /** what a key opens; nothing of its own: any lock */
  readonly opens: readonly ({ readonly depth: number; readonly place: string; readonly x: number; readonly y: number; readonly where: string; readonly homeX: number; readonly homeY: number })[];
}

interface WorldMeters {
  /** 1 once the Horn was taken, and everybody knows */
  readonly roused: number;
  /** the turn in which one first came half way down; 0 before */
  readonly halfWay: number;
  /** how many leaves of the diary one has read */
  readonly leavesRead: number;
  /** turns of nourishment that the dungeon has laid out so far, but for what was stolen since */
  readonly foodLaid: number;
  /** what the keys open that lie again where they lay, on levels where nobody is */
  readonly strayKeys: readonly ({ readonly depth: number; readonly place: string; readonly x: number; readonly y: number; readonly where: string; readonly homeX: number; readonly homeY: number })[];
}

interface TileMeters {
  /** what is under the gas there */
  readonly under: TileId | "";
  /** which trap lies hidden there */
  readonly trap: TileId | "";
}

interface LevelMeters {
  /** 1 where it is dark: one sees only what is lit */
  readonly dark: number;
  /** 1 once a scroll has drawn the whole of it */
  readonly charted: number;
  /** 1 once that has changed the level */
  readonly upset: number;
}

interface Memos {
  readonly mood: (keyof MoodsIds) | "";
  readonly lastDeed: string;
  readonly talents: readonly ((keyof TalentsIds) | "")[];
  readonly waresAt: readonly ({ readonly x: number; readonly y: number })[];
  readonly runic: (keyof RunicsIds) | "";
  readonly was: string;
  readonly under: TileId | "";
  readonly trap: TileId | "";
  readonly opens: readonly ({ readonly depth: number; readonly place: string; readonly x: number; readonly y: number; readonly where: string; readonly homeX: number; readonly homeY: number })[];
  readonly strayKeys: readonly ({ readonly depth: number; readonly place: string; readonly x: number; readonly y: number; readonly where: string; readonly homeX: number; readonly homeY: number })[];
}

type CreatureId = keyof CreatureIds;
type ItemId = keyof ItemIds;
type TileId = keyof TileIds;
type VerbId = keyof VerbIds;
type ActionId = keyof ActionIds;
type MeterId = keyof MeterIds;
type SideId = keyof SideIds;
type PlaceId = keyof PlaceIds;
type ToneId = keyof ToneIds;
type PaletteId = keyof PaletteIds;
type ChapterId = keyof ChapterIds;
type TextId = keyof TextIds;
type BotId = keyof BotIds;
type MeasureId = keyof MeasureIds;
type MigrationId = keyof MigrationIds;

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
  /** Its side, a row of `sides`. */
  readonly side: SideId;
  /** Whether the two are foes: the side of one hates that of the other. */
  hates(other: Creature): boolean;
  /** Whom it goes with from level to level, or undefined. */
  readonly follows?: Creature;
  /** What it carries. */
  readonly pack: readonly Item[];
  /** How many turns it still loses; 0 if it may act. */
  readonly paralysed: number;
  /** Whether it is dead. */
  readonly isDead: boolean;
  /** Whether it dies whatever gives life back to it: `kill` has ended it. */
  readonly isDoomed: boolean;
  /** Foes that it sees, the nearest first. */
  readonly foesInView: readonly Creature[];
  /** Who stands beside it, clockwise from north. */
  readonly neighbours: readonly Creature[];
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

/** A cell of the level with its tile. Its meters and the cells of the tile's row in `tiles` are facts too. */
interface Tile extends TileCells, TileMeters {
  /** The id of its row in `tiles`. */
  readonly kind: TileId;
  /** Where it is. */
  readonly at: Point;
  /** Columns from the left. */
  readonly x: number;
  /** Rows from the top. */
  readonly y: number;
  /** Whether it is one of the outermost of its level. */
  readonly isEdge: boolean;
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

/** A level that somebody enters, or is on. Its meters are facts too. */
interface Level extends LevelMeters {
  /** 1 is the first. */
  readonly depth: number;
  /** The place beside the dungeon to which it belongs, a row of `places`. */
  readonly place?: PlaceId;
  /** Whether nobody has been here before. */
  readonly isNew: boolean;
  /** Its rooms as they were dug; none when one comes back to it. */
  readonly rooms: readonly Room[];
  /** Columns. */
  readonly width: number;
  /** Rows. */
  readonly height: number;
  /** A free cell by chance, where no thing lies: anywhere, in a room, or so far from a place, and in no pocket of fewer than nine cells as long as there is another. Undefined if there is none. */
  free(dice: Dice, wish?: { room?: Room; from?: Place; distance?: number }): Point;
  /** The places that a drawn vault named so. */
  marks(name: string): readonly Point[];
  /** All cells that have more than 0 of a meter. */
  having(meter: MeterId): readonly Point[];
  /** All cells of that tile. */
  tiles(tile: TileId): readonly Point[];
}

/** A level in the making, by `world.grid`: a rule of `levelPlanned` works on it and answers it. An area is all but the border where it is left out. */
interface Grid {
  /** Columns. */
  readonly width: number;
  /** Rows. */
  readonly height: number;
  /** What a cell is made of. */
  at(place: Place): TileId;
  /** Makes a cell of a tile. */
  set(place: Place, tile: TileId): void;
  /** Gives a cell a name, by which `level.marks` finds it. */
  mark(name: string, place: Place): void;
  /** All cells of a tile, in reading order. */
  cells(tile: TileId): readonly Point[];
  /** Makes an area of a tile; answers its cells, as all that digs. */
  fill(tile: TileId, area?: Area): readonly Point[];
  /** Grows a cave in an area, all of one piece. */
  cave(dice: Dice, tile: TileId, area?: Area): readonly Point[];
  /** Fills an area with passages one cell wide, between any two of which there is one way. */
  maze(dice: Dice, tile: TileId, area?: Area): readonly Point[];
  /** Digs from cell to cell round one corner; what can be walked on is left as it is. */
  corridor(dice: Dice, tile: TileId, from: Place, to: Place): readonly Point[];
  /** Joins all that can be walked on by corridors. */
  join(dice: Dice, tile: TileId): void;
  /** Digs what a plan says, as large as it says, from an upper left corner on; answers the floor of its rooms, but not that of drawn ones. */
  dig(dice: Dice, plan: DugPlan, corner?: Place): readonly Point[];
  /** How many steps one walks from cell to cell, or undefined where there is no way. */
  walk(from: Place, to: Place): number | undefined;
}

/** What somebody who decides can find out about the surroundings. */
interface Sight {
  /** Foes in view, the nearest first. */
  readonly foes: readonly Creature[];
  /** The nearest foe in view, or undefined. */
  readonly foe?: Creature;
  /** The steps that are free, as actions. */
  readonly steps: readonly Action[];
  /** Whether one sees somebody. */
  sees(other: Creature): boolean;
  /** A step that leads nearer by walking, or undefined. */
  towards(place: Place): Action;
  /** A step that leads away, round corners if need be, or undefined. */
  awayFrom(place: Place): Action;
  /** A walk over what the hero knows, whoever is in view, or undefined. */
  walkTo(place: Place): Intention;
  /** Exploring, whoever is in view, or undefined when nothing is left. */
  explore(): Intention;
  /** A free step by chance, not onto ground that daunts; or undefined. */
  stroll(dice: Dice): Action;
  /** How many steps there are from that place to here by walking. */
  walkingDistance(place: Place): number;
  /** The remembered tile that is used by that action, such as "descend", and leads to no place beside the dungeon; or undefined. */
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
  /** Of what is aimed: where. */
  readonly at?: Point;
  /** Of a drop: how many. */
  readonly count?: number;
}

/** A walk that somebody may set about. A creature takes its first step; a bot goes on by itself, until something happens. */
interface Intention {
  /** What is done first. */
  readonly action: Action;
}

/** The world. Meters whose owner is "world" are facts too. */
interface World extends WorldMeters {
  /** The number of the turn; 1 is the first. */
  readonly turn: number;
  /** How deep the hero is; 1 is the first level. */
  readonly depth: number;
  /** In which place beside the dungeon the hero is, a row of `places`. */
  readonly place?: PlaceId;
  /** How deep the hero has been. */
  readonly deepest: number;
  /** The level that the hero is on. */
  readonly level: Level;
  /** Who died in earlier games, at most one for each level; nobody if the player does not want to meet them. */
  readonly predecessors: readonly Predecessor[];
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
  /** All cells of that tile on this level, in reading order. */
  tiles(tile: TileId): readonly Point[];
  /** An empty grid all of one tile, to make a level on. */
  grid(width: number, height: number, tile: TileId): Grid;
  /** Whether one sees the other: a creature no farther than its sight, a place as far as nothing lies between. */
  sees(from: Place, to: Place): boolean;
  /** The cell beside a place in that direction, also outside of the level. */
  next(place: Place, direction: Direction): Point;
  /** The cells on the straight line to a place, whatever is in the way: without the first, with the last. */
  line(from: Place, to: Place): readonly Point[];
  /** The cells that a missile flies over on its way to a place: up to a wall, or to the first who stands there. */
  path(from: Place, to: Place): readonly Point[];
  /** The cells that a blast fills: seen from its centre, walls not among them, the nearest first. */
  burst(centre: Place, radius: number): readonly Point[];
  /** The cells that a breath towards a place fills, as wide as it is long, the nearest first. */
  cone(from: Place, to: Place, range: number): readonly Point[];
  /** The free cell nearest to a place, or undefined. */
  freeNear(place: Place): Point;
  /** A free cell by chance: anywhere, or so far from a place, and in no pocket of fewer than nine cells as long as there is another. Undefined if there is none. */
  free(dice: Dice, wish?: { from?: Place; distance?: number }): Point;
  /** All cells within so many steps, the nearest first. */
  around(centre: Place, radius: number): readonly Point[];
  /** Steps between two places if nothing were in the way. */
  distance(from: Place, to: Place): number;
  /** A meter of all things of a kind together, whether there is such a thing or not. */
  meterOfKind(kind: ItemId, meter: MeterId): any;
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
  /** Whether the hero lived on: he won, or went away. */
  readonly lived: boolean;
  /** Of what the hero died, or how he won or went away. */
  readonly cause: string;
  /** Who killed the hero; "" if nobody did. */
  readonly killer: string;
  /** In which turn. */
  readonly turn: number;
  /** At which depth. */
  readonly depth: number;
}

/** The hero of an earlier game, who died. */
interface Predecessor {
  /** At which depth he lies. */
  readonly depth: number;
  /** In which place beside the dungeon, a row of `places`. */
  readonly place?: PlaceId;
  /** How his game ended. */
  readonly story: Story;
  /** He himself, with all that he had. He is nowhere in this game: nothing can be done to him or to his things. */
  readonly hero: Creature;
}

/** A choice that waits for the hero. */
interface Choice {
  /** What it is about. */
  readonly title: string;
  /** The ids of what can be chosen. */
  readonly options: readonly string[];
}

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

/** Asked once, when a game begins, after the first level was entered. The answer: meters and kit. */
type GameBegins = (hero: Creature, dice: Dice, world: World) => Effects;
/** Asked when a level is entered for the first time. The answer: how to dig it, or a drawing or a grid of it, or undefined; the last row that answers decides. The place is undefined in the dungeon itself. */
type LevelPlanned = (depth: number, dice: Dice, world: World, place: PlaceId) => Plan;
/** Asked when the hero enters a level. The answer: what lives and lies there if it is new, and what arriving does. */
type LevelBegins = (who: Creature, level: Level, dice: Dice, world: World) => Effects;
/** Asked before any action. The answer: allow(), refuse(why) or instead(action); the first that is not plain allow() decides. The ground is where a step leads, and else where one stands. */
type MayDo = (who: Creature, action: Action, world: World) => Permission;
/** Asked when somebody wants to set foot on a tile, and while he looks for a way: a row says by `having` and `ground` whom and where it concerns. The answer: allow(), refuse(why), or undefined to leave it to the next row, and in the end to the tile. */
type MayEnter = (who: Creature, tile: Tile, world: World) => Permission;
/** Asked once for each action that took time, before the others act; never for a free or a refused one. */
type ActionEnds = (who: Creature, action: Action, dice: Dice, world: World) => Effects;
/** Asked once for every turn number, after everybody has acted, also while the hero lies helpless. */
type TurnEnds = (who: Creature, dice: Dice, world: World) => Effects;
/** Asked when somebody strikes at somebody. The answer: whether it hits, and what that does. */
type BlowLands = (attacker: Creature, defender: Creature, dice: Dice, world: World) => Effects;
/** Asked when somebody walks into somebody who is no foe. The answer: what comes of it; without one he walks as into a wall. Whoever stays where he is has made no step: it takes the time of a bump, and what `takeTime` adds. */
type Bumped = (who: Creature, other: Creature, dice: Dice, world: World) => Effects;
/** Asked when a thing is used by one of the verbs. The target is undefined unless the verb is aimed. */
type ItemUsed = (user: Creature, verb: VerbId, item: Item, target: Point, dice: Dice, world: World) => Effects;
/** Asked when the hero has chosen the cell that an effect `aim` asked for: only the row that its `then` names. The answer: what comes of it. */
type Aimed = (who: Creature, at: Point, dice: Dice, world: World) => Effects;
/** Asked when the hero has taken an option, after its effects: only the row that the `then` of the offer names. The answer: what comes of it, such as the next offer. */
type Chosen = (who: Creature, option: string, dice: Dice, world: World) => Effects;
/** Asked when somebody has stepped onto a tile. */
type TileEntered = (who: Creature, tile: Tile, dice: Dice, world: World) => Effects;
/** Asked when somebody uses the tile underfoot, by the action that its row names in `action`. */
type TileUsed = (who: Creature, action: ActionId, tile: Tile, dice: Dice, world: World) => Effects;
/** Asked when somebody's hit points are at 0 or below. The answer: what is left, what the death is worth. A rule that gives hit points back saves the victim, and the rules after it are not asked. The killer may be undefined. */
type CreatureDies = (victim: Creature, killer: Creature, cause: string, dice: Dice, world: World) => Effects;
/** Asked when a creature other than the hero may act. The answer: an action, or undefined to leave it to the next row. */
type CreatureThinks = (who: Creature, sight: Sight, dice: Dice, world: World) => MadeAction;
/** Asked after each turn. The answer: words and bars of the status line. */
type StatusOf = (who: Creature, world: World) => readonly StatusPart[];
/** Asked when somebody or something is looked at. The answer: lines of text. */
type Describe = (thing: Creature | Item, viewer: Creature, world: World) => readonly string[];
/** Asked when a tile is looked at, be it in view or remembered. The answer: lines of text under its name. */
type DescribeTile = (tile: Tile, viewer: Creature, world: World) => readonly string[];
/** Asked when the player opens the page of somebody or something. The answer: lines of text below those of `describe`. */
type Recall = (thing: Creature | Item, viewer: Creature, world: World) => readonly string[];
/** Asked while the hero aims a thing by one of the verbs, about whoever is under the mark. The answer: lines of text in place of those of `describe`. */
type OddsOf = (user: Creature, verb: VerbId, item: Item, target: Creature, world: World) => readonly string[];
/** Asked whenever a thing is spoken of. The answer: its name with an article, or undefined to leave it to the next row. */
type NameOf = (thing: Creature | Item, world: World) => string;
/** Asked of each foe in view of a hero who explores or travels. The answer: whether he goes on by himself no more, or undefined to leave it to the next row, and in the end to stop. When somebody comes into view he stops in any case, once. */
type Hinders = (who: Creature, world: World) => boolean;
/** Asked of each creature in view. The answer: whether nobody takes it for one, as long as it looks like a thing: it stops nobody then, and no list names it; or undefined to leave it to the next row, and in the end to show it. */
type Disguised = (who: Creature, world: World) => boolean;
/** Asked of each creature in a place that the hero remembers, when he looks for something to go to. The answer: whether it stays there, so that the list of what he has seen names it; or undefined to leave it to the next row, and in the end to leave it out. */
type Stays = (who: Creature, world: World) => boolean;
/** Asked of each thing in a long list of things. The answer: the heading under which it stands, or undefined to leave it to the next row. */
type HeadingOf = (item: Item, world: World) => string;
/** Asked whenever a thing is painted. The answer: what is other than in its row, or undefined; a later row paints over an earlier one. What it is called is asked by `nameOf`. */
type LooksOf = (thing: Creature | Item, world: World) => Looks;
/** Asked whenever the map is painted. The answer: tones of this level in place of others, or undefined; of each tone the last row decides. */
type TonesOf = (world: World) => { [Id in ToneId]?: ToneId };
/** Asked when a game is over. The answer: points and an epitaph; the last row decides. */
type ScoreOf = (story: Story, world: World) => Score;
/** Asked when a game is over. The answer: what was achieved in it, a few words each, such as "Half way down". */
type FeatsOf = (story: Story, world: World) => readonly string[];

declare module "gnaw" {
  /**
   * A new table. Rows are plain objects of cells; a table whose values are no objects holds its cells directly. Cells are described by the third argument; without it by the rows themselves, each cell being optional that some row leaves out.
   * @example export const weather = table("weather", { rain: { days: 3 }, snow: { days: 1 } });
   */
  export const table: <const Name extends string, const Rows, const Cells extends Record<string, string> = {}>(name: Name, rows: Rows, cells?: Cells) => Table<Rows & RowsAddedTo<Name, Rows>, Omit<RowOf<Rows>, keyof Objects<Cells>> & Objects<Cells> & Described<Cells, Rows> & AddedTo<Name>>;
  /**
   * Describes more cells of a table: what a mod's own rules want to know of every row.
   * @example cells(creatures, { fur: "text?: what it wears" });
   */
  export const cells: (table: TableOf<any, any>, cells: Record<string, string>) => void;
  /**
   * Gives every row of a table a meter of the row's name, also the rows that mods add. A question's `having` may then name the table, and is asked for whoever has more than 0 of one of its meters. Rows that own meters are called as meters are: without their mod's name.
   * @example meterForEach(table("songs", { lament: { verses: 3 } }), { start: 0, owner: "hero", doc: "turns for which one still hears it" });
   */
  export const meterForEach: (table: TableOf<any, any>, meter: { start: number; owner: "hero" | "creature" | "item" | "kind" | "world"; doc?: string }) => void;
  /**
   * Says that the rows of a table are named after rows of another: whoever adds `dagger` there means the dagger of that table, his own or another mod's. A row whose name is not there is a problem.
   * @example keyedBy(table("prices", { dagger: { gold: 3 } }), items);
   */
  export const keyedBy: (table: TableOf<any, any>, names: TableOf<any, any>) => void;
  /**
   * Looks at every row of a table once the tables are closed, also at those that mods add: what is wrong comes back as a sentence by the name of the cell that it is about, and is told where that cell was written. Nothing or `{}` is fine.
   * @example validate(table("seasons", { dry: { from: 1, to: 3 } }), ({ from, to }) => (from > to ? { to: "is less than from" } : {}));
   */
  export const validate: <Rows, Row>(table: TableOf<Rows, Row>, look: (row: Row, id: string) => Record<string, string | undefined> | undefined) => void;
  /**
   * An error for a rule to throw where a cell of a row turns out to be wrong: it is told where that cell was written, and whoever wrote it is to blame.
   * @example const shown = (id) => { if (texts[id].text === "") throw flawIn(texts, id, "text", "says nothing"); };
   */
  export const flawIn: <Rows>(table: TableOf<Rows, any>, id: string, cell: string, what: string) => Error;
  /**
   * Adds rows that are not there yet. A row may say `like: "other"`: it has that row's cells where it gives none itself.
   * @example add(creatures, { ogre: { like: "rat", name: "ogre", glyph: "O", hitPoints: 40, attack: 9 } });
   */
  export const add: <Rows, New, Id extends string>(table: TableOf<Rows, any, New>, rows: Record<Id, NewRow<New, NoInfer<Id> | (keyof Rows & string)>>) => void;
  /**
   * Changes cells of rows that are there, to a value or by a function of the old value. The type stays.
   * @example amend(creatures, { rat: { hitPoints: (n) => n * 2 } });
   */
  export const amend: <Rows, Row>(table: TableOf<Rows, Row>, changes: Amendments<Rows, Row>) => void;
  /**
   * Puts a function around a function cell: `wrap(table, "row.cell", (inner) => (…args) => …)`.
   * @example wrap(rules.nameOf, "names", (names) => (thing, world) => names(thing, world).toUpperCase());
   */
  export const wrap: <Rows, Row, Path extends string>(table: TableOf<Rows, Row>, path: Written<Path, CellPath<Rows, Row>>, around: (inner: Wrapped<Row>) => Wrapped<Row>) => void;
  /**
   * Takes rows away. Two mods may take the same row away.
   * @example remove(rules.turnEnds, "healing");
   */
  export const remove: (table: TableOf<any, any>, ...rows: (string | readonly string[])[]) => void;
  /**
   * The whole id of a row, by the name that an author writes: `"stray:cat"` for `"cat"`, where only one mod has a cat. One that is not there is an error with the nearest name.
   * @example add(rules.mayDo, { hush: (_who, action) => (action.id === idOf(actions, "search") ? refuse("Not a sound!") : allow()) });
   */
  export const idOf: <Rows>(table: TableOf<Rows, any>, name: string) => keyof Rows & string;
  /**
   * Whether somebody, a thing or a tile is of that kind, by its whole id or by the part behind the mod's name, as effects take it. A kind that is not there is an error with the nearest name.
   * @example add(rules.turnEnds, { squeaks: { of: "others", answer: (who) => (isA(who, "rat") ? [say("Squeak!", { about: who })] : []) } });
   */
  export const isA: (thing: Creature | Item | Tile, kind: string) => boolean;
  /**
   * The settings of the mod that is being loaded, frozen. One that its mod.json does not name is an error.
   * @example const { strength } = settings();
   */
  export const settings: () => Settings;
  /**
   * A line for the log. With `about`, only while the hero sees that creature. The options may be just a tone.
   * @example say("You hear a squeak.", "dim")
   */
  export const say: (text: string, options?: Tone | { tone?: Tone; about?: Creature }) => Effect;
  /**
   * Adds to a meter, not beyond `atLeast` or `atMost`.
   * @example change(who, "hitPoints", -1, { atLeast: 1 })
   */
  export const change: (who: Creature | Item | Tile | Level | World | Kind, meter: MeterId, by: number, bounds?: { atLeast?: number; atMost?: number }) => Effect;
  /**
   * Gives a meter a value: a number, or what its row says that it holds.
   * @example set(who, "hitPoints", who.maxHitPoints)
   */
  export const set: <Id extends MeterId>(who: Creature | Item | Tile | Level | World | Kind, meter: Id, value: MeterHolds<Id>) => Effect;
  /**
   * Takes hit points. `by` is the creature that does it, if one does; `cause` is what the last page will say.
   * @example damage(who, dice.roll("1d4"), { cause: "a splinter" })
   */
  export const damage: (who: Creature, amount: number, why?: { by?: Creature; cause?: string }) => Effect;
  /**
   * Death, whatever the hit points.
   * @example kill(who, "old age")
   */
  export const kill: (who: Creature, cause?: string, why?: { by?: Creature }) => Effect;
  /**
   * Gives hit points back, up to the maximum.
   * @example heal(who, 5)
   */
  export const heal: (who: Creature, amount: number) => Effect;
  /**
   * Takes somebody's next turns; 0 wakes.
   * @example stun(who, 2)
   */
  export const stun: (who: Creature, turns: number) => Effect;
  /**
   * Lets what somebody does take so many turns more, also where a choice is its end.
   * @example takeTime(who, 1)
   */
  export const takeTime: (who: Creature, turns: number) => Effect;
  /**
   * Puts new things into somebody's pack.
   * @example give(who, "dagger", { count: 2 })
   */
  export const give: (who: Creature, kind: ItemId, more?: { count?: number } & { [Id in MeterId]?: MeterHolds<Id> }) => Effect;
  /**
   * Lays new things on the floor.
   * @example lay("dagger", who.at)
   */
  export const lay: (kind: ItemId, at: Place, more?: { count?: number } & { [Id in MeterId]?: MeterHolds<Id> }) => Effect;
  /**
   * Takes a carried thing out of the pack, or so many of a stack, and lays it down.
   * @example who.pack.map((item) => drop(item, who.at))
   */
  export const drop: (item: Item, at: Place, count?: number) => Effect;
  /**
   * Puts a thing, or so many of a stack, into somebody's pack as it is, with its meters and what the player has written on it.
   * @example who.pack.map((item) => hand(item, who, 1))
   */
  export const hand: (item: Item, who: Creature, count?: number) => Effect;
  /**
   * Uses up one of a stack, or more.
   * @example who.pack.map((item) => spend(item))
   */
  export const spend: (item: Item, count?: number) => Effect;
  /**
   * Brings a creature to the free cell nearest to a place: on the side of its kind, or on that of an `ally`, with whom it then follows the same.
   * @example spawn("rat", who.at, { mood: "hunting" }, { ally: who })
   */
  export const spawn: (kind: CreatureId, at: Place, meters?: { [Id in MeterId]?: MeterHolds<Id> }, more?: { ally?: Creature }) => Effect;
  /**
   * Puts somebody elsewhere on the level: to the free cell nearest to the place.
   * @example move(who, world.free(dice))
   */
  export const move: (who: Creature, to: Place) => Effect;
  /**
   * Two creatures change places.
   * @example swap(world.hero, who)
   */
  export const swap: (who: Creature, other: Creature) => Effect;
  /**
   * Takes somebody to another depth of the place where he is, with all that he is and carries: to the stairs that lead back. Those named in `with` come along, beside him. Whoever leaves the hero is out of reach of all effects behind this one.
   * @example leave(who, world.depth + 1, { with: who.neighbours.filter((one) => one.follows !== undefined) })
   */
  export const leave: (who: Creature, depth: number, more?: { with?: readonly Creature[] }) => Effect;
  /**
   * Takes somebody to the first level of a place beside the dungeon, in the same way. He leaves it, to where he came in, by a depth above that level.
   * @example who.ground.place === undefined ? [] : enter(who, who.ground.place)
   */
  export const enter: (who: Creature, place: PlaceId, more?: { with?: readonly Creature[] }) => Effect;
  /**
   * Puts somebody on another side, a row of `sides`.
   * @example join(who, "hero")
   */
  export const join: (who: Creature, side: SideId) => Effect;
  /**
   * From now on somebody goes with another, until there is nobody to follow: a fact for the rules, which decide what comes of it, such as taking stairs together.
   * @example follow(who, world.hero)
   */
  export const follow: (who: Creature, leader?: Creature) => Effect;
  /**
   * Makes the cell at a point of another tile, or a creature of another kind, whose meters stay as they are. A cell where somebody stands who could not be in such a tile stays what it is, and that is told.
   * @example become(who.at, "floor")
   */
  export const become: (what: Place, kind: TileId | CreatureId) => Effect;
  /**
   * Shows the hero cells of the map: a list of points, or "level" for all.
   * @example reveal(world.around(who.at, 5))
   */
  export const reveal: (cells: readonly Place[] | "level") => Effect;
  /**
   * Stops what goes on by itself; the text says why.
   * @example interrupt("Something moves.")
   */
  export const interrupt: (why?: string) => Effect;
  /**
   * A word for the newcomer, who may switch them off: it stands among the lines of the log, and is not kept with the game.
   * @example hint("Press g to pick up what lies here.")
   */
  export const hint: (text: string) => Effect;
  /**
   * A choice for the hero: `{ title, text, options: { id: { text, effects } } }`. `escape` is the option that Escape takes: without one, he must choose. Effects may hold the next offer; where that depends on what the answer has changed, the row of `rules.chosen` that `then` names makes it: it is told of the option once its effects have come true. What an answer brings is asked before whatever waits behind it. In its text {key.look}, {key.verb.throw}, {key.action.rest} stand for the player's keys.
   * @example offer({ title: "A voice asks", options: { yes: { text: "Yes", effects: [heal(who, 1)] }, no: { text: "No" } }, escape: "no" })
   */
  export const offer: (choice: { title: string; text?: string; options: Record<string, { text: string; effects?: Effects }>; escape?: string; then?: string }) => Effect;
  /**
   * A choice of a cell for the hero, on the map: no farther than `range` and in view, or anywhere if there is none. `radius` is of what bursts there. The row of `rules.aimed` that `then` names is told of the cell; one may also leave it, and nothing happens.
   * @example aim({ title: "Burn what?", range: 7, radius: 1, then: "spark" })
   */
  export const aim: (choice: { title: string; range?: number; radius?: number; then: string }) => Effect;
  /**
   * Lights up cells for a moment, in a tone, with a glyph or as they are. Nobody waits for it: a key ends it.
   * @example flash(world.burst(who.at, 2), { glyph: "*", tone: "warn" })
   */
  export const flash: (cells: readonly Place[], look: { glyph?: string; tone: ToneId }) => Effect;
  /**
   * The end that was hoped for; `how` is what the last page will say.
   * @example win("You found the way out.")
   */
  export const win: (how: string) => Effect;
  /**
   * The end of a hero who goes away alive, and has not won; `how` is what the last page will say.
   * @example retire("You left, and opened a tavern.")
   */
  export const retire: (how: string) => Effect;
  /**
   * All things of a kind, for what is known of them: `set(kind("healing"), "known", 1)`.
   * @example set(kind("dagger"), "known", 1)
   */
  export const kind: (id: ItemId) => Kind;
  /**
   * The same function, which computes each answer once. Of numbers and words that is for good: it may depend on nothing but them and tables. Of creatures and things it is until a fact changes that was read of them. At most two arguments; the answer is frozen, since all share it.
   * @example const rings = memoized((who) => who.pack.filter((item) => item.slot === "finger"));
   */
  export const memoized: <Reckon extends (first?: any, second?: any) => any>(reckon: Reckon) => Reckon;
  /**
   * Writes a line for whoever writes rules: a test prints it below its name, the console below its next answer, and players never see it. It answers no effects, so that it may stand among them.
   * @example log("turn", world.turn)
   */
  export const log: (...values: any[]) => Effects;
  /**
   * Yes. The line, if any, is said at the first step of something that goes on by itself.
   * @example allow("You rest.")
   */
  export const allow: (line?: string) => Permission;
  /**
   * No, and why. No time passes.
   * @example refuse("Not while you are watched.")
   */
  export const refuse: (why: string) => Permission;
  /**
   * Another action in its place.
   * @example instead(act.wait())
   */
  export const instead: (action: MadeAction) => Permission;

  /** Makes actions. */
  export const act: {
    /**
     * Passes a turn.
     * @example act.wait()
     */
    wait: () => MadeAction;
    /**
     * An action that only the rules give a meaning, by its row in `actions`: "rest", "search"; perhaps at a target.
     * @example act.plain("wait")
     */
    plain: (id: ActionId, target?: Place) => MadeAction;
    /**
     * One cell on; into a foe it becomes an attack. Directions are "north", "north-east", …
     * @example act.step("north")
     */
    step: (direction: Direction) => MadeAction;
    /**
     * Changes places with a neighbour who is no foe.
     * @example act.swap("north")
     */
    swap: (direction: Direction) => MadeAction;
    /**
     * A blow at a neighbour.
     * @example act.attack(sight.foes[0])
     */
    attack: (target: Creature) => MadeAction;
    /**
     * Takes up everything that lies here.
     * @example act.pickUp()
     */
    pickUp: () => MadeAction;
    /**
     * Lays down a thing, or so many of a stack.
     * @example act.putDown(who.pack[0])
     */
    putDown: (item: Item, count?: number) => MadeAction;
    /**
     * Uses a thing by one of the verbs, perhaps at a target.
     * @example act.use("throw", who.pack[0], sight.foes[0])
     */
    use: (verb: VerbId, item: Item, target?: Place) => MadeAction;
    /**
     * Uses the tile under one's feet: "descend", "ascend", or another that its row names.
     * @example act.useTile("descend")
     */
    useTile: (id: ActionId) => MadeAction;
  };

  /** The tables of answers, by question. */
  export const rules: {
    /**
     * Asked once, when a game begins, after the first level was entered. The answer: meters and kit.
     * @example add(rules.gameBegins, { purse: (hero) => [give(hero, "dagger"), say("You are well prepared.")] });
     */
    readonly gameBegins: QuestionTable<GameBegins, AboutHero>;
    /**
     * Asked when a level is entered for the first time. The answer: how to dig it, or a drawing or a grid of it, or undefined; the last row that answers decides. The place is undefined in the dungeon itself.
     * @example wrap(rules.levelPlanned, "planning", (planning) => (depth, ...others) => ({ ...planning(depth, ...others), rooms: 20 }));
     */
    readonly levelPlanned: QuestionTable<LevelPlanned>;
    /**
     * Asked when the hero enters a level. The answer: what lives and lies there if it is new, and what arriving does.
     * @example add(rules.levelBegins, { guard: (who, level, dice) => (level.isNew ? [spawn("rat", level.free(dice, { from: who, distance: 10 }))] : []) });
     */
    readonly levelBegins: QuestionTable<LevelBegins, AboutHero>;
    /**
     * Asked before any action. The answer: allow(), refuse(why) or instead(action); the first that is not plain allow() decides. The ground is where a step leads, and else where one stands.
     * @example add(rules.mayDo, { fear: { doing: "descend", answer: (who) => (who.hitPoints < 5 ? refuse("You dare not.") : allow()) } });
     */
    readonly mayDo: QuestionTable<MayDo, DoingOnGround>;
    /**
     * Asked when somebody wants to set foot on a tile, and while he looks for a way: a row says by `having` and `ground` whom and where it concerns. The answer: allow(), refuse(why), or undefined to leave it to the next row, and in the end to the tile.
     * @example add(rules.mayEnter, { swimming: { of: "others", having: "speed", ground: "water", answer: () => allow() } });
     */
    readonly mayEnter: QuestionTable<MayEnter, OnGround>;
    /**
     * Asked once for each action that took time, before the others act; never for a free or a refused one.
     * @example add(rules.actionEnds, { echo: { doing: "wait", answer: () => [say("It is very quiet.")] } });
     */
    readonly actionEnds: QuestionTable<ActionEnds, Doing>;
    /**
     * Asked once for every turn number, after everybody has acted, also while the hero lies helpless.
     * @example add(rules.turnEnds, { drip: (_who, dice) => (dice.oneIn(50) ? [say("Water drips somewhere.", "dim")] : []) });
     */
    readonly turnEnds: QuestionTable<TurnEnds, TurnByTurn>;
    /**
     * Asked when somebody strikes at somebody. The answer: whether it hits, and what that does.
     * @example add(rules.blowLands, { thorns: { of: "others", answer: (attacker, defender) => [damage(attacker, 1, { by: defender, cause: "thorns" })] } });
     */
    readonly blowLands: QuestionTable<BlowLands, AboutSomebody>;
    /**
     * Asked when somebody walks into somebody who is no foe. The answer: what comes of it; without one he walks as into a wall. Whoever stays where he is has made no step: it takes the time of a bump, and what `takeTime` adds.
     * @example add(rules.bumped, { greeting: (_who, other, _dice, world) => [say(`Good day, ${world.nameOf(other)}.`)] });
     */
    readonly bumped: QuestionTable<Bumped, AboutSomebody>;
    /**
     * Asked when a thing is used by one of the verbs. The target is undefined unless the verb is aimed.
     * @example add(rules.itemUsed, { thanks: (_user, verb, item, _target, _dice, world) => [say(`So much for ${world.nameOf(item)}.`)] });
     */
    readonly itemUsed: QuestionTable<ItemUsed, Doing>;
    /**
     * Asked when the hero has chosen the cell that an effect `aim` asked for: only the row that its `then` names. The answer: what comes of it.
     * @example add(rules.aimed, { spark: (who, at, _dice, world) => world.burst(at, 1).map((cell) => world.creatureAt(cell)).filter((one) => one !== undefined).map((one) => damage(one, 2, { by: who, cause: "a spark" })) });
     */
    readonly aimed: QuestionTable<Aimed, AboutHero>;
    /**
     * Asked when the hero has taken an option, after its effects: only the row that the `then` of the offer names. The answer: what comes of it, such as the next offer.
     * @example add(rules.chosen, { toast: (who, option) => (option === "more" ? [heal(who, 1), offer({ title: "Another?", options: { more: { text: "Yes" }, enough: { text: "No" } }, escape: "enough", then: "toast" })] : []) });
     */
    readonly chosen: QuestionTable<Chosen, AboutHero>;
    /**
     * Asked when somebody has stepped onto a tile.
     * @example add(rules.tileEntered, { draught: { ground: "door", answer: () => [say("A draught comes through the door.")] } });
     */
    readonly tileEntered: QuestionTable<TileEntered, OnGround>;
    /**
     * Asked when somebody uses the tile underfoot, by the action that its row names in `action`.
     * @example add(rules.tileUsed, { farewell: { before: "stairs", answer: (_who, action) => (action === "descend" ? [say("Farewell, daylight.")] : []) } });
     */
    readonly tileUsed: QuestionTable<TileUsed, DoingOnGround>;
    /**
     * Asked when somebody's hit points are at 0 or below. The answer: what is left, what the death is worth. A rule that gives hit points back saves the victim, and the rules after it are not asked. The killer may be undefined.
     * @example add(rules.creatureDies, { trophy: { of: "others", answer: (victim, killer) => (killer?.isHero ? [lay("dagger", victim.at)] : []) } });
     */
    readonly creatureDies: QuestionTable<CreatureDies, AboutSomebody>;
    /**
     * Asked when a creature other than the hero may act. The answer: an action, or undefined to leave it to the next row.
     * @example add(rules.creatureThinks, { coward: { before: "thinking", answer: (who, sight) => (who.kind === "rat" && sight.foes.length > 0 ? sight.awayFrom(sight.foes[0]) : undefined) } });
     */
    readonly creatureThinks: QuestionTable<CreatureThinks, AboutSomebody>;
    /**
     * Asked after each turn. The answer: words and bars of the status line.
     * @example add(rules.statusOf, { burden: (who) => (who.pack.length > 20 ? [{ text: "Burdened", tone: "warn" }] : []) });
     */
    readonly statusOf: QuestionTable<StatusOf, AboutSomebody>;
    /**
     * Asked when somebody or something is looked at. The answer: lines of text.
     * @example add(rules.describe, { wounds: (thing) => (!thing.isItem && thing.hitPoints < thing.maxHitPoints ? ["It is wounded."] : []) });
     */
    readonly describe: QuestionTable<Describe>;
    /**
     * Asked when a tile is looked at, be it in view or remembered. The answer: lines of text under its name.
     * @example add(rules.describeTile, { way: (tile) => (tile.passable ? ["One can walk there."] : []) });
     */
    readonly describeTile: QuestionTable<DescribeTile>;
    /**
     * Asked when the player opens the page of somebody or something. The answer: lines of text below those of `describe`.
     * @example add(rules.recall, { hoard: (thing) => (thing.isItem ? [] : [`It carries ${thing.pack.length} things.`]) });
     */
    readonly recall: QuestionTable<Recall>;
    /**
     * Asked while the hero aims a thing by one of the verbs, about whoever is under the mark. The answer: lines of text in place of those of `describe`.
     * @example add(rules.oddsOf, { near: (user, _verb, _item, target, world) => [`It is ${world.distance(user.at, target.at)} steps away.`] });
     */
    readonly oddsOf: QuestionTable<OddsOf>;
    /**
     * Asked whenever a thing is spoken of. The answer: its name with an article, or undefined to leave it to the next row.
     * @example add(rules.nameOf, { king: { before: "names", answer: (thing) => (thing.kind === "rat" ? "His Majesty" : undefined) } });
     */
    readonly nameOf: QuestionTable<NameOf>;
    /**
     * Asked of each foe in view of a hero who explores or travels. The answer: whether he goes on by himself no more, or undefined to leave it to the next row, and in the end to stop. When somebody comes into view he stops in any case, once.
     * @example add(rules.hinders, { crumbs: (who) => (who.kind === "rat" ? false : undefined) });
     */
    readonly hinders: QuestionTable<Hinders, AboutSomebody>;
    /**
     * Asked of each creature in view. The answer: whether nobody takes it for one, as long as it looks like a thing: it stops nobody then, and no list names it; or undefined to leave it to the next row, and in the end to show it.
     * @example add(rules.disguised, { scarecrow: (who) => (who.kind === "rat" ? who.mood === "lurking" : undefined) });
     */
    readonly disguised: QuestionTable<Disguised, AboutSomebody>;
    /**
     * Asked of each creature in a place that the hero remembers, when he looks for something to go to. The answer: whether it stays there, so that the list of what he has seen names it; or undefined to leave it to the next row, and in the end to leave it out.
     * @example add(rules.stays, { sunning: (who) => (who.kind === "rat" ? who.mood === "asleep" : undefined) });
     */
    readonly stays: QuestionTable<Stays, AboutSomebody>;
    /**
     * Asked of each thing in a long list of things. The answer: the heading under which it stands, or undefined to leave it to the next row.
     * @example add(rules.headingOf, { sharp: { before: "headings", answer: (item) => (item.slot === "hand" ? "Sharp things" : undefined) } });
     */
    readonly headingOf: QuestionTable<HeadingOf>;
    /**
     * Asked whenever a thing is painted. The answer: what is other than in its row, or undefined; a later row paints over an earlier one. What it is called is asked by `nameOf`.
     * @example add(rules.looksOf, { hurt: (thing) => (!thing.isItem && thing.hitPoints < 3 ? { tone: "bad" } : undefined) });
     */
    readonly looksOf: QuestionTable<LooksOf>;
    /**
     * Asked whenever the map is painted. The answer: tones of this level in place of others, or undefined; of each tone the last row decides.
     * @example add(rules.tonesOf, { dusk: (world) => (world.turn > 1000 ? { floor: "dim" } : undefined) });
     */
    readonly tonesOf: QuestionTable<TonesOf>;
    /**
     * Asked when a game is over. The answer: points and an epitaph; the last row decides.
     * @example wrap(rules.scoreOf, "scoring", (scoring) => (story, world) => ({ ...scoring(story, world), points: world.turn }));
     */
    readonly scoreOf: QuestionTable<ScoreOf>;
    /**
     * Asked when a game is over. The answer: what was achieved in it, a few words each, such as "Half way down".
     * @example add(rules.featsOf, { patience: (story) => (story.turn > 10000 ? ["Patient"] : []) });
     */
    readonly featsOf: QuestionTable<FeatsOf>;
  };

  export const creatures: Table<CreatureIds, CreatureRow, CreatureRow>;
  export const items: Table<ItemIds, ItemRow, ItemRow>;
  export const tiles: Table<TileIds, TileRow, TileRow>;
  export const verbs: Table<VerbIds, VerbRow, VerbRow>;
  export const actions: Table<ActionIds, ActionRow, ActionRow>;
  export const meters: Table<MeterIds, MeterRow, MeterRow>;
  export const sides: Table<SideIds, SideRow, SideRow>;
  export const places: Table<PlaceIds, PlaceRow, PlaceRow>;
  export const tones: Table<ToneIds, ToneRow, ToneRow>;
  export const palettes: Table<PaletteIds, PaletteRow, PaletteRow>;
  export const manual: Table<ChapterIds, ChapterRow, ChapterRow>;
  export const texts: Table<TextIds, TextRow, TextRow>;
  export const bots: Table<BotIds, BotRow, BotRow>;
  export const measures: Table<MeasureIds, MeasureRow, MeasureRow>;
  export const migrations: Table<MigrationIds, MigrationRow, MigrationRow>;
}

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
