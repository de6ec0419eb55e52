// Plain English: names in the middle of a sentence, verbs that agree, capitals at the beginning.

/** Somebody or something in a sentence: "you", "the goblin". */
export const the = (who) => (who.isHero ? "you" : `the ${who.name}`);

/** The word with "a" or "an". */
export const a = (words) => `${/^[aeiou]/i.test(words) ? "an" : "a"} ${words}`;

/** "You hit", "the goblin hits". */
export const does = (who, verb) => `${the(who)} ${who.isHero ? verb : third(verb)}`;

/** A line of the log: a capital first and a full stop last. */
export const sentence = (text) => `${text[0].toUpperCase()}${text.slice(1)}.`;

const third = (verb) => (/(s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`);
