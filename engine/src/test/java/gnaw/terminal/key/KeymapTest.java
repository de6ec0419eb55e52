package gnaw.terminal.key;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.map.Direction;
import gnaw.text.Captions;
import gnaw.text.Text;
import java.util.HashSet;
import java.util.List;
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
        assertThat(List.of("k", "8", "Up")).allMatch(key -> means(key, new Command.Walk(Direction.N)));
        assertThat(List.of("n", "3", "PgDn")).allMatch(key -> means(key, new Command.Walk(Direction.SE)));
        assertThat(List.of("Y", "Shift-Home")).allMatch(key -> means(key, new Command.Run(Direction.NW)));
    }

    @Test
    void everyDirectionCanBeWalkedAndRun() {
        assertThat(Direction.all())
                .allMatch(direction -> keymap.keyOf(new Command.Walk(direction)).isPresent()
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
        Keymap developers = Keymap.ofDeveloper(Captions.ENGLISH, List.of());
        assertThat(BuiltInCommand.values())
                .allMatch(command -> developers.keyOf(command).isPresent());
        assertThat(BuiltInCommand.values())
                .filteredOn(command -> keymap.keyOf(command).isEmpty())
                .containsExactly(BuiltInCommand.CONSOLE, BuiltInCommand.COSTS);
    }

    @Test
    void aScriptsKeyThatIsTakenStaysWhatItWas() {
        assertThat(means("k", new Command.Walk(Direction.N))).isTrue();
        assertThat(keymap.keyOf(new Command.Act("walk"))).contains(Key.of('w'));
    }

    @Test
    void aKeyGivenToAnotherCommandIsShownInHelp() {
        Keymap changed = keymap.with(Key.of('o'), READ);
        assertThat(changed.command(Key.of('o'))).contains(READ);
        assertThat(changed.help())
                .extracting(Text::text)
                .contains("  o r       Read something", "  (menu)    Explore until something turns up");
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
