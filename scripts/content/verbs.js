// What can be done with a thing: the key, the words, and the time it takes.
import { add, verbs } from "gnaw";

add(verbs, {
  eat: {
    menu: "Eat", key: "e", time: 1, ask: "Eat what?", none: "You have nothing to eat.",
    fits: (item) => "nutrition" in item,
  },
});
