package gnaw.lab.trace;

import gnaw.lab.LabMisuse;
import gnaw.text.Numbers;

/** Numbers as people write them. */
final class WrittenNumber {
    private WrittenNumber() {}

    /** The number that a text says; {@code where} is what it stands in. */
    static double of(String text, String where) {
        return Numbers.read(text)
                .orElseThrow(() -> new LabMisuse("\"" + text + "\" in \"" + where + "\" is no number."));
    }
}
