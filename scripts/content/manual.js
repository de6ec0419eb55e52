// What a player can read about the game, chapter by chapter: what one must know, and no number that a rule may change.
import { add, manual } from "gnaw";

const chapter = (title, ...paragraphs) => ({ title, text: paragraphs.join("\n") });

add(manual, {
  aim: chapter(
    "What it is about",
    "On the last depth lies the Horn of Plenty. Go down, fetch it, and bring it up again. What can kill you on the way are those who live there, and your stomach.",
    "Each dungeon is dug anew. Whoever dies begins again, and knows more: a dead hero is not continued.",
  ),
  first: chapter(
    "The first steps",
    "{key.explore} explores by itself, picks up what is worth it, and stops when something turns up; it says why. Look at whatever you do not know with {key.look} before you touch it.",
    "{key.commands} shows all that can be done, with its keys. {key.whatKey} tells what a key does.",
  ),
  walking: chapter(
    "Walking, running, travelling",
    "Step into a door to open it, into a foe to strike it, into a friend to change places. With Shift, or with {key.runPrefix} before the direction, you run until something comes. After {key.count} you type how often the next step or action is to be done: Enter ends the number where digits walk.",
    "{key.travel} goes to a place that you know, {key.find} to anything that you have seen, on whatever level. What was interrupted goes on with {key.resume}. Any key stops it.",
  ),
  looking: chapter(
    "Looking",
    "{key.look} goes through all that is in view: the box tells how a fight would stand, in numbers. Enter tells all that is known, and . walks there.",
    "{key.surroundings} says in words what is around you. {key.levelMap} shows the whole level, {key.overview} all levels, with notes of your own. {key.messages} are the messages again.",
  ),
  fighting: chapter(
    "Fighting",
    "Walk into a foe, or press {key.fight}: it goes to the nearest and strikes, and leaves off when you are badly hurt. Then choose for yourself: flee, heal, throw, or go on.",
    "Attack against defense makes how often a blow hits; the box of {key.look} tells it for both sides. Stand where few can reach you: in a corridor they come one by one.",
    "Whoever is asleep takes far more from a stab, and whoever can do nothing avoids no blow.",
  ),
  weapons: chapter(
    "Weapons and armour",
    "{key.verb.wear} takes in hand or puts on, {key.verb.takeOff} takes off. Look at a thing in the pack: it is compared with what you use.",
    "Axes strike all around, spears two in line, rapiers lunge, daggers stab sleepers best, maces stagger. Heavy armour protects, and is heard.",
  ),
  shooting: chapter(
    "Throwing, shooting, aiming",
    "{key.verb.throw} throws anything. While you aim, Tab goes to the next target, the path shows what stands in the way, and the box tells the odds. Arrows do far more harm from a bow in hand.",
    "{key.aimAgain} throws or shoots the same kind again at the nearest foe; the first time, whatever is made for it.",
    "Staffs and wands are used with {key.verb.zap}: staffs fill again in time, wands do not. Charms are called on with {key.verb.invoke}.",
  ),
  things: chapter(
    "What you carry",
    "{key.inventory} is the pack: a letter tells what can be done with a thing, and what it would do. {key.pickUp} picks up, {key.drop} lays down.",
    "Letters stay with their things. In long lists / leaves only what you type. {key.inscribe} writes a word on something: for you alone, it changes nothing.",
  ),
  unknown: chapter(
    "Unknown things",
    "Nobody knows at first what is in a potion, a scroll, a wand, a ring. Drink with {key.verb.quaff}, read with {key.verb.read}: then you know it for good. Try them where nobody is near.",
    "{key.action.discoveries} tells what you know, and how likely each of the rest is. A potion that is thrown breaks over whoever stands there.",
  ),
  hunger: chapter(
    "Hunger",
    "Your stomach empties turn by turn. The bar and a word tell how it stands: well fed, wounds close faster; weak, they hardly close; at the end you faint, and then you starve.",
    "There is enough food for whoever goes on, and none for whoever sits and waits. Nothing that lies on a level grows again.",
    "The dungeon lays out what is due when you come to a new level: go down when you are out of food.",
  ),
  eating: chapter(
    "Eating",
    "{key.verb.eat} eats. A full stomach takes no more: you are asked before most of a meal is wasted. Hungry is the time to eat, before that it is waste.",
    "Bodies leave meat now and then. Some food has a will of its own, and tells so when you look at it.",
  ),
  resting: chapter(
    "Wounds and rest",
    "Wounds close by themselves, for nourishment. {key.action.rest} rests until you are well, unless somebody sees you or you are about to starve. {key.action.wait} waits a turn.",
    "Each level of experience gives more life, and a talent to choose.",
  ),
  stealth: chapter(
    "Noise and sleep",
    "Many sleep until they hear you. Fighting is loud, walking less so, keeping still hardly; armour adds to it. Whoever is hunted loses his hunters behind corners, now and then.",
    "Beside its name stands what a creature is up to: asleep, wandering, fleeing. Beside that of a hunter nothing stands.",
  ),
  stairs: chapter(
    "Stairs",
    "{key.action.descend} walks to the stairs down that you know, and takes them once you stand there; {key.action.ascend} does the same upwards. Levels stay as you leave them.",
    "Foes at your heels come along, and so do friends beside you.",
  ),
  hidden: chapter(
    "Doors, secrets and traps",
    "{key.action.search} searches for hidden doors and traps: surely beside you, farther off by luck. A trap that you have seen works against others too. {key.action.close} closes doors.",
    "What is locked opens with its key, or in time for whoever searches beside it. Levers are pulled with {key.action.pull}.",
  ),
  ground: chapter(
    "Ground, fire and gases",
    "Deep water carries off what you hold, mud slows, ice slips, cobwebs hold, brambles tear, grass hides. Exploring goes around what harms.",
    "Fire eats grass, cobwebs and scrolls; water quenches it. Gases drift and thin out; firedamp lies still, and bursts where fire comes near. Look at a cell to be told; before you step into flames, over an edge or on a trap that you know you are asked.",
  ),
  states: chapter(
    "States",
    "Words in the panel beside the map tell what has befallen you: poisoned, slow, confused, held, on fire. Each has a colour and a word, and passes in time.",
  ),
  friends: chapter(
    "Friends",
    "A captive in chains goes with whoever frees it. Walk into it to be asked. Companions who see you near them follow over stairs, and grow with what they kill.",
  ),
  places: chapter(
    "Wells, altars, pedestals, hatches",
    "{key.action.drink} drinks from a well, {key.action.pray} prays at an altar: look first what it wants. Of several pedestals you may take one thing. Behind a hatch somebody sells for food.",
    "Some levels have a character of their own, which is told when you arrive.",
  ),
  ending: chapter(
    "Death, points and the list",
    "The first stairs up lead out, and nobody comes back. With the Horn you have won; whoever goes without it has only lived. Under the King's throne lies something else that nobody needs.",
    "Whoever lifts the Horn is heard. The way up is not as the way down was.",
    "Points are given for the depth that you reached and for experience, and most for coming home with the Horn. The story of each game that comes to its end is written down, and can be seen again from the list of the best, where your feats are counted, too.",
    "The daily game is the same for everybody on that day, the weekly one in that week; another game waits meanwhile. Whoever meddles with a game at the console plays for practice.",
  ),
  saving: chapter(
    "Saving",
    "Each turn is kept: whatever ends the program, the game goes on where it was. {key.saveAndQuit} saves and quits, {key.abandon} gives the game up for good.",
  ),
  screen: chapter(
    "Screen and keys",
    "{key.options} has colours, palettes for eyes that tell colours apart badly, plain characters, screens to be read aloud, the mouse, and every key: bind them as you like, and help follows.",
    "Nothing needs Ctrl, Alt or a function key. Letters that walk are those of vi, or a block for laptops.",
  ),
  mods: chapter(
    "Mods",
    "Every rule is a script. Mods change them: switch them on from the first screen, with settings of their own. A kept game goes on with the mods that it was begun with.",
  ),
});
