// The table of contents: each question, and the rules that answer it, in order.
import { add, rules } from "gnaw";
import "./content/cells.js";
import "./content/tones.js";
import "./content/palettes.js";
import "./content/manual.js";
import "./content/meters.js";
import "./content/texts.js";
import "./content/lookTexts.js";
import "./content/actions.js";
import "./content/verbs.js";
import "./content/tiles.js";
import "./content/ground.js";
import "./content/fire.js";
import "./content/gases.js";
import "./content/furniture.js";
import "./content/statuses.js";
import "./content/hero.js";
import "./content/monsters.js";
import "./content/beasts.js";
import "./content/folk.js";
import "./content/oddities.js";
import "./content/named.js";
import "./content/lairs.js";
import "./content/landmarks.js";
import "./content/predecessors.js";
import "./rules/hunts.js";
import "./content/guardians.js";
import "./content/food.js";
import "./content/weapons.js";
import "./content/armour.js";
import "./content/rings.js";
import "./content/bows.js";
import "./content/potions.js";
import "./content/brews.js";
import "./content/scrolls.js";
import "./content/writings.js";
import "./content/staffs.js";
import "./content/wands.js";
import "./content/charms.js";
import "./content/treasures.js";
import "./content/remnants.js";
import "./content/keys.js";
import "./content/bargainRooms.js";
import "./content/plinthRooms.js";
import "./content/lockedRooms.js";
import "./content/dens.js";
import "./content/upperRooms.js";
import "./bots/explorer.js";
import "./bots/simple.js";
import "./bots/veteran.js";
import "./bots/ways.js";
import "./measures.js";
import "./rules/nowhere.js";
import { branching, branchTones, inhabiting } from "./rules/branches.js";
import { planning, themeTones } from "./content/levels.js";
import { changingPlaces } from "./rules/allies.js";
import { bargaining, choosing } from "./rules/bargains.js";
import { beginnings, greeting } from "./rules/beginnings.js";
import { blows, lunging } from "./rules/combat.js";
import { chaining, comrades, offeringFreedom } from "./rules/captives.js";
import { falling } from "./rules/chasms.js";
import { deathLines, tally, unveiling } from "./rules/death.js";
import { deeds } from "./rules/deeds.js";
import { talent } from "./rules/levelling.js";
import { descriptions } from "./rules/descriptions.js";
import { guises, masks, posing } from "./rules/disguises.js";
import { discovered } from "./rules/discoveries.js";
import { treading } from "./rules/ground.js";
import { doors, shutting } from "./rules/doors.js";
import { using } from "./rules/eating.js";
import { layingDown, wearing, wornThings } from "./rules/equipment.js";
import { experienceLabels, learning } from "./rules/experience.js";
import { characters } from "./rules/feelings.js";
import { healing, resting } from "./rules/healing.js";
import { hinting } from "./rules/hints.js";
import { holding } from "./rules/holding.js";
import { digesting, hungerLabels, stateOfHunger } from "./rules/hunger.js";
import { disguises } from "./rules/identity.js";
import { owedFood } from "./rules/foodclock.js";
import { invoking } from "./rules/invoking.js";
import { returning } from "./rules/keyrings.js";
import { life } from "./rules/life.js";
import { remains } from "./rules/loot.js";
import { forcing, locking, unlocking } from "./rules/locks.js";
import { disturbing, pulling } from "./rules/mechanisms.js";
import { exchanging, paying } from "./rules/trading.js";
import { stocking } from "./rules/stocking.js";
import { hearing, moodLabels, moodSwings, staying, watching } from "./rules/moods.js";
import { headings } from "./rules/headings.js";
import { names } from "./rules/names.js";
import { populating } from "./rules/population.js";
import { quaffing, reading, seeing } from "./rules/quaffing.js";
import { retaliation } from "./rules/retaliation.js";
import { furnishing } from "./rules/scenery.js";
import { saving } from "./rules/saving.js";
import { scoring } from "./rules/score.js";
import { achieving, halving } from "./rules/achieving.js";
import { searching } from "./rules/searching.js";
import { fading, regrowing } from "./rules/spans.js";
import { stairs } from "./rules/stairs.js";
import { statusLabels, wearingOff } from "./rules/statuses.js";
import { remembering } from "./rules/predecessors.js";
import { places, recalling } from "./rules/recall.js";
import { noise } from "./rules/stealth.js";
import { stumbling } from "./rules/stumbling.js";
import { thinking } from "./rules/thinking.js";
import { aimedOdds, aiming, throwing } from "./rules/throwing.js";
import { laying, noticingTraps, springing } from "./rules/traps.js";
import { bursting } from "./rules/tricks.js";
import { DECIDED_EVERY, wandering } from "./rules/wanderers.js";
import { burrowing, digging, passing, swimming } from "./rules/ways.js";
import { beholding, displaying } from "./rules/wares.js";
import { drinking, praying } from "./rules/wells.js";
import { telling } from "./rules/layouts.js";
import { strewing } from "./rules/chronicle.js";
import { sounding, upsetting } from "./rules/upheavals.js";
import { charging, recharging, zapping } from "./rules/zapping.js";

