// What blows have to do with the clock: the well fed strike harder by a point. By a setting they strike as in the original altogether.
import { amend, damage, interrupt, rules, say, settings, wrap } from "gnaw";
import { melee } from "base/rules/combat.js";
import { attackOf, damageOf, defenseOf } from "base/rules/equipment.js";
import { averageOf } from "base/rules/numbers.js";
import { stateOf } from "./states.js";

wrap(melee, "addedDamage", (harm) => (attacker) => harm(attacker) + stateOf(attacker).power);

/** Skill, what is in the hand, without its dice, and a full stomach. */
const powerOf = (who) => attackOf(who) + Math.floor(averageOf(damageOf(who))) + stateOf(who).power;

const called = (who) => (who.isHero ? "Player" : `${who.name[0].toUpperCase()}${who.name.slice(1)}`);

/** No dice: every blow lands, with what power is left over by the defense. */
const struck = (attacker, defender) => {
  const harm = Math.max(0, powerOf(attacker) - defenseOf(defender));
  const [who, whom] = [called(attacker), called(defender)];
  const line = harm === 0 ? `${who} is unable to hurt ${whom}` : `${who} hits ${whom}, for ${harm} hp.`;
  return [
    say(line, { about: attacker }),
    harm === 0 ? [] : damage(defender, harm, { by: attacker, cause: `a blow of ${called(attacker)}` }),
    defender.isHero ? interrupt() : [],
  ];
};

if (settings().faithfulBlows) amend(rules.blowLands, { blows: struck });
