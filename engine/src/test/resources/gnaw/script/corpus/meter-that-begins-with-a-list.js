// at load: meters.names wants a number for start, but got []. A meter that holds no number says what it holds: holds: "text", or holds: ["text"] for a list.
import { add, meters } from "gnaw";
add(meters, { names: { start: [], owner: "hero", doc: "who was met" } });
