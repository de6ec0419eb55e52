// Those who go together do not stand in each other's way.
import { swap } from "gnaw";

/** Whoever walks into one of his own side changes places with him; who is on no side of his stands in the way. */
export const changingPlaces = (who, other) => (who.side === other.side ? [swap(who, other)] : []);
