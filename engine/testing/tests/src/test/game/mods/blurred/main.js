import { add, rules } from "gnaw";

const gauge = (who) => [{ text: "", bar: who.watre, max: 20 }];

add(rules.statusOf, { gauge });
