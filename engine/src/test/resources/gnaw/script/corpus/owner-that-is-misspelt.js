// at load: but is text: "heros". Did you mean "hero"?
import { add, meters } from "gnaw";
add(meters, { gloom: { start: 0, owner: "heros", doc: "how dark it looks" } });
