// at load: cannot be put in order
import { add, rules } from "gnaw";
add(rules.turnEnds, { one: { before: "two", answer: () => [] }, two: { before: "one", answer: () => [] } });
