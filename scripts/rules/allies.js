// Who goes together does not stand in each other's way.
import { swap } from "gnaw";

/** Whoever walks into a friend changes places with him. */
export const changingPlaces = (who, friend) => [swap(who, friend)];
