// Those who can talk: kobolds, goblins, orcs and giants, with their leaders and their spells.
import { add, creatures } from "gnaw";

add(creatures, {
  slinger: {
    name: "kobold slinger", glyph: "k", tone: "stone", hitPoints: 9, attack: 2, defense: 1, damage: "1d3", from: 2, to: 5, weight: 9,
    mind: "archer", carries: Array(4).fill("stone"), fleesBelow: 0.3, doc: "It throws stones until it has none. Pick them up.",
  },
  piper: {
    name: "kobold piper", glyph: "k", tone: "magic", hitPoints: 14, attack: 2, defense: 3, damage: "1d3", from: 3, to: 6, weight: 7,
    mind: "caster", power: "pipe", doc: "It pipes, and rats come. Silence it, and they stop coming.",
  },
  chief: {
    name: "goblin chief", glyph: "g", tone: "bright", hitPoints: 30, attack: 6, defense: 5, damage: "1d8+1", from: 4.4, to: 8, weight: 9,
    followers: { goblin: "1d2", archer: "1d2-1", mystic: "1d2-1" }, carries: ["short-sword"], doc: "Where it is, its band is. Meet them in a corridor.",
  },
  sparkcaller: {
    name: "goblin sparkcaller", glyph: "g", tone: "water", hitPoints: 17, attack: 4, defense: 4, damage: "1d4", from: 4.4, to: 8, weight: 8,
    mind: "caster", power: "bolt", fleesBelow: 0.4, doc: "Sparks from six steps away, and never nearer than four. Break the line.",
  },
  hexer: {
    name: "goblin hexer", glyph: "g", tone: "ash", hitPoints: 22, attack: 5, defense: 4, damage: "1d4", from: 5.2, to: 9, weight: 7,
    mind: "caster", power: "slow", followers: { goblin: "1d2" }, doc: "Its hex makes legs heavy while the others come. Throw something at it.",
  },
  bladecaller: {
    name: "goblin bladecaller", glyph: "g", tone: "iron", hitPoints: 24, attack: 5, defense: 5, damage: "1d4", from: 5.5, to: 9, weight: 8,
    mind: "caster", power: "blades", doc: "It calls blades out of the air, which fade again. Round a corner they find nobody.",
  },
  blade: {
    name: "flying blade", glyph: "/", tone: "iron", hitPoints: 1, attack: 7, defense: 4, damage: "1d4", speed: 150, lifespan: 7,
    doc: "It will be gone in a moment. So may you.",
  },
  drummer: {
    name: "orc drummer", glyph: "o", tone: "magic", hitPoints: 32, attack: 7, defense: 4, damage: "1d6+1", from: 5.8, to: 9, weight: 7,
    mind: "caster", power: "drum", followers: { orc: "1d2" }, doc: "As long as it drums, the others are twice as fast.",
  },
  berserker: {
    name: "orc berserker", glyph: "o", tone: "food", hitPoints: 50, attack: 10, defense: 3, damage: "1d8+3", from: 6.6, to: 10, weight: 10,
    power: "rage", doc: "Half dead it is twice as dangerous. Have your best blow ready for then.",
  },
  trollkin: {
    name: "cave trollkin", glyph: "T", tone: "stone", hitPoints: 55, attack: 10, defense: 4, damage: "2d5+2", from: 7.3, to: 10, weight: 9,
    regrows: 1, leaves: { meat: 15 }, doc: "Its wounds close while you watch. Do not leave it half done.",
  },
  boneCaller: {
    name: "bone caller", glyph: "z", tone: "magic", hitPoints: 36, attack: 8, defense: 6, damage: "1d6", from: 7, to: 10, weight: 8,
    mind: "caster", power: "raise", doc: "It never runs out of bones. It can run out of life.",
  },
  skeleton: {
    name: "skeleton", glyph: "Z", tone: "bone", hitPoints: 28, attack: 7, defense: 5, damage: "1d8", from: 5.8, to: 9, weight: 8,
    company: "1d2-1", doc: "Nothing left to lose, and nothing to carry.",
  },
  orcCaptain: {
    name: "orc captain", glyph: "o", tone: "bright", hitPoints: 55, attack: 11, defense: 7, damage: "2d5+2", from: 7.7, to: 10, weight: 8,
    followers: { orc: "1d2", berserker: "1d2-1", drummer: "1d2-1" }, carries: ["long-sword"], doc: "It shouts, they march. A door is worth ten swords.",
  },
  giant: {
    name: "stone giant", glyph: "H", tone: "stone", hitPoints: 95, attack: 13, defense: 4, damage: "2d8+3", speed: 75, from: 9.2, to: 10, weight: 10,
    power: "boulder", doc: "It throws rocks as far as it sees. Near it is slow.",
  },
});
