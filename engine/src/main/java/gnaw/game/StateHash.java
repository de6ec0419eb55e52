package gnaw.game;

import gnaw.text.Sha256;

/**
 * A fingerprint of a state. The text of a record names every component in order, so it is as exact as the record itself. Only the mark of
 * a game with which nobody meddled and the list of no predecessors are left out: games that were saved before there were such keep their
 * fingerprints.
 */
final class StateHash {
    private static final String UNTOUCHED = ", touched=false]";
    private static final String NOBODY = ", predecessors=[]]";

    private StateHash() {}

    static String of(SavedGame state) {
        return Sha256.of(text(state));
    }

    private static String text(SavedGame state) {
        return without(UNTOUCHED, without(NOBODY, state.toString()));
    }

    private static String without(String end, String text) {
        return text.endsWith(end) ? text.substring(0, text.length() - end.length()) + "]" : text;
    }
}
