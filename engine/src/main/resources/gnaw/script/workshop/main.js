// {name}: what this mod changes. Start the game with `./gnaw --mods {id} --watch`, then change a number here and save the file.
import { add, amend, creatures, rules, say } from "gnaw";

// A line for everybody who plays with this mod. `gameBegins` is asked once; the answer is a list of effects.
add(rules.gameBegins, {
  greeting: () => [say("Something in the air makes you sneeze. ({name} is on.)", "warn")],
});

// Rats are red and strike harder. A function is given the old value, so that it goes together with what other mods do.
amend(creatures, { rat: { tone: "bad", attack: (old) => old + 2 } });
