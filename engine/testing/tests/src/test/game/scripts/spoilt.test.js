// Tests that are written wrongly, among others that are not.
import { expect, given, prop, test } from "gnaw/test";

test("a good one", () => expect(1).toBe(1));
test.each([])("of no rows: %s", () => expect(1).toBe(1));
test.each([[1, 2]])("too few: %s %s %s", () => expect(1).toBe(1));
test("a good one", () => expect(1).toBe(1));
test("without a body");
prop("made of nothing", {}, () => expect(1).toBe(1));
test.each([{ state: "hungry", food: 3 }])("$state with $food of $what", ({ food }) => expect(food).toBe(3));
test("in a wide hall", () => {
  given.level(`${"#".repeat(80)}\n#${".".repeat(70)}@${".".repeat(7)}#\n${"#".repeat(80)}`);
  expect(given.hero({ water: 7 })).toHave({ water: 6 });
});
