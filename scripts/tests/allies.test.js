// Who goes together does not stand in each other's way.
import { swap } from "gnaw";
import { expect, facts, test } from "gnaw/test";
import { changingPlaces } from "../rules/allies.js";

test("whoever walks into a friend changes places with him", () => {
  const [who, friend] = [1, 2].map((id) => facts.creature({ id, hitPoints: 5, side: "hero" }));

  expect(changingPlaces(who, friend)).toEqual([swap(who, friend)]);
});

test("who is neither friend nor foe stands in the way", () => {
  const who = facts.creature({ side: "hero", hitPoints: 5 });
  const other = facts.creature({ side: "neutral", hitPoints: 5 });

  expect(changingPlaces(who, other)).toEqual([]);
});
