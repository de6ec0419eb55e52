package gnaw.script.bridge;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.workshop.docs.FactView;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What authors read of the facts comes from the tables that tell them. */
class FactTablesTest {
    static List<FactTable<?>> tables() {
        return FactTables.ALL;
    }

    @ParameterizedTest
    @MethodSource("tables")
    void theReferenceHasEveryFactOfEveryView(FactTable<?> table) {
        assertThat(FactView.all())
                .filteredOn(view -> view.name().equals(table.type()))
                .flatExtracting(FactView::facts)
                .extracting(FactView.Fact::name)
                .containsOnlyOnceElementsOf(table.names().stream()
                        .filter(name -> !name.equals("pick"))
                        .toList())
                .containsAll(table.names());
    }

    @Test
    void everyFactHasASentence() {
        assertThat(FactView.all()).flatExtracting(FactView::facts).allSatisfy(fact -> assertThat(fact.doc())
                .endsWith("."));
    }

    @Test
    void aFactIsDeclaredAsEditorsShowIt() {
        FactTable<String> words = FactTable.<String>of("Word", "A word of a song.")
                .fact("length", "number", "How many letters it has.", (word, _) -> word.length())
                .perhaps("rhyme", "string", "What it rhymes with.", (_, _) -> "")
                .call("sings(who: Creature): boolean", "Whether somebody sings it.", 1, (_, _, _) -> true);

        assertThat(words.declared()).isEqualTo("""
                /** A word of a song. */
                interface Word {
                  /** How many letters it has. */
                  readonly length: number;
                  /** What it rhymes with. */
                  readonly rhyme?: string;
                  /** Whether somebody sings it. */
                  sings(who: Creature): boolean;
                }
                """);
    }
}
