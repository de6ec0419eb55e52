// A closed door opens for whoever walks into it, and then one sees through.
import { become } from "gnaw";

export const doors = (_who, tile) => (tile.kind === "door" ? [become(tile.at, "open-door")] : []);
