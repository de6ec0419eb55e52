package gnaw.script;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What a check says of keys that are wanted twice, and of names that stand for two things or none. */
class TakenKeysTest extends Checked {
    @Test
    void aKeyThatIsWantedTwiceIsTold() throws Exception {
        Written written = new Written(folder)
                .main(
                        "import { actions, add, amend, verbs } from \"gnaw\";\n"
                                + "amend(verbs, { toss: { key: \"t\" } });\nadd(actions, { sing: { time: 1, menu: \"Sing\", key: \"o\" } });")
                .mod(
                        "choir",
                        "import { actions, add } from \"gnaw\";\n"
                                + "add(actions, { hum: { time: 1, menu: \"Hum\", key: \"t\" } });\n"
                                + "add(actions, { trill: { time: 1, menu: \"Trill\", key: \"t\" } });\n");
        assertThat(found(written, "choir"))
                .contains(
                        "base/main.js:4:1: warning: actions.sing does not get the key o, which is the engine's. Choose another.",
                        "choir/main.js:2:1: warning: actions.hum takes the key t from verbs.toss. Choose another.",
                        "choir/main.js:3:1: warning: actions.trill does not get the key t, which actions.hum has. Choose another.");
    }

    @Test
    void whoeverGivesAKeyToARowOfOthersIsBlamedForIt() throws Exception {
        Written written = new Written(folder)
                .main(
                        "import { actions, add } from \"gnaw\";\nadd(actions, { sing: { time: 1, menu: \"Sing\", key: \"t\" } });")
                .mod("choir", "import { actions, amend } from \"gnaw\";\namend(actions, { sing: { key: \"o\" } });\n");
        assertThat(found(written, "choir"))
                .containsExactly(
                        "choir/main.js:2:1: warning: actions.sing does not get the key o, which is the engine's. Choose another.");
    }

    @Test
    void anActionWithTheIdOfAVerbIsAnError() throws Exception {
        Written written = new Written(folder).main("").mod("choir", """
                        import { actions, add } from "gnaw";
                        add(actions, { toss: { time: 1, menu: "Toss the head" } });
                        """);
        assertThat(found(written, "choir"))
                .contains(
                        "choir/main.js:2:1: error: actions.toss has the id of a verb, and rules cannot tell them apart. Choose another.");
    }

    @Test
    void aTextThatNamesTheKeyOfNoCommandIsAnError() throws Exception {
        Written written = new Written(folder).main("").mod("choir", """
                        import { add, texts, verbs } from "gnaw";
                        add(verbs, { sing: { menu: "Sing", key: "z", time: 1, ask: "?", none: "!", fits: () => false } });
                        add(texts, { one: { text: "Press {key.verb.sing}, {key.explore} or {key.step.north}." } });
                        add(texts, { two: { text: "Press {key.verb.sin}." } });
                        """);

        assertThat(found(written, "choir"))
                .filteredOn(finding -> finding.contains("{key."))
                .containsExactly(
                        "choir/main.js:4:1: error: texts.two.text speaks of {key.verb.sin}, but no command is called so."
                                + " Did you mean \"verb.choir:sing\"?");
    }
}
