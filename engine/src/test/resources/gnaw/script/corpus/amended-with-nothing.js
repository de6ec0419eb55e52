// at load: The function that amends creatures.beast.attack answered nothing. Is return missing behind its braces?
import { amend, creatures } from "gnaw";
amend(creatures, { beast: { attack: (old) => { old + 2; } } });
