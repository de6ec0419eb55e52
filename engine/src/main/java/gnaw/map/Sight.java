package gnaw.map;

/**
 * Symmetric shadowcasting after Albert Ford: walls are diamonds, floors are points, and a floor is seen if its centre
 * is.
 *
 * <p>So of two transparent cells each sees the other or neither does; all walls of a convex room are seen from any
 * place in it; pillars throw shadows that widen; and no corner is blind. Slopes are fractions of integers.
 */
public final class Sight {
    /** Farther than any level is wide. */
    public static final int UNLIMITED = 1 << 14;

    private final Level level;
    private final Point eye;
    private final int origin;
    private final int radius;
    private final Vision vision;

    private Sight(Level level, Point eye, int radius) {
        this.level = level;
        this.eye = eye;
        this.origin = level.index(eye);
        this.radius = Math.min(radius, UNLIMITED);
        this.vision = new Vision(level);
    }

    /**
     * What is in sight from a cell of the level.
     *
     * <p>Cells whose centre is less than radius + ½ away are near enough, by dx² + dy² ≤ radius² + radius; that disc
     * looks round, without the lone spikes of dx² + dy² ≤ radius². A radius of 0 shows the eye's own cell.
     *
     * @throws IllegalArgumentException if the eye lies outside the level or the radius is negative
     */
    public static Vision from(Level level, Point eye, int radius) {
        if (radius < 0) {
            throw new IllegalArgumentException("Nobody sees " + radius + " cells far");
        }
        return new Sight(level, eye, radius).cast();
    }

    private Vision cast() {
        vision.add(origin);
        for (Direction ahead : Direction.orthogonal()) {
            new Quadrant(ahead).scan(1, -1, 1, 1, 1);
        }
        return vision;
    }

    /** A quarter of the view: rows ahead of the eye, each a depth away, and columns counted to its right. */
    private final class Quadrant {
        private final int ahead;
        private final int right;
        private final int depths;
        private final int leftmost;
        private final int rightmost;

        Quadrant(Direction facing) {
            Direction side = facing.clockwise().clockwise();
            ahead = level.offset(facing);
            right = level.offset(side);
            depths = Math.min(radius, room(facing));
            leftmost = -room(side.opposite());
            rightmost = room(side);
        }

        /** Cells of the level between the eye and the border. */
        private int room(Direction facing) {
            if (facing.dx() == 0) {
                return facing.dy() < 0 ? eye.y() : level.height() - 1 - eye.y();
            }
            return facing.dx() < 0 ? eye.x() : level.width() - 1 - eye.x();
        }

        /** Sees what lies from this row on between two slopes, each given as a fraction rise / run. */
        void scan(int depth, int startRise, int startRun, int endRise, int endRun) {
            if (depth > depths) {
                return;
            }
            int rise = startRise;
            int run = startRun;
            // The outermost columns that the slopes touch; a tie of a half belongs to the cell inside.
            int first = Math.max(leftmost, Math.floorDiv(2 * depth * rise + run, 2 * run));
            int last = Math.min(rightmost, Math.ceilDiv(2 * depth * endRise - endRun, 2 * endRun));
            int nearby = radius * radius + radius - depth * depth;
            boolean wallBefore = false;
            for (int column = first; column <= last; column++) {
                int cell = origin + depth * ahead + column * right;
                boolean wall = !level.transparent(cell);
                boolean centred = column * run >= depth * rise && column * endRun <= depth * endRise;
                if ((wall || centred) && column * column <= nearby) {
                    vision.add(cell);
                }
                boolean edge = column > first && wall != wallBefore;
                if (edge && wall) {
                    scan(depth + 1, rise, run, 2 * column - 1, 2 * depth);
                } else if (edge) {
                    rise = 2 * column - 1;
                    run = 2 * depth;
                }
                wallBefore = wall;
            }
            if (first <= last && !wallBefore) {
                scan(depth + 1, rise, run, endRise, endRun);
            }
        }
    }
}
