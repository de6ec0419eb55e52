package gnaw.terminal.key;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.map.Direction;
import gnaw.text.Captions;
import gnaw.text.Text;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class KeymapTest {
    private static final Command READ = new Command.Use("read");
    private final Keymap keymap = Keymap.usual(
            Captions.ENGLISH,
            List.of(
                    Binding.of("Things", "read something", READ, "r"),
                    Binding.of("Things", "go for a walk", new Command.Act("walk"), "k w")));

    @Test
    void arrowsNumpadAndViKeysWalkAtOnce() {
        assertThat(List.of("k", "8", "Up")).allMatch(key -> means(key, new Command.Step(Direction.N)));
        assertThat(List.of("n", "3", "PgDn")).allMatch(key -> means(key, new Command.Step(Direction.SE)));
        assertThat(List.of("Y", "Shift-Home")).allMatch(key -> means(key, new Command.Run(Direction.NW)));
    }

    @Test
    void everyDirectionCanBeWalkedAndRun() {
        assertThat(Direction.all())
                .allMatch(direction -> keymap.keyOf(new Command.Step(direction)).isPresent()
                        && keymap.keyOf(new Command.Run(direction)).isPresent());
    }

    @Test
    void everyCommandHasAKeyWithoutCtrlAndWithoutAFunctionKeyOrStandsInTheMenu() {
        assertThat(keymap.bindings())
                .filteredOn(binding -> binding.keys().stream().noneMatch(Key::prints))
                .extracting(Binding::command)
                .containsExactly(BuiltInCommand.COMMANDS, BuiltInCommand.RELOAD);
        assertThat(keymap.keyOf(BuiltInCommand.COMMANDS)).contains(Key.ENTER);
    }

    @Test
    void noKeyMeansTwoThings() {
        Set<Key> seen = new HashSet<>();
        assertThat(keymap.bindings()).flatExtracting(Binding::keys).allMatch(seen::add);
    }

    @Test
    void everyDeedIsBoundButTheDevelopersOnlyForHim() {
        Keymap developers = Keymap.ofDeveloper(KeySet.USUAL, Captions.ENGLISH, List.of());
        assertThat(BuiltInCommand.values())
                .allMatch(command -> developers.keyOf(command).isPresent());
        assertThat(BuiltInCommand.values())
                .filteredOn(command -> keymap.keyOf(command).isEmpty())
                .containsExactly(BuiltInCommand.CONSOLE, BuiltInCommand.COSTS);
    }

    @Test
    void aScriptsKeyThatIsTakenStaysWhatItWas() {
        assertThat(means("k", new Command.Step(Direction.N))).isTrue();
        assertThat(keymap.keyOf(new Command.Act("walk"))).contains(Key.of('w'));
    }

    @Test
    void aKeyGivenToAnotherCommandIsShownInHelp() {
        Keymap changed = keymap.bound(Map.of("verb.read", List.of(Key.of('o'), Key.of('r'))));
        assertThat(changed.command(Key.of('o'))).contains(READ);
        assertThat(changed.help())
                .extracting(Text::text)
                .contains("  o r       Read something", "  (menu)    Explore until something turns up");
    }

    @Test
    void aCommandWhoseKeyIsTakenAwayIsLeftToTheMenu() {
        Keymap changed = keymap.bound(Map.of("verb.read", List.of()));
        assertThat(changed.command(Key.of('r'))).isEmpty();
        assertThat(changed.help()).extracting(Text::text).contains("  (menu)    Read something");
    }

    @Test
    void whatScreensNeedThemselvesCanNeitherBeGivenNorTakenAway() {
        Keymap changed = keymap.bound(Map.of(
                "explore",
                List.of(Key.ESCAPE, Key.ENTER, Key.of('e')),
                "commands",
                List.of(),
                "saveAndQuit",
                List.of()));
        assertThat(changed.keyOf(BuiltInCommand.EXPLORE)).contains(Key.of('e'));
        assertThat(changed.command(Key.ESCAPE)).isEmpty();
        assertThat(changed.command(Key.ENTER)).contains(BuiltInCommand.COMMANDS);
        assertThat(changed.command(new Key("Ctrl-c"))).contains(BuiltInCommand.SAVE_AND_QUIT);
        assertThat(keymap.refusal(Key.ESCAPE, READ)).contains("Esc can have no other meaning: it leaves a screen.");
    }

    @Test
    void aKeyOfAnotherCommandIsRefusedWithItsMeaning() {
        assertThat(keymap.refusal(Key.of('o'), READ))
                .contains("o has another meaning: Explore until something turns up. Take it away from there first.");
        assertThat(keymap.refusal(Key.of('r'), READ)).isEmpty();
        assertThat(keymap.refusal(new Key("F9"), READ)).isEmpty();
    }

    @Test
    void commandsThatAreNotThereAnyMoreChangeNothing() {
        Keymap changed = keymap.bound(Map.of("verb.shoot", List.of(Key.of('o'))));
        assertThat(changed.command(Key.of('o'))).contains(BuiltInCommand.EXPLORE);
    }

    @Test
    void aTextNamesTheKeysAsTheyAreNow() {
        String text =
                "Press {key.verb.read} to read, {key.explore} to go on, {key.action.walk} to walk, {key.no} for nothing.";
        assertThat(keymap.tell(text)).isEqualTo("Press r to read, o to go on, w to walk, {key.no} for nothing.");
        Keymap changed = keymap.bound(Map.of("verb.read", List.of(), "explore", List.of(new Key("F7"))));
        assertThat(changed.tell(text)).startsWith("Press Enter to read, F7 to go on");
    }

    @Test
    void aModsCommandMayBeNamedWithoutTheMod() {
        Keymap choir = Keymap.of(
                KeySet.USUAL,
                Captions.ENGLISH,
                List.of(Binding.of("Things", "sing", new Command.Use("choir:sing"), "F8")));
        assertThat(choir.tell("{key.verb.sing} or {key.verb.choir:sing}")).isEqualTo("F8 or F8");
    }

    @Test
    void onALaptopTheLettersLieAsAKeypadDoes() {
        Keymap laptop = Keymap.of(KeySet.LAPTOP, Captions.ENGLISH, List.of());
        assertThat(laptop.command(Key.of('i'))).contains(new Command.Step(Direction.N));
        assertThat(laptop.command(Key.of('.'))).contains(new Command.Step(Direction.SE));
        assertThat(laptop.keyOf(BuiltInCommand.EXPLORE)).contains(Key.of('n'));
        assertThat(laptop.help())
                .extracting(Text::text)
                .contains("  u i o  7 8 9       Up", "  j   l  4   6   Left  Right", "  m , .  1 2 3      Down");
    }

    @Test
    void everySetWalksAndRunsInAllDirectionsAndLosesNoCommand() {
        assertThat(KeySet.values()).allSatisfy(set -> {
            Keymap keys = Keymap.of(set, Captions.ENGLISH, List.of());
            assertThat(keys.bindings()).allMatch(binding -> !binding.keys().isEmpty());
        });
    }

    @Test
    void theCompassOfHelpShowsTheLettersThatAreBound() {
        assertThat(keymap.help()).extracting(Text::text).contains("  y k u  7 8 9       Up");
        Keymap changed = keymap.bound(Map.of("step.north", List.of(Key.of('w'))));
        assertThat(changed.help()).extracting(Text::text).contains("  y w u       Up");
    }

    @Test
    void helpGroupsTheCommands() {
        assertThat(keymap.help())
                .filteredOn(line -> line.tone().equals("title"))
                .extracting(Text::text)
                .containsExactly("Moving", "Things", "Looking and knowing", "The game");
    }

    private boolean means(String key, Command command) {
        return keymap.command(new Key(key)).filter(command::equals).isPresent();
    }
}
