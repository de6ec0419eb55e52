package gnaw.lab.trace;

import gnaw.lab.LabMisuse;

/** Numbers as people write them. */
final class WrittenNumber {
    private WrittenNumber() {}

    /** The number that a text says, anything but NaN; {@code where} is what it stands in. */
    static double of(String text, String where) {
        try {
            double number = Double.parseDouble(text);
            if (!Double.isNaN(number)) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw noNumber(text, where);
        }
        throw noNumber(text, where);
    }

    private static LabMisuse noNumber(String text, String where) {
        return new LabMisuse("\"" + text + "\" in \"" + where + "\" is no number.");
    }
}
