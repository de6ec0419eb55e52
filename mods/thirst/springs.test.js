// Where water comes from, and what one fills.
import { become, damage, give, interrupt, say, spend } from "gnaw";
import { expect, facts, test } from "gnaw/test";
import { refilling, springs } from "./springs.js";
import { drink, thirst, thirstStates } from "./water.js";

const here = { x: 2, y: 2 };

test("a new level has a spring where there is room", () => {
  expect(springs(undefined, { isNew: true, free: () => here })).toEqual([become(here, "spring")]);
  expect(springs(undefined, { isNew: true, free: () => undefined })).toEqual([]);
  expect(springs(undefined, { isNew: false, free: () => here })).toEqual([]);
});

test.each([[1, "You fill your flask."], [2, "You fill your flasks."]])("whoever drinks with %s empty flasks fills all of them", (count, line) => {
  const empty = facts.item({ id: 7, kind: "thirst:empty-flask", count });
  const who = facts.creature({ hitPoints: 9, water: 10, pack: [{ id: 6, kind: "ration", count: 1 }, empty] });

  expect(refilling(who, "drink")).toEqual([
    drink(who, thirst.most), say("You drink your fill.", "good"), [spend(empty, count), give(who, "flask", { count }), say(line)],
  ]);
});

test("without empty flasks one only drinks, and who does something else does not", () => {
  const who = facts.creature({ hitPoints: 9, water: 10, pack: [] });

  expect(refilling(who, "drink")[2]).toEqual([]);
  expect(refilling(who, "pray")).toEqual([]);
});

test.each([[2, false], [3, true], [4, false]])("in turn %s a dry throat costs a hit point: %s", (turn, costs) => {
  const who = facts.creature({ hitPoints: 9 });

  expect(thirstStates.dry.eachTurn(who, { turn })).toEqual(costs ? [damage(who, 1, { cause: "thirst" }), interrupt("You are dying of thirst.")] : []);
});
