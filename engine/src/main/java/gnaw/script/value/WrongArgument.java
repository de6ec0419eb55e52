package gnaw.script.value;

import org.graalvm.polyglot.Value;

/** A script has asked with something that is not what a question takes. */
public final class WrongArgument extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Tells what is wanted, in words such as "A place is", and what was there. */
    public WrongArgument(String wanted, Value given) {
        super(wanted + " wanted here, but got " + StrictObject.shown(given) + ".");
    }
}
