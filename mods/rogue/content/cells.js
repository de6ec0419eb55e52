// What rows and meters of this game say beyond what the base game asks of them.
import { add, cells, creatures, items, meters, tiles } from "gnaw";

cells(creatures, {
  letter: "text?: the letter by which it is known",
  hitDice: "number?: how many dice of eight make its life; its level in a fight",
  armourClass: "number?: the lower, the harder to hit",
  blows: "list?: the dice of each of its blows in a turn",
  worth: "number?: experience for killing it, before its life is counted",
  carryPercent: "percent?: whether it carries something",
  isMean: "yes/no?: whether it attacks on sight",
  isGreedy: "yes/no?: whether it goes for gold and stays by it",
  flies: "yes/no?: whether it is quick on the wing",
  regenerates: "yes/no?: whether its wounds close while it lives",
  isInvisible: "yes/no?: whether it is seen only by whoever sees such things",
  straysOneIn: "number?: one step of so many goes astray",
  onHurt: "rule?: (attacker, defender, dice, world) => what its hit does besides",
  onMissed: "rule?: (attacker, defender, dice, world) => what even its miss does",
  onSeen: "rule?: (who, hero, dice, world) => what the sight of it does",
  breathes: "yes/no?: whether it breathes fire along straight lines",
  isRooted: "yes/no?: whether it stays where it grows",
  isDisguised: "yes/no?: whether it looks like a thing until it strikes or is struck",
});

cells(items, {
  price: "number?: what it is worth in gold to whoever brings it out",
  armourValue: "number?: the armour class of whoever wears it; the lower, the better",
  handDice: "dice?: those of a blow with it in hand, or when it is thrown without its bow",
  hurlDice: "dice?: those of it when thrown, from its bow if it has one",
  bowOf: "id of items?: what it is shot from",
  lot: "dice?: how many are found together",
  isSilent: "yes/no?: whether its use does not tell what it was",
  tellsIf: "rule?: (who, world) => whether its use tells what it was this time; without it it does",
  eats: "number?: food that it takes each turn while it is worn",
  eatsOneIn: "number?: one turn of so many in which it takes food",
  rolls: "rule?: (dice) => meters that a new one has by chance",
  isFinery: "yes/no?: whether rust does not touch it",
});

cells(tiles, { isPassage: "yes/no?: whether it belongs to a passage" });

add(meters, {
  strength: { start: 16, owner: "hero", doc: "from 3 to 31" },
  maxStrength: { start: 16, owner: "hero", doc: "to what lost strength can be restored" },
  gold: { start: 0, owner: "hero", doc: "pieces of gold in the purse" },
  glowing: { start: 0, owner: "hero", doc: "1 while the next hit confuses" },
  quiet: { start: 0, owner: "hero", doc: "turns without a fight since a wound last closed" },
  bounty: { start: 0, owner: "creature", doc: "experience for killing it" },
  spellbound: { start: 0, owner: "creature", doc: "1 while it stands still until it is struck" },
  unseen: { start: 0, owner: "creature", doc: "1 where only those see it who see the invisible" },
  cancelled: { start: 0, owner: "creature", doc: "1 where it has no tricks any more" },
  gazed: { start: 0, owner: "creature", doc: "1 once it has looked the hero in the eye" },
  gripping: { start: 0, owner: "creature", doc: "hits with which it holds the hero" },
  pace: { start: 100, owner: "creature", doc: "its speed, as magic has made it" },
  toughness: { start: 0, owner: "creature", doc: "levels by which it is above its kind, below the twenty-sixth" },
  damagePlus: { start: 0, owner: "item", doc: "added to the harm of a weapon" },
  cursed: { start: 0, owner: "item", doc: "1 where it cannot be laid down" },
  examined: { start: 0, owner: "item", doc: "1 once one knows how good it is" },
  touched: { start: 0, owner: "item", doc: "1 once it was taken up, 2 once it was laid down again" },
  guarded: { start: 0, owner: "item", doc: "1 where rust does not touch it any more" },
  unfed: { start: 0, owner: "world", doc: "new levels in a row without food" },
});
