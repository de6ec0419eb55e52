// A closed door opens for whoever walks into it, and then one sees through.
import { become } from "gnaw";

export const opening = (_who, tile) => (tile.tile === "door" ? [become(tile.at, "open-door")] : []);
