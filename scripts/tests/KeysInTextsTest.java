package gnaw.rules;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.script.Rulebook;
import gnaw.terminal.key.KeySet;
import gnaw.terminal.key.Keymap;
import gnaw.terminal.key.ScriptKeys;
import gnaw.testing.WithRules;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Where a text names a key, there is a command of that name. */
@WithRules
class KeysInTextsTest {
    @Test
    void everyTextAndHintNamesKeysOfCommandsThatThereAre(Rulebook rules) {
        Keymap keymap = ScriptKeys.keymap(KeySet.USUAL, rules.catalog(), false);

        List<String> naming = rules.tables().stream()
                .flatMap(table -> table.rows().stream())
                .flatMap(row -> row.texts().values().stream())
                .filter(text -> text.contains("{key."))
                .toList();

        assertThat(naming).isNotEmpty().allSatisfy(text -> assertThat(keymap.tell(text))
                .doesNotContain("{key."));
    }
}
