// in play: There is no effect "sayy". Did you mean "say"?
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => new Proxy({}, { get: () => "sayy", has: () => true, getOwnPropertyDescriptor: () => ({ value: 1, configurable: true }) }) });
