package gnaw.rules;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.mod.Mods;
import gnaw.mod.ResolvedMods;
import gnaw.mod.Scripts;
import gnaw.script.context.RulesThread;
import gnaw.terminal.key.Keymap;
import gnaw.workshop.check.Check;
import gnaw.workshop.check.Finding;
import gnaw.workshop.check.Findings;
import gnaw.workshop.check.Types;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Words that authors misspell, one in each line: an editor underlines them, as the types of the script API alone tell it. */
@Tag("long")
class TyposTest {
    private static final Path HOME = Path.of(System.getProperty("gnaw.home"));

    private static final String IMPORTS =
            "import { add, amend, creatures, damage, give, heal, items, refuse, rules, say, set, spawn, stun, verbs, wrap } from \"gnaw\";"
                    + " import { inflict } from \"base/rules/statuses.js\"; import { wornIn } from \"base/rules/equipment.js\";"
                    + " import { phrase, told } from \"base/rules/words.js\";\n";

    private static final List<String> TYPOS = List.of(
            "amend(creatures, { rta: { attack: 3 } });",
            "amend(creatures, { rat: { atack: 3 } });",
            "amend(creatures, { rat: { attack: \"3\" } });",
            "amend(rules.turnEnd, {});",
            "add(creatures, { ogre: { like: \"orcc\", attack: 9 } });",
            "add(creatures, { ogre: { like: \"orc\", atack: 9 } });",
            "add(creatures, { ogre: { name: \"ogre\", glyph: \"O\", hitPoints: 9, attack: 9 } });",
            "add(creatures, { ogre: { like: \"orc\", side: \"foe\" } });",
            "add(creatures, { ogre: { like: \"orc\", carries: [\"ratoin\"] } });",
            "add(creatures, { ogre: { like: \"orc\", leaves: { ratoin: 9 } } });",
            "add(creatures, { ogre: { like: \"orc\", tone: \"lef\" } });",
            "add(creatures, { ogre: { like: \"orc\", mind: \"huntr\" } });",
            "add(items, { sash: { like: \"dagger\", slot: \"bdoy\" } });",
            "add(items, { brew: { like: \"ration\", family: \"potoin\" } });",
            "add(items, { club: { like: \"dagger\", damage: \"d6d\" } });",
            "wrap(creatures, \"rat.atack\", (inner) => inner);",
            "wrap(verbs, \"eat.fit\", (inner) => inner);",
            "wrap(rules.turnEnds, \"digesting\", (inner) => (who) => inner(who));",
            "add(rules.turnEnds, { chill: { off: \"others\", answer: () => [] } });",
            "add(rules.turnEnds, { chill: { of: \"other\", answer: () => [] } });",
            "add(rules.turnEnds, { chill: (who) => [set(who, \"nourishmnet\", 3)] });",
            "add(rules.turnEnds, { chill: (who) => [set(who, \"nourishment\", who.nourishmnet)] });",
            "add(rules.turnEnds, { chill: (who) => { [say(\"Brr\")]; } });",
            "add(rules.turnEnds, { chill: (who) => [say(\"Brr\", \"baad\")] });",
            "add(rules.turnEnds, { chill: (who, dice) => [damage(who, dice.rol(\"1d6\"), {})] });",
            "add(rules.turnEnds, { chill: (who, dice) => [spawn(\"rta\", who.at)] });",
            "add(rules.turnEnds, { chill: (who) => [give(who, \"ratoin\")] });",
            "add(rules.itemUsed, { gulp: (user, verb) => (verb === \"eatt\" ? [heal(user, 1)] : []) });",
            "add(rules.tileEntered, { splash: (who, tile) => (tile.kind === \"watr\" ? [] : []) });",
            "add(rules.mayDo, { fear: (who, action) => (action.id === \"descent\" ? refuse(\"No.\") : refuse()) });",
            "add(rules.turnEnds, { chill: (who, dice, world) => [stun(who, world.trun)] });");

    @TempDir
    Path folder;

    @Test
    void allAreToldByTheTypesAlone() throws Exception {
        assertThat(TYPOS).hasSize(31);
        assertThat(untold(TYPOS)).isEmpty();
    }

    @Test
    void soAreAnswersOfCellsThatAreNone() throws Exception {
        assertThat(untold(List.of(
                        "amend(items, { ration: { onEat: () => \"good\" } });",
                        "amend(verbs, { eat: { fits: (item) => item.name } });",
                        "amend(verbs, { eat: { sure: (item) => item.nutrition } });",
                        "amend(items, { dart: { missile: 3 } });")))
                .isEmpty();
    }

