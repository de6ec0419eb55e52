// What pepper does.
import { expect, given, test, world } from "gnaw/test";

test("peppery rats strike harder", () => {
  expect(world.spawn("rat", 3, 3)).toHave({ attack: 2 });
});

test("pepper can be carried", () => {
  expect(given.hero({ pack: { pepper: 3 } })).toCarry("pepper", 3);
});
