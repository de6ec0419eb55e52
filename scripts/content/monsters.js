// Who lives in the dungeon, from the first depth to the last.
import { add, creatures, validate } from "gnaw";
import { corrosion, drain, paralysis, spores, theft, venom } from "../rules/bites.js";
import { flawsOfBody } from "../rules/flaws.js";

add(creatures, {
  rat: {
    name: "rat", glyph: "r", tone: "earth", hitPoints: 6, attack: 0, defense: 0, damage: "1d3", from: 1, to: 3, weight: 20,
    leaves: { meat: 8 }, doc: "It gnaws at everything.",
  },
  kobold: {
    name: "kobold", glyph: "k", tone: "earth", hitPoints: 8, attack: 1, defense: 0, damage: "1d4", from: 1, to: 4, weight: 20,
    fleesBelow: 0.25, carries: ["stone"], doc: "Small, bitter, and armed with what it found.",
  },
  jackal: {
    name: "jackal", glyph: "j", tone: "wood", hitPoints: 7, attack: 0, defense: 2, damage: "1d3", speed: 150, from: 1, to: 4, weight: 6,
    company: "1d2", leaves: { meat: 8 }, doc: "Never alone, and faster than you.",
  },
  bat: {
    name: "cave bat", glyph: "b", tone: "ash", hitPoints: 9, attack: 1, defense: 5, damage: "1d4", speed: 150, from: 2, to: 7, weight: 12,
    mind: "erratic", braves: ["water", "chasm", "brambles", "briars", "web", "ice", "mud"], doc: "One never knows where it flies next.",
  },
  viper: {
    name: "viper", glyph: "s", tone: "leaf", hitPoints: 12, attack: 2, defense: 3, damage: "1d3", from: 2, to: 6, weight: 12,
    onHit: venom(40, 5), leaves: { meat: 5 }, doc: "Its bite goes on hurting.",
  },
  monkey: {
    name: "monkey", glyph: "m", tone: "earth", hitPoints: 12, attack: 3, defense: 4, damage: "1d2", from: 2, to: 8, weight: 8,
    mind: "thief", onHit: theft, leaves: { mango: 3 }, doc: "It wants what you have.",
  },
  goblin: {
    name: "goblin", glyph: "g", tone: "leaf", hitPoints: 15, attack: 4, defense: 3, damage: "1d5", from: 3, to: 7, weight: 18,
    company: "1d2-1", leaves: { "strange-stew": 2 }, doc: "It lives in bands, and likes company for dinner.",
  },
  archer: {
    name: "goblin archer", glyph: "g", tone: "wood", hitPoints: 14, attack: 3, defense: 2, damage: "1d3", from: 3, to: 8, weight: 12,
    mind: "archer", carries: Array(4).fill("dart"), fleesBelow: 0.3, doc: "It keeps its distance, as long as it has darts.",
  },
  toad: {
    name: "giant toad", glyph: "t", tone: "leaf", hitPoints: 20, attack: 2, defense: 1, damage: "1d5", from: 2, to: 6, weight: 10,
    leaves: { "toad-leg": 15 }, braves: ["water", "mud"], doc: "Harmless, mostly. Some eat its legs.",
  },
  lurker: {
    name: "cave lurker", glyph: "l", tone: "stone", hitPoints: 31, attack: 7, defense: 4, damage: "2d4", from: 4, to: 9, weight: 10,
    lurks: true, guise: "a stone", guiseGlyph: "/", doc: "It looks like a stone until you are near.",
  },
  mound: {
    name: "acid mound", glyph: "a", tone: "gold", hitPoints: 23, attack: 7, defense: 2, damage: "1d4", from: 4, to: 8, weight: 10,
    onHit: corrosion, doc: "It feeds on metal and leather.",
  },
  orc: {
    name: "orc", glyph: "o", tone: "flesh", hitPoints: 32, attack: 7, defense: 4, damage: "1d8+1", from: 4.5, to: 9, weight: 12,
    company: "1d2-1", leaves: { jerky: 3 }, doc: "Strong, armed, and in a bad mood.",
  },
  wolf: {
    name: "wolf", glyph: "w", tone: "stone", hitPoints: 21, attack: 5, defense: 5, damage: "1d6+1", speed: 150, from: 5, to: 9, weight: 12,
    company: "1d2", leaves: { meat: 5 }, doc: "The pack hunts as one.",
  },
  spider: {
    name: "cave spider", glyph: "x", tone: "ash", hitPoints: 26, attack: 8, defense: 6, damage: "1d6", from: 6, to: 10, weight: 10,
    onHit: venom(50, 8), braves: ["web"], doc: "Its poison is patient.",
  },
  ghoul: {
    name: "ghoul", glyph: "z", tone: "bone", hitPoints: 44, attack: 10, defense: 3, damage: "1d8+2", from: 6, to: 10, weight: 10,
    onHit: paralysis, doc: "Its touch is cold, and stills the limbs.",
  },
  ogre: {
    name: "ogre", glyph: "O", tone: "earth", hitPoints: 65, attack: 10, defense: 3, damage: "2d6+3", from: 7, to: 10, weight: 14,
    leaves: { cheese: 3, jerky: 5 }, doc: "One blow is often enough.",
  },
  wraith: {
    name: "wraith", glyph: "W", tone: "magic", hitPoints: 49, attack: 13, defense: 8, damage: "1d8+2", from: 8, to: 10, weight: 12,
    onHit: drain, doc: "It starved down here, long ago, and takes it out on the living.",
  },
  troll: {
    name: "troll", glyph: "T", tone: "leaf", hitPoints: 72, attack: 14, defense: 5, damage: "2d7+4", from: 9, to: 10, weight: 12,
    leaves: { meat: 15 }, doc: "It eats what it catches, and it catches most things.",
  },
  puffball: {
    name: "puffball", glyph: "p", tone: "bone", hitPoints: 4, attack: 0, defense: 0, damage: "1d1", speed: 50, from: 2, to: 7, weight: 9,
    onDeath: spores, doc: "It drifts along. What is in it is better left in it.",
  },
  ooze: {
    name: "ooze", glyph: "j", tone: "magic", hitPoints: 30, attack: 3, defense: 0, damage: "1d3", from: 4, to: 9, weight: 9,
    splits: true, doc: "Cut it in two, and there are two.",
  },
  mystic: {
    name: "goblin mystic", glyph: "g", tone: "magic", hitPoints: 12, attack: 2, defense: 4, damage: "1d3", from: 3, to: 8, weight: 6,
    mind: "healer", fleesBelow: 0.5, doc: "It mumbles, and the wounds of others close.",
  },
});

validate(creatures, flawsOfBody);
