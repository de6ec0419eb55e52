// What rows of the engine's tables may say in this game, beyond what the engine itself asks of them.
import { cells, creatures, items, tiles } from "gnaw";

cells(creatures, {
  damage: "dice: those of a blow with bare hands, claws or teeth",
  mind: "id of minds?: a row of minds; hunter if left out",
  from: "number?: the first depth where it is met; nowhere by chance if left out",
  to: "number?: the last depth where it is met",
  weight: "weight?: how often it is met, beside others of that depth",
  company: "dice?: how many of its kind come with it",
  leaves: "keys of items?: what its body may leave, by kind: percent; food by chance only while luck has not run far ahead",
  lurks: "yes/no?: whether it lies in wait until somebody comes near",
  fleesBelow: "number?: share of its life below which it runs",
  isUnique: "yes/no?: whether there is only one, who is called by name with “the”",
  onDeath: "rule?: (victim, dice, world) => what becomes of those around it",
  splits: "yes/no?: whether a blow that it survives makes two of it",
  onHit: "rule?: (attacker, defender, dice, world) => effects of a blow that has hit",
  doc: "words?: what looking at it tells",
});

cells(items, {
  nutrition: "number?: turns of nourishment a meal gives",
  onEat: "rule?: (who, dice, world) => effects of a meal besides",
  warning: "words?: a word of warning about a meal",
  family: "id of flavours?: a row of flavours, whose kinds must be found out",
  onQuaff: "rule?: (who, dice, world) => effects of drinking it",
  onZap: "rule?: (who, at, dice, world) => effects of pointing it at a cell",
  charges: "number?: how often it can be used before it is empty",
  charge: "number?: how often it can be used when it is found",
  recharge: "number?: turns in which one charge comes back, a multiple of 10",
  onRead: "rule?: (who, dice, world) => effects of reading it",
  onBurn: "rule?: (at, dice, world) => effects of its burning there, beside that it is gone",
  slot: "id of slots?: where it is worn",
  damage: "dice?: those of a blow with it in hand",
  stroke: "id of strokes?: what its blows do besides",
  hands: "number?: 2 where there is no room for a shield beside it",
  breaks: "percent?: of hits after which it is thrown no more",
  accuracy: "number?: percent added to the chance to hit with it",
  missile: "dice?: those of what it does when thrown",
  armour: "number?: defense while worn",
  noise: "number?: cells farther that one is heard while it is worn",
  digestion: "number?: how many times as fast the stomach empties while it is worn or carried",
  regeneration: "number?: how many times as fast life comes back while it is worn",
});

cells(tiles, {
  tread: "rule?: (who, tile, dice, world) => effects of setting foot on it",
  cover: "number?: cells less far that one is heard there; below 0 where steps are loud",
  fuel: "number?: how many times as easily as grass it catches fire; never if left out",
  burst: "dice?: those of what it does to whoever stands in it when it catches fire",
  melts: "id of tiles?: what it becomes beside a flame",
  quenches: "yes/no?: whether nobody burns there",
});
