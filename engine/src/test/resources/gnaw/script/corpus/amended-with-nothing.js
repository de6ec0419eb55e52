// at load: The function that amends creatures.beast.attack answered nothing. Is return missing before what it answers?
import { amend, creatures } from "gnaw";
amend(creatures, { beast: { attack: (old) => { old + 2; } } });
