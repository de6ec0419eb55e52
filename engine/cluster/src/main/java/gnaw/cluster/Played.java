package gnaw.cluster;

import java.io.Serializable;
import java.util.List;

/**
 * What becomes of a share.
 *
 * @param games each as a line of a file of results
 * @param refusal why none was played, as a sentence; "" if they were
 */
record Played(List<String> games, String refusal) implements Serializable {
    static Played refused(String sentence) {
        return new Played(List.of(), sentence);
    }
}
