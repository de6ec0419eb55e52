// A file with a mistake in it.
import { test } from "gnaw/test";

test("half a test", () => {
