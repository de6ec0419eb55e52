// What the manual says of this game: what is other than in the base game, of which the chapters beside it speak.
import { add, manual } from "gnaw";

add(manual, {
  eighties: {
    title: "The dungeon of the eighties",
    text: [
      "This is another game: on level 26 lies the Amulet of Yendor. Stairs lead down; up they lead only whoever carries it. There is no Horn here, no talents, no altars and no vaults.",
      "Armour counts from 0, which is bare, to 10 and more. Blows throw twenty sides against it. A letter is a monster: look at it with {key.look} before it comes to you.",
      "Gold is your score. Who dies leaves a tenth of it behind; who comes out with the Amulet sells all that he carries.",
      "What you do not know tells itself by use, or by a scroll; {key.action.discoveries} shows what you know, and how likely the rest is. What is cursed does not come off.",
      "Rooms may be dark, and doors hidden: {key.action.search} searches beside you, again and again if need be.",
    ].join("\n"),
  },
});
