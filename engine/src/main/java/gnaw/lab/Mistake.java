package gnaw.lab;

import java.util.Collection;
import java.util.List;

/** The lab was asked for what cannot be. The message is a whole sentence. */
public final class Mistake extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final String wrong;
    private final transient List<String> right;

    Mistake(String sentence) {
        this(sentence, "", List.of());
    }

    private Mistake(String sentence, String wrong, Collection<String> right) {
        super(sentence);
        this.wrong = wrong;
        this.right = List.copyOf(right);
    }

    /** There is no {@code what} of that name, but there are others. */
    static Mistake unknown(String what, String wrong, Collection<String> right) {
        return new Mistake("There is no " + what + " \"" + wrong + "\".", wrong, right);
    }

    /** The wrong name, or "" when it was no name that was wrong. */
    public String wrong() {
        return wrong;
    }

    /** The names that would have been right. */
    public List<String> right() {
        return right;
    }
}
