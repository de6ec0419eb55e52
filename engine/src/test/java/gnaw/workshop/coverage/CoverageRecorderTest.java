package gnaw.workshop.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Game;
import gnaw.script.Rulebook;
import gnaw.script.Written;
import gnaw.script.coverage.Share;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which lines and functions of scripts have run. */
class CoverageRecorderTest {
    private static final String SCRIPT = """
            import { add, rules } from "gnaw";
            const named = (thing) => {
              if (thing.isHero) return "you";
              const words = [
                "a",
                thing.name,
              ];
              return words.join(" ");
            };
            const never = () => "nothing";
            add(rules.nameOf, {
              named,
              other: { answer: () => undefined },
            });
            """;

    @TempDir
    Path folder;

    private Rulebook load() {
        return new Written(folder).main("").mod("chatter", SCRIPT).load();
    }

    @Test
    void loadingReachesTheStatementsOfAFileAndNoFunction() {
        try (CoverageRecorder reach = CoverageRecorder.begin();
                Rulebook rules = load()) {
            ScriptCoverage talk = talk(reach.taken());

            assertThat(rules.warnings()).isEmpty();
            assertThat(talk.lines())
                    .isEqualTo(Map.of(2, false, 3, false, 4, false, 8, false, 10, false, 11, true, 13, false));
            assertThat(talk.functions()).extracting("name").containsExactly("named", "never", "answer");
            assertThat(talk.missed()).isEqualTo("2-10, 13");
        }
    }

    @Test
    void aQuestionReachesWhatItRunsAndContextsAreSeenAsOne() {
        try (CoverageRecorder reach = CoverageRecorder.begin();
                Rulebook one = load();
                Rulebook other = load()) {
            askForTheName(one);
            askForTheName(other);
            ScriptCoverage talk = talk(reach.taken());

            assertThat(talk.missed()).isEqualTo("4-10, 13");
            assertThat(talk.functionShare()).isEqualTo(new Share(1, 3));
            assertThat(talk.text()).isEqualTo(SCRIPT);
        }
    }

    @Test
    void whatIsTakenAnewBeginsAtNothing() {
        try (CoverageRecorder reach = CoverageRecorder.begin();
                Rulebook rules = load()) {
            assertThat(talk(reach.takenAnew()).lineShare()).isEqualTo(new Share(1, 7));
            assertThat(talk(reach.takenAnew()).lineShare()).isEqualTo(new Share(0, 7));

            askForTheName(rules);
            assertThat(talk(reach.taken()).missed()).isEqualTo("2, 4-13");
        }
    }

    @Test
    void thePiecesOfOneTextAreToldWithWhatRan() {
        try (CoverageRecorder reach = CoverageRecorder.begin();
                Rulebook rules = load()) {
            Map<String, String> scripts = Map.of("chatter/main.js", SCRIPT);
            assertThat(ran(reach.piecesAnew(scripts))).noneMatch(piece -> piece.matches("(if|return).*"));

            askForTheName(rules);
            assertThat(ran(reach.piecesAnew(scripts)))
                    .contains("if (thing.isHero) return \"you\";", "return \"you\";")
                    .doesNotContain("return words.join(\" \");", "() => undefined");
            assertThat(reach.piecesAnew(Map.of("chatter/main.js", SCRIPT + " ")))
                    .isEmpty();
        }
    }

    private static List<String> ran(Map<Piece, Boolean> pieces) {
        return pieces.entrySet().stream()
                .filter(Map.Entry::getValue)
                .map(Map.Entry::getKey)
                .map(piece -> SCRIPT.substring(piece.from(), piece.to()))
                .toList();
    }

    @Test
    void theEnginesOwnScriptsDoNotCount() {
        try (CoverageRecorder reach = CoverageRecorder.begin();
                Rulebook rules = load()) {
            assertThat(rules.warnings()).isEmpty();
            assertThat(reach.taken().mods()).contains("base", "chatter").doesNotContain("gnaw");
        }
    }

    private static void askForTheName(Rulebook rules) {
        Game game = Game.begin(rules, 1);
        assertThat(game.description().nameOf(game.world().hero())).isEqualTo("you");
    }

    private static ScriptCoverage talk(Coverage coverage) {
        return coverage.ofMod("chatter").scripts().getFirst();
    }
}
