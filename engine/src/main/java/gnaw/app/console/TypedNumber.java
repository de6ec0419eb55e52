package gnaw.app.console;

import gnaw.text.Numbers;

/** Numbers as they are typed. */
final class TypedNumber {
    private TypedNumber() {}

    /**
     * A whole number between two others.
     *
     * @throws IllegalArgumentException that says so when it is none
     */
    static int whole(String what, String word, int least, int most) {
        try {
            int number = Integer.parseInt(word);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException none) {
            // Told below, as a number out of bounds is.
        }
        throw new IllegalArgumentException(
                what + " must be a whole number from " + least + " to " + most + ", not \"" + word + "\".");
    }

    /**
     * A number.
     *
     * @throws IllegalArgumentException that says so when it is none
     */
    static double any(String word) {
        return Numbers.read(word)
                .orElseThrow(() -> new IllegalArgumentException("The value must be a number, not \"" + word + "\"."));
    }
}
