// The least that makes a game, and one rule: each turn a store goes down by its pace, and its owner is told so when it runs low.
import { actions, add, change, creatures, meters, rules, say, tiles } from "gnaw";

add(meters, {
  hitPoints: { start: 1, owner: "creature" },
  maxHitPoints: { start: 1, owner: "creature" },
  attack: { start: 0, owner: "creature" },
  defense: { start: 0, owner: "creature" },
  sight: { start: 7, owner: "creature" },
  speed: { start: 100, owner: "creature" },
  store: { start: 1000, owner: "hero" },
  pace: { start: 2, owner: "hero" },
});
add(creatures, { hero: { name: "you", glyph: "@", hitPoints: 20, attack: 3, defense: 1 } });
add(tiles, {
  wall: { name: "wall", glyph: "#", passable: false, transparent: false },
  floor: { name: "floor", glyph: ".", passable: true, transparent: true },
  up: { name: "up", glyph: "<", passable: true, transparent: true, action: "ascend" },
  down: { name: "down", glyph: ">", passable: true, transparent: true, action: "descend" },
});
add(actions, { wait: { time: 1 }, step: { time: 1 }, bump: { time: 0 } });
add(rules.levelPlanned, {
  planning: () => ({
    width: 40, height: 20, rooms: 5, up: true, down: true,
    tiles: { wall: "wall", floor: "floor", door: "floor", secretDoor: "wall", stairsUp: "up", stairsDown: "down" },
  }),
});

const word = (left) => (left < 300 ? "low" : "well");

add(rules.turnEnds, {
  tick: (who) => [change(who, "store", -who.pace, { atLeast: 0 }), say(`${word(who.store - who.pace)} at ${who.hitPoints}`)],
});
