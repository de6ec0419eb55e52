// What is found in a room: one weighted table for monsters and things alike, which changes with the depth.
import { settings, table } from "gnaw";

const { faithfulTable } = settings();

/** What the original puts there, and what that is here: a kind of creature, or of item. An entry without weight is left out. */
export const spawnTable = table("spawnTable", {
  Goblin: { weight: () => 10, creature: "goblin" },
  Orc: { weight: (depth) => 1 + depth, creature: "orc" },
  "Health Potion": { weight: () => 7, item: "healing" },
  "Fireball Scroll": { weight: (depth) => 2 + depth, item: "fire" },
  "Confusion Scroll": { weight: (depth) => 2 + depth, item: "confusion" },
  "Magic Missile Scroll": { weight: () => 4, item: "javelin" },
  Dagger: { weight: () => 3, item: "dagger" },
  Shield: { weight: () => 3, item: "buckler" },
  Longsword: { weight: (depth) => depth - 1, item: "long-sword" },
  "Tower Shield": { weight: (depth) => depth - 1, item: "shield" },
  Rations: { weight: () => 10, item: "ration" },
});

/** The name of a row, by chance; "None" where the original's mistake comes into play, which gives the first slot of each entry away. */
export const drawn = (depth, dice) => {
  const entries = Object.entries(spawnTable)
    .map(([name, row]) => ({ name, weight: row.weight(depth) }))
    .filter(({ weight }) => weight > 0);
  const total = entries.reduce((sum, { weight }) => sum + weight, 0);
  return entryAt(entries, dice.between(1, total) - 1);
};

/** @param {readonly { name: string, weight: number }[]} entries */
function entryAt([entry, ...others], slot) {
  if (slot >= entry.weight) return entryAt(others, slot - entry.weight);
  return faithfulTable && slot === 0 ? "None" : entry.name;
}
