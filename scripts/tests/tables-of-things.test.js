// The things of the game as a manual would print them. Change one only on purpose: then let games tell what comes of it, with ./gnaw compare --working-tree.
import { items } from "gnaw";
import { expect, test } from "gnaw/test";
import { guaranteedFood, loot } from "../content/loot.js";
import { lines, printed } from "./printed.js";

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
