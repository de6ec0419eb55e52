// at load: an endless loop
import { amend, creatures } from "gnaw";
amend(creatures, { beast: { attack: (old) => { outer: for (;;) { for (;;) continue outer; } } } });
