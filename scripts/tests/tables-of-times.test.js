// The times that actions take and potions last as a manual would print them. Change one only on purpose: then let games tell what comes of it, with ./gnaw compare --working-tree.
import { actions, items, verbs } from "gnaw";
import { expect, facts, test } from "gnaw/test";
import { lines, printed } from "./printed.js";

test("how long actions take, and how many of them go on by themselves", () => {
  expect(printed(actions, "time", "lasts")).toEqual(lines(`
    step    1 -
    bump    0 -
    swap    1 -
    attack  1 -
    wait    1 -
    rest    1 400
    search  1 5
    pickUp  1 -
    drop    1 -
    descend 1 -
    ascend  1 -
    drink   1 -
    pray    1 -
    pull    1 -
    unlock  1 -
    buy     0 -
    tend    1 -
    power   1 -
    snatch  1 -
    devour  1 -
    struggle 1 -
    discoveries 0 -
    close   1 -`));
});

test("how long it takes to use a thing", () => {
  expect(printed(verbs, "time")).toEqual(lines(`
    eat     1
    quaff   1
    read    1
    wear    2
    takeOff 1
    zap     1
    invoke  1
    throw   1`));
});

test.each([["speed", "hasted", 25], ["might", "mighty", 40], ["skin", "shielded", 40], ["poison", "poisoned", 10], ["confusion", "confused", 10], ["darkness", "blind", 20]])("a potion of %s makes %s for %s turns", (potion, status, turns) => {
  const drinker = facts.creature({ isHero: true, hitPoints: 40, speed: 100, [status]: 0 });
  const lasting = /** @type {Effect[]} */ ([items[potion].onQuaff(drinker, undefined, facts.world({}))].flat(9)).find(({ meter }) => meter === status);

  expect(lasting.value).toBe(turns);
});
