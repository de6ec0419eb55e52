// The creatures of the game as a manual would print them. Change one only on purpose: then let games tell what comes of it, with ./gnaw compare --working-tree.
import { creatures } from "gnaw";
import { expect, test } from "gnaw/test";
import { lines, printed } from "./printed.js";

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
