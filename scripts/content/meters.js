// Every named number of the base game: who has it, and what it starts with.
import { add, meters } from "gnaw";

add(meters, {
  hitPoints: { start: 1, owner: "creature", doc: "life; dead at 0" },
  maxHitPoints: { start: 1, owner: "creature", doc: "where healing stops" },
  attack: { start: 0, owner: "creature", doc: "strength of blows" },
  defense: { start: 0, owner: "creature", doc: "what blows are weakened by" },
  sight: { start: 7, owner: "creature", doc: "how far one sees, in cells" },
  speed: { start: 100, owner: "creature", doc: "100 is a step a turn" },
  nourishment: { start: 1800, owner: "hero", doc: "turns until the stomach is empty" },
  hungerState: { start: 0, owner: "hero", doc: "which row of hungerStates was told last" },
  recovery: { start: 0, owner: "hero", doc: "hundredths of a hit point on the way back" },
});
