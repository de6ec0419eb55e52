// A hero for all tests, whom there is only within one.
import { expect, given, test } from "gnaw/test";

const hero = given.hero();

test("he lives", () => expect(hero).toBeAlive());
