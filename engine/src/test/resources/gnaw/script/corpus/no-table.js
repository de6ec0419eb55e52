// at load: add wants a table first
import { add } from "gnaw";
add({}, { a: {} });
