// at load: read only
import * as gnaw from "gnaw";
gnaw.damage = () => [];
