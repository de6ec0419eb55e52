package gnaw.terminal.screen;

/** A colour: red, green and blue from 0 to 255. */
record Colour(int red, int green, int blue) {

    /**
     * The colour written as "#rrggbb".
     *
     * @throws IllegalArgumentException if the text is not of that form
     */
    static Colour parse(String text) {
        if (!text.matches("#[0-9a-fA-F]{6}")) {
            throw new IllegalArgumentException(
                    "\"" + text + "\" is not a colour. Write six hexadecimal digits, such as \"#ff8800\".");
        }
        return of(Integer.parseInt(text.substring(1), 16));
    }

    /** The colour 0xrrggbb. */
    static Colour of(int rgb) {
        return new Colour(rgb >> 16 & 0xff, rgb >> 8 & 0xff, rgb & 0xff);
    }

    /**
     * How different two colours look, squared: Thiadmer Riemersma's "redmean", a weighted distance that is close to the eye's and
     * needs only whole numbers.
     */
    int distance(Colour other) {
        int mean = (red + other.red) / 2;
        int dr = red - other.red;
        int dg = green - other.green;
        int db = blue - other.blue;
        return ((512 + mean) * dr * dr >> 8) + 4 * dg * dg + ((767 - mean) * db * db >> 8);
    }

    /** Between this colour and another, with so much of the other, 0 to 1. */
    Colour mixed(Colour other, double share) {
        return new Colour(
                mixed(red, other.red, share), mixed(green, other.green, share), mixed(blue, other.blue, share));
    }

    private static int mixed(int one, int other, double share) {
        return (int) Math.round(one + (other - one) * share);
    }

    /** Whether it is strong enough to be shown as bold where there are no colours: a bright and saturated, or a white one. */
    boolean isStrong() {
        int max = Math.max(red, Math.max(green, blue));
        int min = Math.min(red, Math.min(green, blue));
        return max >= 200 && (max - min >= 100 || min >= 225);
    }
}
