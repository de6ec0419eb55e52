// in play: revoked
import { add, rules } from "gnaw";
add(rules.turnEnds, { bad: (who, dice, world) => { const { proxy, revoke } = Proxy.revocable([], {}); revoke(); return proxy; } });
