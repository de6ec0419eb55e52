// Things to carry that are not food.
import { add, items } from "gnaw";

add(items, {});
