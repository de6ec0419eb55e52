// A stray cat: a creature with a mind of its own, which meat turns into a friend.
import { add, rules } from "gnaw";
import "./cat.js";
import { befriending, thinking } from "./mind.js";

add(rules.creatureThinks, { cats: { of: "others", before: "thinking", answer: thinking } });
add(rules.actionEnds, { befriending: { of: "others", answer: befriending } });
