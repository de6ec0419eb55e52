package gnaw.map.dig;

import java.util.random.RandomGenerator;

/** Draws one room after the other in the plan's style, in sizes that suit the level. */
final class Shapes {
    private static final int SMALLEST_CAVE = 12;

    private final Style style;
    private final RandomGenerator dice;
    private final int widest;
    private final int highest;

    Shapes(Plan plan, RandomGenerator dice) {
        this.style = plan.style();
        this.dice = dice;
        this.widest = Math.clamp(plan.width() / 5, 4, 14);
        this.highest = Math.clamp(plan.height() / 5, 3, 8);
    }

    /** Any shape but a corridor. */
    Shape room() {
        return switch (style) {
            case ROOMS -> built();
            case CAVES -> cave();
            case MIXED -> dice.nextInt(3) == 0 ? cave() : built();
        };
    }

    /** Any shape. */
    Shape next() {
        return style != Style.CAVES && dice.nextInt(5) == 0 ? corridor() : room();
    }

    private Shape built() {
        int kind = dice.nextInt(9);
        if (kind < 5) {
            return Shape.rectangle(between(3, widest), between(2, highest));
        }
        return kind < 8 ? cross() : Shape.circle(between(1, highest / 2));
    }

    private Shape cross() {
        int width = between(4, widest);
        int height = between(3, highest);
        int beam = between(1, width / 2);
        int bar = between(1, height / 2);
        return Shape.cross(width, height, dice.nextInt(width - beam + 1), beam, dice.nextInt(height - bar + 1), bar);
    }

    private Shape corridor() {
        return dice.nextInt(2) == 0 ? Shape.corridor(between(3, widest), 1) : Shape.corridor(1, between(3, highest));
    }

    private Shape cave() {
        int width = between(6, widest * 3 / 2);
        int height = between(5, highest * 3 / 2);
        Patch floor = Cave.blob(width, height, dice);
        while (floor.size() < SMALLEST_CAVE) {
            floor = Cave.blob(width, height, dice);
        }
        return new Shape(Shape.CAVE, floor);
    }

    /** From the low to the high number, both included; the low one if the high is below it. */
    private int between(int low, int high) {
        return dice.nextInt(low, Math.max(low, high) + 1);
    }
}
