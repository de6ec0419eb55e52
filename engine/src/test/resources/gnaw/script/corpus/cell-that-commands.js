// at load: the table creatures has no cell "\u001b[2J"
import { amend, creatures } from "gnaw";
amend(creatures, { beast: { "\u001b[2J": 7 } });
