// How rust and acid wear away what is worn and wielded.
import { change, table } from "gnaw";

export const wear = table("wear", { worst: -3 }, { worst: "number: the bonus of what is as worn out as it gets" });

/**
 * A thing becomes worse, and that is told; nothing if it is as worn out as it gets.
 * @type {(item: Item, line?: Effects) => Effects}
 */
export const wornAway = (item, line = []) => (item.bonus <= wear.worst ? [] : [change(item, "bonus", -1), line]);
