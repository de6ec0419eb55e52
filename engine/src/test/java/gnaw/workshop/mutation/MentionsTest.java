package gnaw.workshop.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.workshop.mutation.Mentions.Spot;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Where scripts speak of what is made when they are loaded. */
class MentionsTest {
    private static final String REACH = """
            export const FAR = 15;
            const wide = FAR * 2;
            export const isNear = (steps) => /* in a function */ steps < wide;
            """;

    @Test
    void aNumberMattersInTheFunctionsThatSpeakOfIt() {
        assertThat(mentionsOf("15", Map.of("base/reach.js", REACH))).contains(Set.of("base/reach.js: wide;"));
    }

    @Test
    void whatOtherScriptsTakeIsFollowed() {
        String smell = """
                import { FAR } from "./reach.js";
                const smells = (steps) => /* in a function */ [steps > FAR];
                """;

        assertThat(mentionsOf("15", Map.of("base/reach.js", REACH, "base/smell.js", smell)))
                .contains(Set.of("base/reach.js: wide;", "base/smell.js: FAR];"));
    }

    @Test
    void ofWhatIsHandedToTheEngineNothingIsKnown() {
        assertThat(mentionsOf("15", Map.of("base/reach.js", "add(meters, { reach: { at: 15 } });")))
                .isEmpty();
        assertThat(mentionsOf("15", Map.of("base/reach.js", "const FAR = 15;\nadd(meters, { reach: FAR });")))
                .isEmpty();
        assertThat(mentionsOf("15", Map.of("base/reach.js", "const [far, near] = [15, 5];")))
                .isEmpty();
    }

    @Test
    void namesThatSpeakOfEachOtherEnd() {
        String script = """
                const near = { far: 15 };
                function reach() { /* in a function */ near; }
                const both = [near, both];
                """;

        assertThat(mentionsOf("15", Map.of("base/reach.js", script))).contains(Set.of("base/reach.js: near; }"));
    }

    /** What follows in its line from each place where a number's name is said in a function. */
    private static Optional<Set<String>> mentionsOf(String number, Map<String, String> scripts) {
        Spot made = new Spot("base/reach.js", scripts.get("base/reach.js").indexOf(number));
        return new Mentions(scripts)
                .of(made, spot -> line(spot, scripts, 0).contains("/* in a function */"))
                .map(spots -> spots.stream()
                        .map(spot -> spot.file() + ": " + line(spot, scripts, 1))
                        .collect(Collectors.toSet()));
    }

    /** The part of a place's line before it, or behind it. */
    private static String line(Spot spot, Map<String, String> scripts, int part) {
        String script = scripts.get(spot.file());
        return part == 0
                ? script.substring(script.lastIndexOf('\n', spot.index()) + 1, spot.index())
                : script.substring(spot.index()).lines().findFirst().orElse("");
    }
}
