// at load: creatures.beast.tone: the table tones has no row "purpel".
import { amend, creatures } from "gnaw";
amend(creatures, { beast: { tone: "purpel" } });
