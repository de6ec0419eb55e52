// One test alone.
import { expect, test } from "gnaw/test";

test.only("this one alone", () => expect(1).toBe(1));

test("not this one", () => expect(1).toBe(2));
