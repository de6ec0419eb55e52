// The tables of the game as a manual would print them. Change one only on purpose: then let games tell what comes of it, with ./gnaw compare --working-tree.
import { actions, creatures, items, verbs } from "gnaw";
import { expect, facts, test } from "gnaw/test";
import { levels, themes } from "../content/levels.js";
import { guaranteedFood, loot } from "../content/loot.js";
import { vaults } from "../content/vaults.js";

const shown = (value) => {
  if (value === undefined) return "-";
  if (Array.isArray(value)) return value.join("+");
  return typeof value === "object" ? Object.entries(value).map((part) => part.join(":")).join("+") : String(value);
};

/** A line for each row that has one of the cells: its name and what stands in them. */
const printed = (table, ...cells) =>
  Object.entries(table)
    .filter(([, row]) => cells.some((cell) => row[cell] !== undefined))
    .map(([name, row]) => [name, ...cells.map((cell) => shown(row[cell]))].join(" "));

/** The lines of a table as they stand here, without the blanks that part its columns. */
const lines = (text) => text.trim().split("\n").map((line) => line.trim().replaceAll(/ +/g, " "));

test("who lives in the dungeon: life, attack, defence, blow, speed; depths, weight, company; who flees, carries and leaves what", () => {
  const cells = ["hitPoints", "attack", "defense", "damage", "speed", "from", "to", "weight", "company", "fleesBelow", "carries", "leaves"];

  expect(printed(creatures, ...cells)).toEqual(lines(`
    hero     40  2 2 1d3     -  -  -  -     -    -                   - -
    rat 6 0 0 1d3 - 1 3 20 - - - meat:8
    kobold 8 1 0 1d4 - 1 4 20 - 0.25 stone -
    jackal 7 0 2 1d3 150 1 4 6 1d2 - - meat:8
    bat 9 1 5 1d4 150 2 7 12 - - - -
    viper 12 2 3 1d3 - 2 6 12 - - - meat:5
    monkey 12 3 4 1d2 - 2 8 8 - - - mango:3
    goblin 15 4 3 1d5 - 3 7 18 1d2-1 - - strange-stew:2
    archer 14 3 2 1d3 - 3 8 12 - 0.3 dart+dart+dart+dart -
    toad 20 2 1 1d5 - 2 6 10 - - - toad-leg:15
    lurker 31 7 4 2d4 - 4 9 10 - - - -
    mound 23 7 2 1d4 - 4 8 10 - - - -
    orc 32 7 4 1d8+1 - 4.5 9 12 1d2-1 - - jerky:3
    wolf 21 5 5 1d6+1 150 5 9 12 1d2 - - meat:5
    spider 26 8 6 1d6 - 6 10 10 - - - -
    ghoul 44 10 3 1d8+2 - 6 10 10 - - - -
    ogre 65 10 3 2d6+3 - 7 10 14 - - - cheese:3+jerky:5
    wraith 49 13 8 1d8+2 - 8 10 12 - - - -
    troll 72 14 5 2d7+4 - 9 10 12 - - - meat:15
    puffball 4 0 0 1d1 50 2 7 9 - - - -
    ooze 30 3 0 1d3 - 4 9 9 - - - -
    mystic 12 2 4 1d3 - 3 8 6 - 0.5 - -
    beetle 9 0 5 1d3 75 1 4 12 - - - -
    newt 8 1 2 1d2 75 1 4 10 - - - -
    leech 12 3 0 1d3 75 2 5 10 - - - -
    crow 11 2 4 1d4 150 2 6 9 - - - -
    larderImp 14 4 4 1d2 120 2 7 4 - - - -
    wasp 5 2 6 1d2 200 3 6 8 1d3 - - -
    eel 20 4 3 1d5 150 3 9 - - - - -
    mole 22 4 3 1d6 - 3 7 9 - - - -
    worm 10 2 0 1d4 75 3 6 7 - - - -
    crab 18 4 7 1d5 - 3 6 9 - - - -
    boar 32 5 3 1d6+1 - 4.2 8 10 - - - meat:20
    moth 10 2 7 1d2 150 3.4 7 7 - - - -
    howler 20 4 4 1d6 - 3.7 7 8 - - - -
    hound 27 6 4 2d4 150 4.5 8 9 - - - -
    webber 24 6 4 1d6 - 4.8 8 9 - - - -
    thornback 34 5 4 1d8 75 4.8 8 9 - - - meat:12
    blinkCat 24 8 7 1d6+1 - 5.2 9 9 - - - -
    lasher 40 8 3 2d4+1 75 5.5 9 9 - - - toad-leg:20
    bloodBat 26 9 8 1d6+1 150 6.3 10 10 1d2-1 - - -
    courtHound 32 11 6 2d5 150 8 10 10 1d2 - - -
    bull 76 12 5 2d6+2 - 8.6 10 9 - - - meat:30
    drake 74 12 7 2d6+2 - 8.9 10 10 - - - -
    slinger 9 2 1 1d3 - 2 5 9 - 0.3 stone+stone+stone+stone -
    piper 14 2 3 1d3 - 3 6 7 - - - -
    chief 30 6 5 1d8+1 - 4.4 8 9 - - short-sword -
    sparkcaller 17 4 4 1d4 - 4.4 8 8 - 0.4 - -
    hexer 22 5 4 1d4 - 5.2 9 7 - - - -
    bladecaller 24 5 5 1d4 - 5.5 9 8 - - - -
    blade 1 7 4 1d4 150 - - - - - - -
    drummer 32 7 4 1d6+1 - 5.8 9 7 - - - -
    berserker 50 10 3 1d8+3 - 6.6 10 10 - - - -
    trollkin 55 10 4 2d5+2 - 7.3 10 9 - - - meat:15
    boneCaller 36 8 6 1d6 - 7 10 8 - - - -
    skeleton 28 7 5 1d8 - 5.8 9 8 1d2-1 - - -
    orcCaptain 55 11 7 2d5+2 - 7.7 10 8 - - long-sword -
    giant 95 13 4 2d8+3 75 9.2 10 10 - - - -
    gazer 16 0 0 1d1 50 2.6 8 7 - - - -
    ember 9 3 5 1d2 120 3.8 8 8 - - - -
    flask 34 8 4 2d4 - 4 9 7 - - - -
    mimic 34 8 4 2d4 - - - - - - - -
    statue 48 10 7 2d5+2 - 5 10 7 - - - -
    mirror 36 11 5 2d5 - 5.6 10 7 - - - -
    giggler 20 7 9 1d4 120 5.4 9 7 - - - -
    rustJelly 40 7 1 1d6 75 5.2 9 8 - - - -
    ghost 34 9 9 1d6+1 - 6.2 10 9 - - - -
    doughGolem 60 9 1 2d4+2 75 6 9 8 - - - ration:10
    stalker 46 12 6 2d5+1 150 6.8 10 8 - - - -
    cube 80 9 0 2d6 50 7 10 7 - - - -
    craving 38 9 8 1d6 - 7.4 10 8 - - - -
    ratMother 20 3 2 1d5 - - - - - - ring-of-thrift -
    bellringer 22 3 2 1d5+1 - - - - - - ring-of-silence -
    magpie 18 4 5 1d4 120 - - - - - - -
    snuffer 20 3 4 1d5 - - - - - - ring-of-return+darkness -
    houndsman 26 4 3 1d6+1 - - - - - - spear+nailed-boots -
    cook 28 5 3 1d8+1 - - - - - - axe+toad-leg -
    poacher 24 4 4 1d6 - - - - - - javelin+javelin+dart+dart+dart+bow+cloak -
    angler 28 4 3 1d6+1 - - - - - - oilskin+ring-of-sharp-eyes -
    tollKeeper 46 8 6 1d8+2 - - - - - - shield+staff-of-digging -
    leaven 44 8 2 1d8+1 75 - - - - - ring-of-mending+waybread -
    larderCat 38 8 7 1d6+2 - - - - - - felt-boots+charm-of-fear -
    weaver 44 8 6 1d8 - - - - - - ring-of-mending+life -
    abbess 56 10 7 1d8+1 - - - - - - staff-of-sparks+life -
    knight 64 12 9 2d6+1 - - - - - - long-sword+plate -
    guest 54 12 8 2d5+1 - - - - - - war-hammer+life+life -
    greenMother 36 6 3 1d8 75 - - - - - - -
    founder 64 10 8 2d6+1 75 - - - - - - -
    steward 110 14 9 2d7+3 - - - - - - - -
    king 100 13 7 2d7+1 - - - - - - - -
    revenant 20 2 2 1d6 - - - - - - - -
    clay-guard 16 4 1 1d6+1 75 - - - - - - -
    stone-guard 38 9 5 2d5+2 75 - - - - - - -
    bronze-guard 62 13 8 2d6+3 75 - - - - - - -`));
});