    @Test
    void soAreIdsThatFunctionsOfTheBaseGameAreGiven() throws Exception {
        assertThat(untold(List.of(
                        "add(rules.turnEnds, { chill: (who) => [inflict(who, \"poison\", 3)] });",
                        "add(rules.turnEnds, { chill: (who) => [inflict(\"poisoned\", who, 3)] });",
                        "add(rules.turnEnds, { chill: () => [say(told(\"drinkz\"))] });",
                        "add(rules.turnEnds, { chill: (who) => [damage(who, 1, { cause: phrase(\"cause.hungr\") })] });",
                        "add(rules.turnEnds, { chill: (who) => (wornIn(who, \"hnad\") ? [] : []) });")))
                .isEmpty();
    }

    @Test
    void whatWrapsWithAllThatItIsGivenIsRight() throws Exception {
        List<String> right = List.of(
                "wrap(rules.blowLands, \"blows\", (inner) => (...all) => inner(...all));",
                "wrap(rules.turnEnds, \"digesting\", (inner) => (who, dice, world) => [inner(who, dice, world), say(\"Yum\")]);",
                "add(rules.actionEnds, { chill: { doing: \"use\", answer: () => [say(\"Brr\")] } });");
        assertThat(untold(right)).isEqualTo(right);
    }

    @Test
    void rowsThatModsHaveAddedToTablesOfTheBaseGameCanBeChangedAndCellsThatHoldObjectsHoldAny() throws Exception {
        String imports =
                "import { branches } from \"base/content/branches.js\"; import { themes } from \"base/content/levels.js\";\n";
        write("mods/typos/main.js", "import { add } from \"gnaw\"; " + imports + """
                add(themes, { gloomy: { from: 2, style: "mixed", tones: { wall: "brick", floor: "moss" }, lakes: [] } });
                """);
        List<String> right = List.of(
                "amend(themes, { gloomy: { style: \"caves\" } });",
                "amend(branches, { orchard: { kinds: { rat: 3 }, tones: { floor: \"moss\" }, marks: { x: \"here\" } } });");
        List<String> wrong = List.of(
                "amend(themes, { glomy: { style: \"caves\" } });", "amend(branches, { orchrad: { levels: 3 } });");
        assertThat(untold(imports, right)).isEqualTo(right);
        assertThat(untold(imports, wrong)).isEmpty();
    }

    @Test
    void whatIsComparedWithAnIdThatThereIsNotIsToldAsTablesTellIt() throws Exception {
        untold(
                List.of(
                        "add(rules.mayDo, { chill: (who, action) => refuse(action.id === \"rset\" ? \"No.\" : \"\") });",
                        "add(rules.turnEnds, { chill: (who) => (who.pack.some((one) => \"ratoin\" === one.kind) ? [] : []) });"));
        assertThat(found())
                .extracting(Finding::text)
                .contains(
                        "The table actions has no row \"rset\". Did you mean \"rest\"?",
                        "The table items has no row \"ratoin\". Did you mean \"ration\"?");
    }

    @Test
    void whoeverSharesCellsAmongRowsLearnsHow() throws Exception {
        String shared = "const ROW = %s({ damage: \"1d4\" }); add(creatures, { ogre: { like: \"orc\", ...ROW } });";
        untold(List.of(shared.formatted("")));
        assertThat(found()).extracting(Finding::text).anySatisfy(text -> assertThat(text)
                .contains("Type 'string' is not assignable to type 'DiceText'.\n  A text in an object that rows share"
                        + " counts as any text, unless /** @type {const} */ stands in front of the object."));

        List<String> kept = List.of(shared.formatted("/** @type {const} */ "));
        assertThat(untold(kept)).isEqualTo(kept);
    }

    private List<String> untold(List<String> lines) throws Exception {
        write("mods/typos/main.js", "");
        return untold("\n", lines);
    }

    /** Which of these lines no type complains of. */
    private List<String> untold(String imports, List<String> lines) throws Exception {
        write("mods/typos/mod.json", """
                { "id": "typos", "name": "Typos", "description": "It is misspelt.", "version": "1.0.0", "gnaw": "*" }
                """);
        write("mods/typos/typos.test.js", IMPORTS + imports + String.join("\n", lines) + "\n");
        Set<Integer> told = found().stream().map(Finding::line).collect(Collectors.toSet());
        return IntStream.range(0, lines.size())
                .filter(at -> !told.contains(at + 3))
                .mapToObj(lines::get)
                .toList();
    }

    private List<Finding> found() throws Exception {
        ResolvedMods typos = Mods.find(List.of(folder.resolve("mods"))).choose(List.of("typos"));
        Scripts scripts = Scripts.with(HOME.resolve("scripts"), typos.mods(), Map.of());
        try (Types types = new Types(HOME.resolve("engine/target/tools/typescript.jar"))) {
            Check check = new Check(
                    Optional.of(types),
                    new Findings(folder.resolve("cache")),
                    Keymap.engineKeys(),
                    Keymap.engineCommands());
            return RulesThread.call("check", () -> check.of(scripts, List.of("typos")));
        }
    }

    private void write(String file, String text) throws IOException {
        Files.createDirectories(folder.resolve(file).getParent());
        Files.writeString(folder.resolve(file), text);
    }
}
