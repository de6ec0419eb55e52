// Levels and vaults as a manual would print them. Change one only on purpose: then let games tell what comes of it, with ./gnaw compare --working-tree.
import { expect, test } from "gnaw/test";
import { levels, themes } from "../content/levels.js";
import { vaults } from "../content/vaults.js";
import { lines, printed } from "./printed.js";

test("levels and their doors", () => {
  expect({ ...levels }).toEqual({ width: 80, height: 50, rooms: 26, depths: 10, secretPercent: 8, vaultsEach: 3 });
});

test("what depths are like: from which on, how they are dug, and their lakes", () => {
  const drawn = Object.values(themes).map(({ from, style, lakes }) => [from, style, ...lakes.map(({ tile, wreath, howMany, size }) => `${howMany} ${tile} in ${wreath} of ${size}`)].join(", "));

  expect(drawn).toEqual([
    "1, rooms, 2 grass in grass of 9",
    "3, mixed, 2 water in shallows of 14, 3 grass in grass of 10",
    "4, caves, 4 bushes in grass of 6",
    "6, rooms, 2 water in shallows of 16",
    "8, mixed, 3 water in rubble of 16",
    "10, mixed, 4 rubble in rubble of 8",
  ]);
});

test("where vaults are, and which of them always", () => {
  expect(printed(vaults, "from", "to", "isCertain")).toEqual(lines(`
    pantry    1  4 false
    chapel    2  9 false
    garden    3  8 false
    barracks  4  9 false
    cells     5  9 false
    cabinet   2  2 true
    lockup    4  5 true
    gallery   4  9 false
    prison    2  9 false
    brink     2  9 false
    treasury  6 10 false
    nursery  2 3 true
    belfry 2 3 true
    hoard 2 3 true
    darkChapel 2 3 true
    kennel 3 4 true
    kitchen  3 4 true
    hide 3 4 true
    pool 3 4 true
    tollGate 4.6 6 true
    provingRoom 4.6 6 true
    emptyLarder 4.6 6 true
    web      6 7 true
    convent  7 8 true
    vigil    8 9 true
    anteroom 9 10 true
    court 10 10 true
    gatehouse 1 2 true
    almshouse 3 4 true
    emptyGranary 5 6 true
    longTable 7 8 true
    threshold 9 10 true
    hollowTree 3 4 true
    oldSmithy 6 7 true
    library 1 10 false
    apothecary 1 8 false
    smithy 2 9 false
    wandmaker 3 10 false
    reliquary 2 10 false
    island 3 9 false
    bramblekeep 2 9 false
    icehouse 4 10 false
    stalls 1 10 false
    pedlar 3 10 false
    exchange 1 9 false
    bloodShrine 2 10 false
    statueHall 2 10 false
    watchers 3 10 false
    floodedTomb 3 10 false
    foulTomb 2 10 false
    brittleFloor 3 9 false
    tinderbox 2 9 false
    fireAndWater 4 10 false
    guardedKey 2 10 false
    drownedKey 3 10 false
    burningKey 2 9 false
    fallingKey 3 9 false
    strongroom 2 10 false
    sealedCellar 2 8 false
    sealedStudy 3 10 false
    leverHall 2 10 false
    sluiceHall 3 10 false
    gasLock 4 10 false
    twoGates 5 10 false
    den 2 10 false
    webbedLarder 5 10 false
    stockade 2 9 false
    oubliette 3 10 false
    scullery 2 9 false
    mine 4 10 false
    trappedHall 2 10 false
    armsRoom 1 9 false
    orchard 1 7 false
    bonfire 2 7 false
    drownedStore 1 5 false
    sunkenShelves 1 6 false
    ossuary 4 10 false
    causeway 3 9 false
    bathhouse 1 9 false
    fishpond 1 6 false
    brambleStore 1 6 false
    twinClosets 1 5 false
    rubbleHall 1 7 false
    mudBath 1 6 false
    kitchenGarden 1 6 false
    statueGarden 1 8 false
    spidersNook 1 7 false
    coldCellar 1 7 false
    campsite 2 6 false`));
});
