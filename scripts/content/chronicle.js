// The story of the place, in few words: what is cut in the stones of its landmarks, and what somebody wrote who came before.
import { table } from "gnaw";

/** The stones, from the top to the bottom. */
export const chronicle = table("chronicle", {
  gate: { from: 1, text: "Above the arch is written: WHOEVER IS HUNGRY, COME IN. Somebody has scratched below: and stay." },
  almshouse: { from: 3, text: "A list of villages, each with its sacks of corn. Beside the last stands: they have nothing left. Take it all the same." },
  granary: { from: 5, text: "IN THE THIRD FROST HE WISHED FOR A HORN THAT NEVER EMPTIES. In the fourth he had it. In the fifth nobody was left to eat with." },
  table: { from: 7, text: "A hundred plates are cut into the stone, with a name at each. Ninety-nine are crossed out." },
  threshold: { from: 9, text: "HE EATS, AND IS NOT FILLED. Whoever takes it from him will be followed by all who ever ate of it." },
}, {
  from: "number: the first of ten bands, from the top to the bottom, where that stone may stand",
  text: "words: what is written on it",
});

/** Leaves of a diary, in the order in which they are read, wherever they are found. */
export const diary = table("diary", {
  first: { from: 2, text: "“Bread for six days, and it cannot be far. I have sworn to eat nothing down here that I did not bring.”" },
  second: { from: 4, text: "“Day 5. The goblins eat what their cook gives them, and ask nothing. I dreamt of it.”" },
  third: { from: 5, text: "“Day 9. The bread is gone. An oath is an oath.”" },
  fourth: { from: 6, text: "“Day 16. I am not hungry any more. It worries me.”" },
  fifth: { from: 7, text: "“Day 31. Whom I strike down is not hungry any more, and for a while neither am I.”" },
  sixth: { from: 8, text: "“I have seen him. He looked at my empty plate, and laughed. I shall wait here for whoever comes next, and share what I have.”" },
}, {
  from: "number: at the first depth that is so far down, of ten bands, a leaf lies",
  text: "words: what is written on it",
});
