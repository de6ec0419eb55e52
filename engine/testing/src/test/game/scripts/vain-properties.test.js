// A property that is never tried, and so could never fail.
import { expect, prop, some } from "gnaw/test";

prop("never tried", { n: some.integer(1, 9) }, { runs: 0 }, ({ n }) => expect(n).toBe(0));
