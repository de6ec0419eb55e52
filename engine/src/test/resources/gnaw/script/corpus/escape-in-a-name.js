// at load: creatures.beast wants a text without control characters for name, but got "\u001b[5mbeast".
import { amend, creatures } from "gnaw";
amend(creatures, { beast: { name: "\u001b[5mbeast" } });