test("how many turns each food feeds", () => {
  expect(printed(items, "nutrition")).toEqual(lines(`
    ration       1500
    mango        1200
    waybread     1500
    golden-apple 600
    jerky         500
    cheese        800
    honeycomb     300
    mushroom      250
    meat          300
    toad-leg      350
    strange-stew  900`));
});

test("weapons: blow, how much surer it hits, what it does besides, what it does when thrown, and how often it breaks then", () => {
  expect(printed(items, "damage", "accuracy", "stroke", "missile", "breaks")).toEqual(lines(`
    dagger      1d4+1  10 stab    1d4+1  -
    short-sword 1d6+2   - -       -      -
    spear       1d8+1   - pierce  1d8+1  -
    mace        2d5    -5 stagger -      -
    axe         2d5     - sweep   -      -
    long-sword  2d6+2   - -       -      -
    war-hammer  3d6+2 -15 stagger -      -
    rapier      2d4+2  20 lunge   -      -
    cleaver     1d6+1   - carve   -      -
    quarterstaff 1d6+1  - -       -      -
    stone       -       - -       1d4    -
    dart        -       - -       1d6   25
    javelin     -       - -       2d5   10
    tower-shield -    -15 -       -      -
    bow         1d2     - -       -      -
    sling       1d2     - -       -      -
    crossbow    1d4     - -       -      -
    arrow       -       - -       1d2   40
    fire-arrow  -       - -       1d2  100
    bolt        -       - -       1d2   35
    net         -       - -       1d1  100
    boomerang   -       - -       1d5    -`));
});

