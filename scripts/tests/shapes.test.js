// What becomes of somebody who is somebody else from now on.
import { become, change, creatures, set } from "gnaw";
import { expect, facts, test } from "gnaw/test";
import { statuses } from "../content/statuses.js";
import { inBodyOf } from "../rules/shapes.js";
import { inflict, wearingOff } from "../rules/statuses.js";

const { eel, ogre, wasp } = creatures;

test("he has the life, the skill and the ways of the new kind", () => {
  const who = facts.creature({ kind: "eel", speed: eel.speed });

  expect(inBodyOf(who, "ogre").flat()).toEqual([
    become(who, "ogre"),
    set(who, "maxHitPoints", ogre.hitPoints), set(who, "hitPoints", ogre.hitPoints), set(who, "speed", 100),
    change(who, "attack", ogre.attack - eel.attack), change(who, "swims", -1),
  ]);
});

test("what befell him before is added to the new body, and ends as it would have", () => {
  const who = facts.creature({ kind: "ogre", speed: 200 });

  expect(inBodyOf(who, "wasp").flat()).toContain(set(who, "speed", 2 * wasp.speed));
  expect(inBodyOf(who, "wasp").flat()).toContain(change(who, "attack", wasp.attack - ogre.attack));
});

test("whoever never moved moves like others of the new kind", () => {
  const statue = facts.creature({ kind: "ogre", speed: 0 });

  expect(inBodyOf(statue, "ogre").flat()).toContain(set(statue, "speed", 0));
});

const well = Object.fromEntries(Object.keys(statuses).map((id) => [id, 0]));

test.each([["hasted", 2], ["slowed", 0.5]])("whoever is %s is %s times as fast, whatever his speed", (status, times) => {
  for (const speed of [50, 75, 200]) {
    const [before, during] = [facts.creature({ ...well, speed }), facts.creature({ ...well, speed: speed * times, [status]: 1 })];

    expect(inflict(before, status, 5)).toContain(set(before, "speed", speed * times));
    expect(/** @type {any} */ (wearingOff)(during)).toContain(set(during, "speed", speed));
  }
});
