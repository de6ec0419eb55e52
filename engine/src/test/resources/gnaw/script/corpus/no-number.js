// at load: is NaN
import { amend, creatures } from "gnaw";
amend(creatures, { beast: { attack: 0 / 0 } });
