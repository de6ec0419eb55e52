/**
 * How games and scores are kept on disk. Knows {@code gnaw.game} and Gson, and no other part.
 *
 * <p>A game lies in a folder as {@code game.json}, a snapshot, and {@code game.journal}, what was decided since: a line whenever it is
 * written, such as {@code 1f0c93aa {"turn":312,"depth":3,"pulse":"…","intents":["step north"]}}. In front stands the CRC-32 of the JSON;
 * the pulse is a hash of what changes from turn to turn in the state that the intents led to. The first line has no intents and the pulse of
 * the snapshot. Each snapshot begins a journal; it and the journal before it lie beside it as {@code game.previous.*}, so that a game
 * goes on from either. Lines that are torn or damaged are passed over, and nothing is played behind one whose pulse does not agree.
 */
package gnaw.save;
