// What is neither beast nor folk: slimes, shades, and things that should not move.
import { add, creatures } from "gnaw";
import { blaze, corrosion, drain, gaze, grip, rust } from "../rules/bites.js";

add(creatures, {
  gazer: {
    name: "gazing eye", glyph: "e", tone: "water", hitPoints: 16, attack: 0, defense: 0, damage: "1d1", speed: 50, from: 2.6, to: 8, weight: 7,
    mind: "still", onStruck: gaze, doc: "It only looks. Whoever strikes it by hand cannot look away.",
  },
  ember: {
    name: "ember sprite", glyph: "F", tone: "fire", hitPoints: 9, attack: 3, defense: 5, damage: "1d2", speed: 120, from: 3.8, to: 8, weight: 8,
    power: "burn", onDeath: blaze, doc: "It bursts into flames beside you, and when it dies. Kill it from afar, or among its friends.",
  },
  flask: {
    name: "twitching flask", glyph: "!", tone: "flesh", hitPoints: 34, attack: 8, defense: 4, damage: "2d4", from: 4, to: 9, weight: 7,
    lurks: true, guise: "a flask", guiseGlyph: "!", power: "bare", doc: "It stands there, unopened. It is waiting.",
  },
  mimic: {
    name: "mimic", glyph: "!", tone: "gold", hitPoints: 34, attack: 8, defense: 4, damage: "2d4", onHit: grip(2),
    doc: "It was never a flask. It holds on to whom it bites.",
  },
  statue: {
    name: "stone warden", glyph: "S", tone: "stone", hitPoints: 48, attack: 10, defense: 7, damage: "2d5+2", from: 5, to: 10, weight: 7,
    lurks: true, guise: "a statue", guiseGlyph: "&", mind: "statue", doc: "It moves only when you move, and strikes only when you strike. You can wait, throw and think.",
  },
  mirror: {
    name: "mirror shade", glyph: "M", tone: "magic", hitPoints: 36, attack: 11, defense: 5, damage: "2d5", from: 5.6, to: 10, weight: 7,
    mind: "mirror", doc: "It does what you do, the other way round. It does not throw.",
  },
  giggler: {
    name: "giggler", glyph: "i", tone: "magic", hitPoints: 20, attack: 7, defense: 9, damage: "1d4", speed: 120, from: 5.4, to: 9, weight: 7,
    mind: "caster", power: "confuse", doc: "It giggles, and left is right. Stand still until it stops being funny.",
  },
  rustJelly: {
    name: "rust jelly", glyph: "J", tone: "wood", hitPoints: 40, attack: 7, defense: 1, damage: "1d6", speed: 75, from: 5.2, to: 9, weight: 8,
    onStruck: rust, onHit: corrosion, doc: "Iron that touches it is iron no more. Use fists, or what you can spare.",
  },
  ghost: {
    name: "ghost", glyph: "G", tone: "bone", hitPoints: 34, attack: 9, defense: 9, damage: "1d6+1", from: 6.2, to: 10, weight: 9,
    ghostly: 1, onHit: drain, doc: "Walls are nothing to it. Fight it in the open, where it cannot hide.",
  },
  doughGolem: {
    name: "dough golem", glyph: "J", tone: "food", hitPoints: 60, attack: 9, defense: 1, damage: "2d4+2", speed: 75, from: 6, to: 9, weight: 8,
    regrows: 2, leaves: { ration: 10 }, doc: "It rises again like dough. Strike hard and without a pause, or walk away.",
  },
  stalker: {
    name: "gloom stalker", glyph: "X", tone: "ash", hitPoints: 46, attack: 12, defense: 6, damage: "2d5+1", speed: 150, from: 6.8, to: 10, weight: 8,
    mind: "unseen", doc: "It never moves while you see it. Do not turn your back.",
  },
  cube: {
    name: "glass cube", glyph: "C", tone: "iron", hitPoints: 80, attack: 9, defense: 0, damage: "2d6", speed: 50, from: 7, to: 10, weight: 7,
    onHit: grip(3), doc: "Half as fast as you, and it does not let go. Outwalk it.",
  },
  craving: {
    name: "craving", glyph: "W", tone: "flesh", hitPoints: 38, attack: 9, defense: 8, damage: "1d6", from: 7.4, to: 10, weight: 8,
    mind: "caster", power: "crave", doc: "A look of it empties the stomach. Get out of its sight, or at its throat.",
  },
});
