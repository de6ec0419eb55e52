// What of the base game does not belong in this one: its rules of levels, creatures, talents, bargains and the Horn.
import { amend, manual, remove, rules, say, wrap } from "gnaw";
import { levels } from "base/content/levels.js";
import { melee } from "base/rules/combat.js";
import { recovery } from "base/rules/healing.js";
import { slots } from "base/rules/equipment.js";
import { throws } from "base/rules/throwing.js";
import { told } from "base/rules/words.js";
import { isUnseen, toldOf } from "./disguises.js";
import { percentToHit } from "./fighting.js";
import { NO_DEATHS } from "./purse.js";

remove(rules.gameBegins, "beginnings", "greeting");
remove(manual, "aim", "fighting", "weapons", "shooting", "unknown", "hunger", "eating", "resting", "stealth", "stairs", "hidden", "ground", "friends", "places", "ending");
remove(rules.levelPlanned, "planning", "branching");
remove(rules.levelBegins, "returning", "populating", "inhabiting", "owedFood", "chaining", "characters", "laying", "furnishing", "stocking", "locking", "strewing", "remembering", "telling", "upsetting", "displaying");
remove(rules.mayDo, "unlocking", "paying", "seeing");
remove(rules.actionEnds, "deeds", "lunging", "choosing", "disturbing", "sounding", "exchanging", "searching", "forcing", "noise");
remove(rules.itemUsed, "quaffing", "reading", "throwing", "zapping", "invoking");
remove(rules.blowLands, "retaliation", "blows");
remove(rules.bumped, "offeringFreedom");
remove(rules.chosen, "talent", "discovered");
remove(rules.tileEntered, "falling", "springing", "noticingTraps", "burrowing");
remove(rules.tileUsed, "stairs", "drinking", "praying", "pulling");
remove(rules.creatureDies, "saving", "learning", "comrades", "bursting", "remains");
remove(rules.turnEnds, "digesting", "healing", "hearing", "moodSwings", "fading", "regrowing", "wandering", "recharging", "hinting", "beholding");
remove(rules.creatureThinks, "thinking");
remove(rules.statusOf, "hungerLabels", "experienceLabels");
remove(rules.describe, "descriptions");
remove(rules.recall, "recalling");
remove(rules.tonesOf, "themeTones", "branchTones");
remove(rules.scoreOf, "scoring");
remove(rules.featsOf, "achieving");

/** Whoever has vanished or has become another is not dead, and whoever is not seen has no name. */
wrap(rules.creatureDies, "deathLines.answer", (lines) => (victim, killer, cause, dice, world) => {
  if (NO_DEATHS.includes(cause)) return [];
  return isUnseen(victim, world.hero) ? [killer?.isHero ? say(told("rogue.killed", { victim: toldOf(victim, world) })) : []] : lines(victim, killer, cause, dice, world);
});

amend(levels, { width: 78, height: 24, depths: 26 });
amend(melee, { percentToHit, addedDamage: () => 0 });
amend(recovery, { times: () => 1 });
amend(slots, { finger: { room: 2 } });
amend(throws, { farthest: 78 });
