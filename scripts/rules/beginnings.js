// What a hero sets out with.
import { give, say, table } from "gnaw";

export const kit = table("kit", { ration: { kind: "ration", count: 1 } });

export const beginnings = (hero) => [
  Object.values(kit).map(({ kind, count }) => give(hero, kind, { count })),
  say("You stand at the top of the dungeon. Something below is worth the way."),
];
