// at load: There is a table "meters" already
import { table } from "gnaw";
table("meters", { a: { b: 1 } });
