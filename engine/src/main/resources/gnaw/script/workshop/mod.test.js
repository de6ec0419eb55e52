// Tests stand beside what they test. Run them with `./gnaw test {id}`.
import { expect, test, world } from "gnaw/test";

test("rats strike harder", () => {
  expect(world.spawn("rat", 3, 3)).toHave({ attack: 2 });
});
