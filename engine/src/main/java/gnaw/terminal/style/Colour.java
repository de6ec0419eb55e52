package gnaw.terminal.style;

import java.util.stream.IntStream;

/** A colour: red, green and blue from 0 to 255. */
record Colour(int red, int green, int blue) {
    /** What a screen reflects even where it is black. */
    private static final double FLARE = 0.05;

    /** The light of a ground from which white stands out as much as black. */
    private static final double MIDDLE = 0.179;

    private static final int STEPS = 20;

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

    /** This colour, or one drawn so far towards white or black that it stands out from the ground as much as is asked. */
    Colour standingOut(Colour ground, double contrast) {
        Colour end = ground.luminance() < MIDDLE ? of(0xffffff) : of(0);
        return IntStream.rangeClosed(0, STEPS)
                .mapToObj(step -> mixed(end, (double) step / STEPS))
                .filter(colour -> colour.contrast(ground) >= contrast)
                .findFirst()
                .orElse(end);
    }

    /** How much two colours stand out from each other, as WCAG 2 counts it: from 1 to 21. */
    double contrast(Colour other) {
        double one = luminance();
        double two = other.luminance();
        return (Math.max(one, two) + FLARE) / (Math.min(one, two) + FLARE);
    }

    private double luminance() {
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    }

    /** The light of one part of it, 0 to 1, as sRGB defines it. */
    private static double linear(int part) {
        double share = part / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
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