add(rules.gameBegins, { beginnings, greeting, disguises });
add(rules.levelPlanned, { planning, branching });
// Gates fall first, so that nobody and nothing is put where one falls.
add(rules.levelBegins, { returning, locking, populating, inhabiting, owedFood, chaining, characters, laying, furnishing, stocking, strewing, remembering, telling, upsetting, displaying, halving });
add(rules.mayDo, {
  resting: { doing: "rest", answer: resting },
  aiming: { doing: "throw", answer: aiming },
  charging: { doing: ["zap", "invoke"], answer: charging },
  seeing: { doing: "read", answer: seeing },
  shutting: { doing: "close", answer: shutting },
  unlocking: { doing: "step", ground: "locked-door", answer: unlocking },
  paying: { doing: "pickUp", answer: paying },
  holding: { of: "everyone", having: "held", answer: holding },
});
add(rules.mayEnter, {
  swimming: { of: "others", having: "swims", answer: swimming },
  passing: { of: "others", having: "ghostly", ground: "tiles.isRock", answer: passing },
  digging: { of: "others", having: "burrows", ground: "tiles.isRock", answer: digging },
});
add(rules.actionEnds, {
  deeds,
  lunging: { doing: "step", answer: lunging },
  choosing: { doing: "pickUp", answer: choosing },
  disturbing: { doing: "pickUp", answer: disturbing },
  sounding: { doing: "pickUp", answer: sounding },
  exchanging: { doing: "drop", answer: exchanging },
  searching: { doing: "search", answer: searching },
  forcing: { doing: "search", answer: forcing },
  stumbling: { doing: "step", having: "confused", answer: stumbling },
  layingDown: { doing: "drop", answer: layingDown },
  noise,
});
add(rules.itemUsed, {
  using: { of: "everyone", doing: "eat", answer: using },
  quaffing: { of: "everyone", doing: "quaff", answer: quaffing },
  reading: { of: "everyone", doing: "read", answer: reading },
  wearing: { of: "everyone", doing: ["wear", "takeOff"], answer: wearing },
  throwing: { of: "everyone", doing: "throw", answer: throwing },
  zapping: { doing: "zap", answer: zapping },
  invoking: { doing: "invoke", answer: invoking },
});
add(rules.blowLands, { retaliation: { of: "everyone", answer: retaliation }, blows: { of: "everyone", answer: blows } });
add(rules.bumped, { changingPlaces, offeringFreedom });
add(rules.chosen, { talent, discovered });
add(rules.tileEntered, {
  doors: { of: "everyone", ground: "door", answer: doors },
  falling: { of: "everyone", ground: "chasm", answer: falling },
  springing: { of: "everyone", ground: ["hidden-trap", "traps"], answer: springing },
  treading: { of: "everyone", ground: "tiles.tread", answer: treading },
  noticingTraps,
  bargaining: { of: "hero", ground: "pedestal", answer: bargaining },
  burrowing: { of: "others", having: "burrows", ground: "tiles.isRock", answer: burrowing },
});
add(rules.tileUsed, {
  stairs,
  drinking: { doing: "drink", ground: "well", answer: drinking },
  praying: { doing: "pray", answer: praying },
  pulling: { doing: "pull", answer: pulling },
});
add(rules.creatureDies, {
  saving,
  deathLines: { of: "everyone", answer: deathLines },
  unveiling,
  tally: { of: "everyone", answer: tally },
  learning: { of: "everyone", answer: learning },
  comrades: { of: "everyone", answer: comrades },
  bursting: { of: "everyone", answer: bursting },
  remains: { of: "everyone", answer: remains },
});
add(rules.turnEnds, {
  digesting, stateOfHunger, healing,
  wearingOff: { of: "everyone", having: "statuses", answer: wearingOff },
  hearing: { of: "others", having: "mood.hears", near: "noise", answer: hearing },
  moodSwings: { of: "others", having: "mood.next", answer: moodSwings },
  fading: { of: "others", having: "lifespan", answer: fading },
  regrowing: { of: "others", having: "regrows", answer: regrowing },
  wornThings,
  wandering: { every: DECIDED_EVERY, answer: wandering },
  recharging: { every: 10, answer: recharging },
  hinting,
  beholding: { having: "wares", answer: beholding },
});
// Most sleep or lurk: nobody asks those what they do.
add(rules.creatureThinks, { thinking: { of: "others", having: "mood.act", answer: thinking } });
add(rules.statusOf, { life, hungerLabels, experienceLabels, statusLabels: { of: "everyone", answer: statusLabels }, moodLabels: { of: "others", answer: moodLabels } });
add(rules.describe, { descriptions });
add(rules.describeTile, { places });
add(rules.recall, { recalling });
add(rules.oddsOf, { aimedOdds });
add(rules.nameOf, { guises, names });
add(rules.looksOf, { masks });
add(rules.disguised, { posing: { having: "mood.wearsGuise", answer: posing } });
add(rules.stays, { staying: { having: "mood.stays", answer: staying } });
add(rules.headingOf, { headings });
add(rules.hinders, { watching });
add(rules.tonesOf, { themeTones, branchTones });
add(rules.scoreOf, { scoring });
add(rules.featsOf, { achieving });