test("what is shot, from what, and what it does", () => {
  expect(printed(items, "launcher", "shot")).toEqual(lines(`
    stone      sling    1d6+2
    arrow      bow      1d8+1
    fire-arrow bow      1d6
    bolt       crossbow 2d6+2`));
});

test("what is worn: armour, noise, and how many times as fast one digests and mends", () => {
  expect(printed(items, "armour", "noise", "digestion", "regeneration")).toEqual(lines(`
    quarterstaff    3  -    - -
    leather         2  -    - -
    studded         3  -    - -
    ring            4  1    - -
    chain           5  2    - -
    splint          6  3    - -
    plate           8  5    - -
    buckler         1  -    - -
    shield          2  1    - -
    cap             1  -    - -
    tower-shield    4  2    - -
    spiked-shield   1  -    - -
    cloak           - -3    - -
    felt-boots      - -2    - -
    nailed-boots    -  2    - -
    salamander      4  -    - -
    ring-of-thrift  -  -  0.6 -
    ring-of-mending -  -  1.3 2
    ring-of-silence - -5    - -
    ring-of-greed   -  -  1.7 -
    ring-of-bells   -  6    - -
    horn            -  - 0.25 -`));
});

test("what lies about: from which depth to which, how often, how many", () => {
  expect(printed(loot, "from", "to", "weight", "count")).toEqual(lines(`
    dagger 1 5 8 -
    short-sword 1 6 8 -
    spear 1 7 8 -
    mace 2 8 7 -
    axe 3 10 7 -
    rapier 4 10 6 -
    long-sword 5 10 6 -
    war-hammer 4 10 7 -
    stone 1 3 4 1d4
    dart 1 8 8 1d4+2
    javelin 2 10 12 1d3+1
    leather 1 3 5 -
    studded 1 5 8 -
    ring 2 7 7 -
    chain 4 9 7 -
    splint 5 10 6 -
    plate 6 10 6 -
    buckler 1 5 6 -
    shield 4 10 6 -
    cap 1 10 6 -
    ring-of-thrift 2 10 3 -
    ring-of-mending 2 10 3 -
    ring-of-silence 2 10 3 -
    staff-of-sparks 2 10 2 -
    staff-of-slowness 2 10 3 -
    staff-of-blinking 2 10 3 -
    staff-of-digging 3 10 2 -
    staff-of-wind 2 10 3 -
    staff-of-crystal 3 10 2 -
    ring-of-thorns 2 10 3 -
    ring-of-sharp-eyes 2 10 3 -
    ring-of-return 4 10 4 -
    ring-of-greed 1 10 2 -
    ring-of-bells 1 10 2 -
    ring-of-straying 2 10 3 -
    cleaver 1 6 6 -
    quarterstaff 1 6 6 -
    bow 1 8 6 -
    sling 1 6 6 -
    crossbow 3 10 18 -
    arrow 1 10 8 2d4
    fire-arrow 2 10 5 1d4+1
    bolt 3 10 5 2d4
    net 1 10 8 -
    boomerang 1 8 3 -
    caltrops 2 10 4 -
    smoke-pot 2 10 4 -
    tower-shield 3 10 3 -
    spiked-shield 2 8 4 -
    cloak 1 10 4 -
    oilskin 2 10 2 -
    felt-boots 1 10 3 -
    nailed-boots 2 10 3 -
    plague-mask 2 10 3 -
    salamander 4 10 6 -
    charm-of-health 2 10 3 -
    charm-of-stone 2 10 2 -
    charm-of-fear 2 10 2 -
    charm-of-discord 3 10 2 -
    charm-of-homing 1 10 2 -
    wand-of-fire 2 10 3 -
    wand-of-frost 2 10 3 -
    wand-of-webs 2 10 3 -
    wand-of-mastery 3 10 2 -
    wand-of-swapping 1 10 3 -
    wand-of-banishing 2 10 3 -
    wand-of-changing 2 10 2 -
    wand-of-doubling 2 10 3 -
    wand-of-haste 1 10 3 -
    healing 1 10 22 -
    life 3 10 5 -
    speed 1 10 9 -
    might 1 10 9 -
    broth 1 10 4 -
    skin 2 10 8 -
    poison 1 10 8 -
    confusion 1 10 8 -
    darkness 1 10 6 -
    sleep 2 10 7 -
    acid 1 10 8 -
    sinking 2 9 6 -
    blaze 2 10 6 -
    frost 2 10 5 -
    damp 3 10 5 -
    scent 1 10 6 -
    rage 1 10 6 -
    emptiness 2 10 4 -
    mapping 1 10 12 -
    flight 1 10 12 -
    naming 1 10 10 -
    sharpening 1 10 9 -
    warding 1 10 9 -
    plenty 2 10 4 -
    fire 2 10 9 -
    lullabies 2 10 8 -
    terror 1 10 8 -
    company 2 10 6 -
    thunder 2 10 6 -
    recharging 2 10 5 -
    thicket 1 10 6 -
    flood 2 10 5 -
    tremor 2 10 5 -
    runes 3 10 4 -
    famine 2 10 4 -`));
});

test("what food is guaranteed: from which depth to which, how often", () => {
  expect(printed(guaranteedFood, "from", "to", "weight")).toEqual(lines(`
    ration       1 10 50
    mango        1 10 20
    cheese       1 10 20
    jerky        1 10 15
    honeycomb    2 10 10
    mushroom     1 10 15
    strange-stew 3 10 10
    waybread     3 10 10`));
});

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
