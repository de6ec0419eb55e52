// What the bot that explores does about its thirst.
import { act } from "gnaw";
import { expect, facts, test } from "gnaw/test";
import { drinkingBot } from "./bot.js";

const pond = { x: 5, y: 5 };
const flask = facts.item({ id: 1, kind: "thirst:flask", count: 1 });
const empty = facts.item({ id: 2, kind: "thirst:empty-flask", count: 1 });
const ration = facts.item({ id: 3, kind: "ration", count: 1 });
const who = (water, action, ...pack) => ({ water, ground: { action }, pack });
const sight = (foes, water) => ({ foes, stairs: (action) => (action === "drink" ? water : undefined), walkTo: (place) => ["walks to", place] });
const bot = drinkingBot(() => "explores");
const does = (one, foes = [], water = undefined) => bot(one, sight(foes, water), undefined, {});

test.each([
  ["drinks out of its flask below a quarter of its water", who(249, "", ration, flask), act.use("quaff", flask)],
  ["explores with a quarter", who(250, "", ration, flask), "explores"],
  ["drinks at the water where it stands", who(100, "drink", ration), act.useTile("drink")],
  ["fills its empty flasks there, thirsty or not", who(900, "drink", ration, empty), act.useTile("drink")],
  ["fills them rather than empty another", who(100, "drink", flask, empty), act.useTile("drink")],
  ["explores on from water if it has nothing to fill", who(900, "drink", ration, flask), "explores"],
  ["explores on where it knows no water", who(100, ""), "explores"],
])("it %s", (_what, one, action) => {
  expect(does(one)).toEqual(action);
});

test("it goes where it knows water, and not under the eyes of foes", () => {
  expect(does(who(100, "", ration), [], pond)).toEqual(["walks to", pond]);
  expect(does(who(100, "", ration), [{}], pond)).toBe("explores");
  expect(does(who(900, "", empty), [], pond)).toBe("explores");
});

test("under the eyes of foes it fills no flasks, but drinks when it must", () => {
  expect(does(who(900, "drink", empty), [{}])).toBe("explores");
  expect(does(who(100, "drink", ration), [{}])).toEqual(act.useTile("drink"));
});
