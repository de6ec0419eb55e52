// What the notes teach, one thing each, in the order in which one comes by them.
import { add, idOf, interrupt, meters, offer, set, table, tiles, win } from "gnaw";
import { said } from "./words.js";

export const lessons = table("lessons", {
  moving: {
    title: "Walking",
    text: "Arrows walk; so do the number keys and some letters, which {key.help} shows. With Shift you run. Go east, through the door: whoever walks into a door opens it.",
  },
  looking: {
    title: "Looking",
    text: "{key.look} looks around: arrows move the mark, Tab goes to the next thing or note, Enter tells more, Esc comes back. Look at the statue. At the right of the screen stands how you are, and whom and what you see.",
  },
  taking: {
    title: "Picking up",
    text: "Something lies there. Walk onto it and press {key.pickUp}. {key.inventory} shows all that you carry, and what can be done with it.",
  },
  eating: {
    title: "Eating",
    text: "You have walked a long way, and you are hungry: look at the bar of food. {key.verb.eat} eats. Whoever eats when he is full wastes most of it, and whoever never eats starves.",
    does: (who) => set(who, "nourishment", Math.min(who.nourishment, 250)),
  },
  throwing: {
    title: "Throwing",
    text: "{key.verb.throw} throws: choose the darts, then whom to hit, and press Enter. The box tells how likely that is. Behind the next door a rat sleeps, unless you were loud; whoever is asleep is hit for sure.",
  },
  fighting: {
    title: "Fighting",
    text: "Walk into an enemy to strike it, or press {key.fight} to fight the nearest. Look at it first: the box tells how a fight would end. Whoever runs away in time lives longer.",
  },
  resting: {
    title: "Resting",
    text: "You are hurt. {key.action.rest} rests until you are well, as long as nobody watches; it makes you hungry. A potion of healing is quicker: {key.verb.quaff} drinks.",
    does: (who) => set(who, "hitPoints", Math.min(who.hitPoints, Math.ceil(who.maxHitPoints / 2))),
  },
  exploring: {
    title: "Letting it go by itself",
    text: "{key.explore} explores, until something turns up. {key.action.descend} walks to the stairs down, and pressed once more it takes them. {key.find} finds anything that you have seen. {key.help} shows all keys, and {key.commands} a menu of them.",
  },
  leaving: {
    title: "Down",
    text: "Ahead are stairs down. That is all there is to learn here: press {key.action.descend} on them. In the game the Horn of Plenty lies on the last depth. Fetch it, and bring it up.",
  },
}, {
  title: "text: what stands over it",
  text: "text: what it says; {key.look}, {key.verb.eat}, {key.action.rest} stand for the player's keys",
  does: "rule?: (who) => what has to happen for it to matter",
});

/** Every note is a tile of its own. */
export const noteOf = (id) => /** @type {TileId} */ (`note-${id}`);

add(meters, { noteRead: { start: 0, owner: "tile", doc: "1 once the note there was read" } });

const lessonsOn = (tile) => Object.keys(lessons).filter((id) => tile.kind === idOf(tiles, noteOf(id)));

const shown = (id) =>
  offer({ title: said(`${id}.title`, lessons[id].title), text: said(id, lessons[id].text), options: { on: { text: said("on", "Go on") } }, escape: "on" });

/** A note is read where one steps onto it first; later it neither stops nor harms anybody. */
export const reading = (who, tile) =>
  tile.noteRead ? [] : lessonsOn(tile).map((id) => [set(tile, "noteRead", 1), lessons[id].does?.(who) ?? [], interrupt(), shown(id)]);

/** Whoever stands on a note can read it once more; what has to happen for it to matter has happened. */
export const rereading = (who, action) => (action === "reread" ? lessonsOn(who.ground).map(shown) : []);

/** The stairs lead out of it. */
export const leaving = (_who, action) => (action === "descend" ? [win(said("ends", "You have learned all that the notes can teach. A game of your own is n on the title."))] : []);
