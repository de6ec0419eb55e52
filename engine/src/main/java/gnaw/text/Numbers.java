package gnaw.text;

/** Numbers as the game writes them: in their shortest form, 5 and not 5.0. */
public final class Numbers {
    private Numbers() {}

    /** The shortest text that reads back as the same number. */
    public static String text(double number) {
        if (number == Math.rint(number) && Math.abs(number) < 1e15) {
            return Long.toString((long) number);
        }
        String text = Double.toString(number);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }
}
