package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Effect;
import gnaw.game.Event;
import gnaw.game.Game;
import gnaw.game.Ref;
import gnaw.map.Point;
import gnaw.script.context.RulesThread;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Levels that are drawn whole. */
class DrawnLevelsTest {
    private static final String HALL = """
            #####
            #<.b#
            #..>#
            #####""";

    @TempDir
    Path folder;

    /** The second level is that drawing. */
    private <T> T below(String drawing, Function<Game, T> play) throws Exception {
        Written written = new Written(folder).main("").mod("halls", """
                import { add, rules } from "gnaw";
                const tiles = { "#": "wall", ".": "floor", "<": "up", ">": "down" };
                add(rules.levelPlanned, {
                  hall: (depth) => (depth === 2 ? { drawing: `%s`, tiles, marks: { b: "bed", e: "entrance" } } : undefined),
                });
                """.formatted(drawing));
        Callable<T> game = () -> {
            try (Rulebook book = written.load()) {
                Game begun = Game.begin(book, 11);
                begun.apply(List.of(new Effect.Leave(Ref.to(begun.world().hero()), 2)));
                return play.apply(begun);
            }
        };
        return RulesThread.call("test", game);
    }

    private static String drawn(Game game) {
        var level = game.world().stage().level();
        var tiles = game.world().catalog().tiles();
        return level.draw(at -> tiles.get(level.at(at).id()).look().glyph().charAt(0));
    }

    private static List<String> failures(Game game) {
        return game.takeEvents().stream()
                .filter(event -> event instanceof Event.RuleFailed)
                .map(event -> ((Event.RuleFailed) event).failure().getMessage())
                .toList();
    }

    @Test
    void theLevelIsAsItIsDrawnAndNothingElse() throws Exception {
        assertThat(below(HALL, DrawnLevelsTest::drawn).toString()).isEqualTo("""
                #####
                #<..#
                #..>#
                #####""");
    }

    @Test
    void linesAroundAndWhatAllAreIndentedByAreCutOff() throws Exception {
        assertThat(below("\n  ####\n  #< #\n  ####\n  ", DrawnLevelsTest::drawn).toString())
                .isEqualTo("####\n#<##\n####");
    }

    @Test
    void oneComesInByTheStairsThatLeadBackAndPlacesHaveTheirNames() throws Exception {
        below(HALL, game -> {
            assertThat(game.world().hero().at()).isEqualTo(new Point(1, 1));
            assertThat(game.world().stage().marks().get("bed")).containsExactly(new Point(3, 1));
            assertThat(failures(game)).isEmpty();
            return 0;
        });
    }

    @Test
    void whereThereAreNoneOneComesInAtTheEntrance() throws Exception {
        assertThat(below("#####\n#..e#\n#####", game -> game.world().hero().at())
                        .toString())
                .isEqualTo(new Point(3, 1).toString());
    }

    @Test
    void linesOfDifferentLengthsAreRefused() throws Exception {
        isTold("####\n#<#", "Row 2 of the drawn map has 3 cells, the first has 4");
    }

    @Test
    void aLetterThatStandsForNothingIsRefused() throws Exception {
        isTold("####\n#<x#\n####", "Row 2, column 3 of the drawn map: the legend has no tile for 'x'");
    }

    @Test
    void aLevelWithoutAWayInIsRefused() throws Exception {
        isTold("####\n#..#\n####", "The level has no way in: neither stairs nor a mark \"entrance\"");
    }

    @Test
    void aLevelThatFallsApartIsRefused() throws Exception {
        isTold("#####\n#<#>#\n#####", "The level falls apart: nobody can walk from row 2, column 2 to row 2, column 4");
    }

    private void isTold(String drawing, String what) throws Exception {
        String beginning = drawing.lines().findFirst().orElseThrow();
        assertThat(below(drawing, DrawnLevelsTest::failures))
                .containsExactly("halls/main.js:4:9  rule levelPlanned.halls:hall\n  " + what
                        + "\n  4 |   hall: (depth) => (depth === 2 ? { drawing: `" + beginning + "\n    |         ^");
    }
}
