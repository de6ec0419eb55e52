package gnaw.terminal.screen;

import gnaw.game.Appearance;
import gnaw.map.Point;
import java.util.List;
import java.util.stream.IntStream;

/** The picture behind the first screen: a corner of a dungeon by the light of two fires. On a window that is too small it is cut. */
public final class Backdrop {
    private static final int BRIGHT = 7;
    private static final List<String> DRAWING = """
            #################                                              #################
            ##···#####···####                                              ###····##########
            #·······#······##                                              ##······####···##
            #··,,,··+·······#                                              #···$·····#·····#
            #·,,@,,·#··Ω····#                                              #··Ω······'··J··#
            ##·,,·,·##·····##                                              ##·····%··#·····#
            ###···#####+#####                                              #####+#######+###
            #####'#### # ####                                              ### # # ####···##
            ###···#### # ####                                              ##  # #  ##·k···#
            ##·····### # ####                                              ## ## ## ##···k·#
            #··~~···## #   ##                                              ## #   # ###···##
            #·~~~~~·## ### ##                                              ## # # # #######
            #·~~~~~··    # ##                                              ##   #   #     #
            #··~~~~·##### ###                                              ##### ### ## # ##
            ##··~~··#####'###                                              ####'##### #'####
            ###····####····##                                              ##·····### ···###
            #####'####···Z··#                                              #···,···##····o##
            #### #####··>···#                                              #··,,,··##··o··##
            ####    ##·····##                                              ##··,··####···###
            #################                                              #################
            """.lines().toList();

    private static final List<Point> FIRES = IntStream.range(0, DRAWING.size())
            .boxed()
            .flatMap(y -> IntStream.range(0, DRAWING.get(y).length())
                    .filter(x -> DRAWING.get(y).charAt(x) == 'Ω')
                    .mapToObj(x -> new Point(x, y)))
            .toList();

    private Backdrop() {}

    private static void paint(Canvas canvas, int left, int top) {
        for (int y = 0; y < DRAWING.size(); y++) {
            String row = DRAWING.get(y);
            for (int x = 0; x < row.length(); x++) {
                char sign = row.charAt(x);
                if (sign != ' ') {
                    canvas.put(left + x, top + y, canvas.ink(look(sign), ground(sign), isDim(x, y)));
                }
            }
        }
    }

    /** Paints it in the middle of the window. */
    public static void paint(Canvas canvas) {
        canvas.blank();
        int columns = DRAWING.stream().mapToInt(String::length).max().orElse(0);
        paint(canvas, (canvas.width() - columns) / 2, Math.max(0, (canvas.height() - DRAWING.size()) / 2));
    }

    private static boolean isDim(int x, int y) {
        return FIRES.stream().noneMatch(fire -> isLit(x - fire.x(), y - fire.y()));
    }

    /** A row is twice as high as a column is wide. */
    private static boolean isLit(int columns, int rows) {
        return columns * columns + 4 * rows * rows <= BRIGHT * BRIGHT;
    }

    private static Appearance look(char sign) {
        return switch (sign) {
            case '·' -> new Appearance("·", ".", "floor");
            case ',' -> new Appearance("\"", "\"", "grass");
            case 'Ω' -> new Appearance("Ω", "0", "fire");
            default -> new Appearance(String.valueOf(sign), String.valueOf(sign), tone(sign));
        };
    }

    private static String tone(char sign) {
        return switch (sign) {
            case '#' -> "wall";
            case '~' -> "shallow";
            case ',' -> "grass";
            case '+', '\'' -> "door";
            case '>' -> "stairs";
            case '@' -> "bright";
            case '$', 'J' -> "gold";
            case '%' -> "wood";
            case 'k', 'o' -> "bad";
            case 'Z' -> "bone";
            default -> "text";
        };
    }

    /** Whatever stands on the floor has its ground. */
    private static String ground(char sign) {
        return "@$J%koZ".indexOf(sign) >= 0 ? "floor" : tone(sign);
    }
}
