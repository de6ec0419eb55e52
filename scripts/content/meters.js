// Every named number of the base game: who has it, and what it starts with.
import { add, meters } from "gnaw";

add(meters, {
  hitPoints: { start: 1, owner: "creature", doc: "life; dead at 0" },
  maxHitPoints: { start: 1, owner: "creature", doc: "where healing stops" },
  caution: { start: 1 / 3, owner: "hero", doc: "share of life below which one is badly hurt: the @ turns red, and nothing fights by itself" },
  attack: { start: 0, owner: "creature", doc: "skill and strength of blows" },
  defense: { start: 0, owner: "creature", doc: "skill in avoiding blows" },
  light: { start: 3, owner: "creature", doc: "how far around somebody one sees in the dark, in cells" },
  dark: { start: 0, owner: "level", doc: "1 where it is dark: one sees only what is lit" },
  sight: { start: 7, owner: "creature", doc: "how far one sees, in cells" },
  speed: { start: 100, owner: "creature", doc: "100 is a step a turn" },
  mood: { start: "wandering", holds: "id of moods", owner: "creature", doc: "what one is up to" },
  nourishment: { start: 1800, owner: "hero", doc: "turns until the stomach is empty" },
  hungerState: { start: 0, owner: "hero", doc: "which row of hungerStates was told last, counted from the best" },
  recovery: { start: 0, owner: "hero", doc: "the part of a hit point on the way back" },
  experience: { start: 0, owner: "hero", doc: "points, never spent" },
  kills: { start: 0, owner: "hero", doc: "how many the hero has killed" },
  level: { start: 1, owner: "hero", doc: "levels of experience reached" },
  talents: { start: [], holds: ["id of talents"], owner: "hero", doc: "what the levels have taught, in order" },
  noise: { start: 14, owner: "hero", doc: "how far one is heard, in cells" },
  worn: { start: 0, owner: "item", doc: "1 while it is worn or held" },
  bonus: { start: 0, owner: "item", doc: "better or worse than others of its kind" },
  charge: { start: 0, owner: "item", doc: "how often a staff can be used now" },
  known: { start: 0, owner: "kind", doc: "1 once one knows what the kind is" },
  look: { start: 0, owner: "kind", doc: "which of its family's appearances the kind has" },
  foodLaid: { start: 0, owner: "world", doc: "turns of nourishment that the dungeon has laid out so far, but for what was stolen since" },
});
