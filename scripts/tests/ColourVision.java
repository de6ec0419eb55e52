package gnaw.terminal.style;

import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * What eyes see of a colour. The matrices are those of Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color
 * Vision Deficiency" (2009), for eyes that lack one kind of cones whole.
 */
enum ColourVision {
    ALL(1, 0, 0, 0, 1, 0, 0, 0, 1),
    PROTAN(0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
    DEUTAN(0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
    TRITAN(1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900);

    /** From linear sRGB to XYZ, each part by that of white. */
    private static final double[] TO_XYZ = {
        0.4124564 / 0.95047,
        0.3575761 / 0.95047,
        0.1804375 / 0.95047,
        0.2126729,
        0.7151522,
        0.0721750,
        0.0193339 / 1.08883,
        0.1191920 / 1.08883,
        0.9503041 / 1.08883
    };

    private final double[] matrix;

    ColourVision(double... matrix) {
        this.matrix = matrix;
    }

    /** How different two colours look: the distance in CIELAB, in which 2 can just be told apart. */
    double difference(Colour one, Colour other) {
        double[] a = lab(one);
        double[] b = lab(other);
        return Math.sqrt(IntStream.range(0, 3)
                .mapToDouble(i -> (a[i] - b[i]) * (a[i] - b[i]))
                .sum());
    }

    private double[] lab(Colour colour) {
        double[] light = DoubleStream.of(colour.red(), colour.green(), colour.blue())
                .map(ColourVision::linear)
                .toArray();
        double[] seen = DoubleStream.of(product(matrix, light))
                .map(part -> Math.clamp(part, 0, 1))
                .toArray();
        double[] xyz = DoubleStream.of(product(TO_XYZ, seen))
                .map(ColourVision::response)
                .toArray();
        return new double[] {116 * xyz[1] - 16, 500 * (xyz[0] - xyz[1]), 200 * (xyz[1] - xyz[2])};
    }

    private static double linear(double part) {
        double share = part / 255;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }

    private static double response(double share) {
        return share > 216.0 / 24389 ? Math.cbrt(share) : (24389.0 / 27 * share + 16) / 116;
    }

    private static double[] product(double[] matrix, double[] vector) {
        return IntStream.range(0, 3)
                .mapToDouble(row -> IntStream.range(0, 3)
                        .mapToDouble(i -> matrix[3 * row + i] * vector[i])
                        .sum())
                .toArray();
    }
}
