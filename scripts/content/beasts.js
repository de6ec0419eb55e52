// Beasts and vermin: each with a way of its own.
import { add, creatures } from "gnaw";
import { drowning, foodTheft, grip, leeching, slip, spines, venom } from "../rules/bites.js";

add(creatures, {
  beetle: {
    name: "stag beetle", glyph: "i", tone: "earth", hitPoints: 9, attack: 0, defense: 5, damage: "1d3", speed: 75, from: 1, to: 4, weight: 12,
    doc: "Slow, and hard to crack.",
  },
  newt: {
    name: "spitting newt", glyph: "n", tone: "leaf", hitPoints: 8, attack: 1, defense: 2, damage: "1d2", speed: 75, from: 1, to: 4, weight: 10,
    mind: "caster", power: "spit", doc: "It spits from a few steps away, and backs off, slower than you. Go after it.",
  },
  leech: {
    name: "cave leech", glyph: "c", tone: "flesh", hitPoints: 12, attack: 3, defense: 0, damage: "1d3", speed: 75, from: 2, to: 5, weight: 10,
    onHit: leeching, doc: "It clings and drinks. Do not let it reach you; it is slow.",
  },
  crow: {
    name: "grave crow", glyph: "v", tone: "ash", hitPoints: 11, attack: 2, defense: 4, damage: "1d4", speed: 150, from: 2, to: 6, weight: 9,
    mind: "scavenger", doc: "It would rather have a meal that lies still. Whatever it eats makes it bigger.",
  },
  larderImp: {
    name: "larder imp", glyph: "i", tone: "flesh", hitPoints: 14, attack: 4, defense: 4, damage: "1d2", speed: 120, from: 2, to: 7, weight: 4,
    mind: "glutton", onHit: foodTheft, doc: "It takes nothing but food, runs, and eats as soon as it dares. Be quicker.",
  },
  wasp: {
    name: "cellar wasp", glyph: "y", tone: "gold", hitPoints: 5, attack: 2, defense: 6, damage: "1d2", speed: 200, from: 3, to: 6, weight: 8,
    company: "1d3", mind: "erratic", onHit: venom(30, 3), doc: "One is a nuisance. It is never one. A corridor thins them out.",
  },
  eel: {
    name: "pale eel", glyph: "E", tone: "bone", hitPoints: 20, attack: 4, defense: 3, damage: "1d5", speed: 150, habitat: "shallows", from: 3, to: 9,
    mind: "swimmer", swims: 1, onHit: drowning, doc: "It cannot leave the water. You can.",
  },
  mole: {
    name: "delver mole", glyph: "d", tone: "earth", hitPoints: 22, attack: 4, defense: 3, damage: "1d6", from: 3, to: 7, weight: 9,
    burrows: 1, doc: "Rock is no wall to it, and it leaves the way open for others.",
  },
  worm: {
    name: "rot worm", glyph: "c", tone: "bone", hitPoints: 10, attack: 2, defense: 0, damage: "1d4", speed: 75, from: 3, to: 6, weight: 7,
    power: "breed", doc: "Where there is one there will be ten. Be quick, or be gone.",
  },
  crab: {
    name: "cave crab", glyph: "e", tone: "wood", hitPoints: 18, attack: 4, defense: 7, damage: "1d5", from: 3, to: 6, weight: 9,
    onHit: grip(2), doc: "Hard outside, and it does not let go.",
  },
  boar: {
    name: "tusk boar", glyph: "q", tone: "earth", hitPoints: 32, attack: 5, defense: 3, damage: "1d6+1", from: 4.2, to: 8, weight: 10,
    power: "charge", leaves: { meat: 20 }, doc: "It charges from afar, in a straight line. Wait round a corner.",
  },
  moth: {
    name: "gloom moth", glyph: "y", tone: "ash", hitPoints: 10, attack: 2, defense: 7, damage: "1d2", speed: 150, from: 3.4, to: 7, weight: 7,
    mind: "erratic", power: "gloom", doc: "The dust of its wings puts eyes out for a while. Kill it first.",
  },
  howler: {
    name: "howler", glyph: "A", tone: "wood", hitPoints: 20, attack: 4, defense: 4, damage: "1d6", from: 3.7, to: 7, weight: 8,
    power: "howl", doc: "When it sees you, everybody knows. Do not be seen by it.",
  },
  hound: {
    name: "blind hound", glyph: "h", tone: "bone", hitPoints: 27, attack: 6, defense: 4, damage: "2d4", speed: 150, from: 4.5, to: 8, weight: 9,
    mind: "listener", doc: "It has ears, and no eyes. Stand still, and it passes by.",
  },
  webber: {
    name: "web spinner", glyph: "x", tone: "bone", hitPoints: 24, attack: 6, defense: 4, damage: "1d6", from: 4.8, to: 8, weight: 9,
    power: "web", onHit: venom(25, 4), doc: "It throws its web first, and comes then. Blows are free even in a web.",
  },
  thornback: {
    name: "thornback", glyph: "q", tone: "leaf", hitPoints: 34, attack: 5, defense: 4, damage: "1d8", speed: 75, from: 4.8, to: 8, weight: 9,
    onStruck: spines, leaves: { meat: 12 }, doc: "Whoever strikes it by hand is stung. Throw something.",
  },
  blinkCat: {
    name: "blink cat", glyph: "f", tone: "magic", hitPoints: 24, attack: 8, defense: 7, damage: "1d6+1", from: 5.2, to: 9, weight: 9,
    power: "blink", onHit: slip, doc: "It is beside you, it bites, it is elsewhere. Keep your back to a wall and wait.",
  },
  lasher: {
    name: "tongue lasher", glyph: "t", tone: "flesh", hitPoints: 40, attack: 8, defense: 3, damage: "2d4+1", speed: 75, from: 5.5, to: 9, weight: 9,
    power: "pull", leaves: { "toad-leg": 20 }, doc: "Slow on its feet. Its tongue is not: stay out of its sight.",
  },
  bloodBat: {
    name: "blood bat", glyph: "b", tone: "flesh", hitPoints: 26, attack: 9, defense: 8, damage: "1d6+1", speed: 150, from: 6.3, to: 10, weight: 10,
    mind: "erratic", company: "1d2-1", onHit: leeching, doc: "It flutters, hangs on, and drinks.",
  },
  courtHound: {
    name: "court hound", glyph: "h", tone: "gold", hitPoints: 32, attack: 11, defense: 6, damage: "2d5", speed: 150, from: 8, to: 10, weight: 10,
    company: "1d2", doc: "The King's own. They hunt together: let them come one by one.",
  },
  bull: {
    name: "cellar bull", glyph: "B", tone: "earth", hitPoints: 76, attack: 12, defense: 5, damage: "2d6+2", from: 8.6, to: 10, weight: 9,
    power: "charge", leaves: { meat: 30 }, doc: "A boar grown up. Give it no straight line.",
  },
  drake: {
    name: "cinder drake", glyph: "D", tone: "fire", hitPoints: 74, attack: 12, defense: 7, damage: "2d6+2", from: 8.9, to: 10, weight: 10,
    power: "breath", doc: "It breathes fire five cells far, at everybody in front of it. Stand behind one of its friends.",
  },
});
