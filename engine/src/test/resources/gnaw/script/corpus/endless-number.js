// at load: creatures.beast wants a number for hitPoints, but got Infinity
import { amend, creatures } from "gnaw";
amend(creatures, { beast: { hitPoints: Infinity } });
