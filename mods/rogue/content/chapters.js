// What the manual says of this game, in the place of those chapters of the base game that are not true here.
import { add, manual } from "gnaw";

const chapter = (title, ...paragraphs) => ({ title, text: paragraphs.join("\n") });

add(manual, {
  eighties: chapter(
    "The dungeon of the eighties",
    "On level 26 lies the Amulet of Yendor. Go down, take it, and bring it up. Stairs lead down; up they lead only whoever carries it.",
    "A letter is a monster: look at it with {key.look} before it comes to you. Most lie and wait; the mean come for you on sight.",
  ),
  blows: chapter(
    "Fighting",
    "Walk into a monster, or press {key.fight}: it goes to the nearest and strikes. Blows throw twenty sides, and the better armour is, the higher they must throw. The box of {key.look} tells the odds of both sides.",
    "In a passage they come one by one. {key.verb.throw} throws a dagger or a dart, and shoots an arrow if you have the bow in hand.",
  ),
  gear: chapter(
    "Weapons, armour, rings and sticks",
    "{key.verb.wear} takes in hand or puts on, {key.verb.takeOff} takes off. Armour counts from 0, which is bare, to 10 and more; there is a finger for a ring on each hand, and most rings make hungry.",
    "{key.verb.zap} points a wand or a staff, as long as there is a charge in it. What is cursed does not come off.",
  ),
  riddles: chapter(
    "What you do not know",
    "Drink with {key.verb.quaff}, read with {key.verb.read}: most tell by what they do what they are. Others take a scroll that identifies them. How good a weapon is you learn by such a scroll alone.",
    "{key.action.discoveries} shows what you know, and how likely the rest is.",
  ),
  fare: chapter(
    "Hunger and wounds",
    "Eat with {key.verb.eat} once you are hungry: a full stomach holds no more than it holds. Whoever is weak faints in the end, and then starves.",
    "Wounds close by themselves while nobody strikes you: {key.action.rest} rests, {key.action.wait} waits a turn.",
  ),
  dark: chapter(
    "Rooms, doors and traps",
    "Rooms may be dark, and doors hidden: {key.action.search} searches beside you, again and again if need be. Traps are found in the same way, or by stepping into them.",
    "Each level has nine places, three by three. Where a side of the map is empty, something is hidden.",
  ),
  purse: chapter(
    "Gold and the end",
    "Gold is your score. Whoever dies leaves a tenth of it behind; whoever comes out with the Amulet sells all that he carries.",
    "The list of the best keeps how each game ended. The daily game is the same for everybody on that day, the weekly one in that week.",
  ),
});
