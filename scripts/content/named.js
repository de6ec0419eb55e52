// Those who have a name, and wait in a place of their own with something worth the trouble.
import { add, creatures } from "gnaw";
import { blaze, drain, grip, paralysis, slip, spines, theft, venom } from "../rules/bites.js";

add(creatures, {
  ratMother: {
    name: "Rat Mother", pronoun: "she", glyph: "R", tone: "gold", hitPoints: 20, attack: 3, defense: 2, damage: "1d5", isUnique: true,
    power: "pipe", carries: ["ring-of-thrift"], doc: "All of them are hers, and all of them come when she calls. Be quick.",
  },
  bellringer: {
    name: "Blind Bellringer", pronoun: "he", glyph: "k", tone: "gold", hitPoints: 22, attack: 3, defense: 2, damage: "1d5+1", isUnique: true,
    mind: "listener", power: "toll", carries: ["ring-of-silence"], doc: "He has ears alone, and a bell for whomever he hears. Stand still, and he gropes past you.",
  },
  magpie: {
    name: "Magpie King", pronoun: "he", glyph: "v", tone: "gold", hitPoints: 18, attack: 4, defense: 5, damage: "1d4", speed: 120, isUnique: true,
    mind: "thief", onHit: theft, braves: ["brambles", "briars", "water", "chasm"], doc: "Whatever glitters is his, and he will not stay to argue. His hoard lies where he slept.",
  },
  snuffer: {
    name: "Candle Snuffer", glyph: "h", tone: "gold", hitPoints: 20, attack: 3, defense: 4, damage: "1d5", isUnique: true,
    power: "snuff", carries: ["ring-of-return", "darkness"], doc: "It cannot bear a light, nor an eye that sees one. Stay where you know the way, and strike at what breathes.",
  },
  houndsman: {
    name: "Houndsman", pronoun: "he", glyph: "g", tone: "gold", hitPoints: 26, attack: 4, defense: 3, damage: "1d6+1", isUnique: true,
    mind: "caster", power: "whistle", carries: ["spear", "nailed-boots"], doc: "He never gets his own hands dirty. While he whistles, his hounds are twice as fast: a door lets in one at a time.",
  },
  cook: {
    name: "Mad Cook", pronoun: "he", glyph: "g", tone: "gold", hitPoints: 28, attack: 5, defense: 3, damage: "1d8+1", isUnique: true,
    carries: ["axe", "toad-leg"], doc: "The whole band eats what he stirs. Nobody asks what it was.",
  },
  poacher: {
    name: "Poacher", pronoun: "he", glyph: "k", tone: "gold", hitPoints: 24, attack: 4, defense: 4, damage: "1d6", isUnique: true,
    mind: "archer", carries: ["javelin", "javelin", "dart", "dart", "dart", "bow", "cloak"], doc: "He keeps behind his snares, and throws. Go round a corner, and let him come for you.",
  },
  angler: {
    name: "Drowned Angler", pronoun: "he", glyph: "z", tone: "gold", hitPoints: 28, attack: 4, defense: 3, damage: "1d6+1", isUnique: true,
    mind: "swimmer", swims: 1, power: "hook", carries: ["oilskin", "ring-of-sharp-eyes"],
    doc: "He still casts his line, five steps far, and draws in what bites. He never leaves his pool. Throw from beyond it, or from where he does not see you.",
  },
  tollKeeper: {
    name: "Toll Keeper", pronoun: "he", glyph: "S", tone: "gold", hitPoints: 46, attack: 8, defense: 6, damage: "1d8+2", isUnique: true,
    mind: "statue", carries: ["shield", "staff-of-digging"], doc: "He has stood here for so long that he moves only when you do. Wait, and throw.",
  },
  leaven: {
    name: "Mother Leaven", pronoun: "she", glyph: "J", tone: "gold", hitPoints: 44, attack: 8, defense: 2, damage: "1d8+1", speed: 75, isUnique: true,
    regrows: 2, onHit: grip(2), carries: ["ring-of-mending", "waybread"], doc: "She was set aside to rise, and nobody came back. Half a fight is none: strike hard and without a pause, or outwalk her.",
  },
  larderCat: {
    name: "Larder Cat", glyph: "f", tone: "gold", hitPoints: 38, attack: 8, defense: 7, damage: "1d6+2", isUnique: true,
    power: "blink", onHit: slip, carries: ["felt-boots", "charm-of-fear"], doc: "It was to keep the mice away, and has grown. It is there, it bites, it is gone: wait for it with your back to a wall.",
  },
  weaver: {
    name: "Old Weaver", pronoun: "she", glyph: "x", tone: "gold", hitPoints: 44, attack: 8, defense: 6, damage: "1d8", isUnique: true,
    onHit: venom(50, 7), carries: ["ring-of-mending", "life"], doc: "Those in her web are kept fresh for a long time.",
  },
  abbess: {
    name: "Bone Abbess", pronoun: "she", glyph: "z", tone: "gold", hitPoints: 56, attack: 10, defense: 7, damage: "1d8+1", isUnique: true,
    mind: "caster", power: "raise", onHit: paralysis, carries: ["staff-of-sparks", "life"], doc: "Her nuns lie all around, and get up one by one. Go straight for her.",
  },
  knight: {
    name: "Knight of Crumbs", pronoun: "he", glyph: "W", tone: "gold", hitPoints: 64, attack: 12, defense: 9, damage: "2d6+1", isUnique: true,
    onHit: drain, carries: ["long-sword", "plate"], doc: "He swore to fast until the Horn was his. He keeps his word.",
  },
  guest: {
    name: "Last Guest", pronoun: "he", glyph: "G", tone: "gold", hitPoints: 54, attack: 12, defense: 8, damage: "2d5+1", isUnique: true,
    power: "crave", onHit: drain, carries: ["war-hammer", "life", "life"], doc: "Nobody told him that the feast was over. A look of his empties the stomach: do not stand and stare.",
  },
  greenMother: {
    name: "Green Mother", pronoun: "she", glyph: "F", tone: "gold", hitPoints: 36, attack: 6, defense: 3, damage: "1d8", speed: 75, isUnique: true,
    regrows: 1, onStruck: spines, braves: ["brambles", "briars"], doc: "She planted all of it, and it is hers. What she loses grows again; what burns does not.",
  },
  founder: {
    name: "Founder", pronoun: "he", glyph: "S", tone: "gold", hitPoints: 64, attack: 10, defense: 8, damage: "2d6+1", speed: 75, isUnique: true,
    braves: ["flame"], onDeath: blaze, doc: "He cast himself, last of all. He is slow, and does not cool.",
  },
  steward: {
    name: "Steward of the Cellar", pronoun: "he", glyph: "W", tone: "gold", hitPoints: 110, attack: 14, defense: 9, damage: "2d7+3", isUnique: true,
    power: "blades", onHit: drain, doc: "He keeps count of what is gone. It takes him a long time.",
  },
  king: {
    name: "Hollow King", pronoun: "he", glyph: "K", tone: "gold", hitPoints: 100, attack: 13, defense: 7, damage: "2d7+1", isUnique: true,
    onHit: drain, doc: "He sat down to a feast a thousand years ago and was never filled. The Horn is his.",
  },
});
