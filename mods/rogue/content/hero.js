// Whom one plays: twelve hit points, strength 16, no armour of his own, and one sees as far as there is light.
import { amend, creatures, meters } from "gnaw";

amend(creatures, { hero: { hitPoints: 12, attack: 0, defense: 0, damage: "1d4", sight: 80, light: 1 } });
amend(meters, { light: { start: 0 }, nourishment: { start: 1300 } });
