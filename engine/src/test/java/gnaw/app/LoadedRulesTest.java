package gnaw.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import gnaw.game.Game;
import gnaw.mod.ScriptError;
import gnaw.mod.Scripts;
import gnaw.script.Rulebook;
import gnaw.script.Written;
import gnaw.script.context.RulesThread;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Other rules come in the place of those that are played. */
class LoadedRulesTest {
    @TempDir
    Path folder;

    private final List<Rulebook> taken = new ArrayList<>();
    private final List<Rulebook> givenBack = new ArrayList<>();

    private final Rulebooks rulebooks = new Rulebooks() {
        @Override
        public Rulebook take(Scripts scripts) {
            Rulebook rules = Rulebook.load(scripts);
            taken.add(rules);
            return rules;
        }

        @Override
        public void giveBack(Rulebook rules) {
            givenBack.add(rules);
            rules.close();
        }
    };

    /** What is done with the rules of these scripts. */
    private interface Work {
        void with(LoadedRules loaded, Written written) throws Exception;
    }

    private void loaded(Work work) throws Exception {
        Written written = new Written(folder).main("");
        RulesThread.call("test", () -> {
            try (LoadedRules loaded = new LoadedRules(rulebooks)) {
                loaded.load(written.scripts());
                work.with(loaded, written);
            }
            return 0;
        });
    }

    @Test
    void allThatAreTakenAreGivenBack() throws Exception {
        loaded((loaded, written) -> {
            Rulebook first = loaded.rules();
            Rulebook other = loaded.use(written.mod("rain", "").scripts());
            assertThat(loaded.rules()).isSameAs(other).isNotSameAs(first);
            assertThat(givenBack).containsExactly(first);
        });
        assertThat(givenBack).isEqualTo(taken).hasSize(2);
    }

    @Test
    void theSameScriptsAreNotLoadedAgainUnlessThatIsWanted() throws Exception {
        loaded((loaded, written) -> {
            Rulebook first = loaded.rules();
            assertThat(loaded.use(written.scripts())).isSameAs(first);
            loaded.load(written.scripts());
            assertThat(loaded.rules()).isNotSameAs(first);
        });
    }

    @Test
    void whereOthersAreBrokenThoseBeforeStay() throws Exception {
        loaded((loaded, written) -> {
            Rulebook first = loaded.rules();
            Scripts broken = written.mod("rain", "const x = = 3;").scripts();
            assertThatThrownBy(() -> loaded.use(broken)).isInstanceOf(ScriptError.class);
            assertThat(loaded.rules()).isSameAs(first);
            assertThat(givenBack).isEmpty();
        });
    }

    @Test
    void aGameGoesOnUnderScriptsThatWereSaved() throws Exception {
        loaded((loaded, written) -> {
            Game game = Game.begin(loaded.rules(), 7);
            written.main("import { amend, creatures } from \"gnaw\";\namend(creatures, { beast: { attack: 7 } });");
            Game reloaded = loaded.reload(game);
            assertThat(reloaded.rules()).isSameAs(loaded.rules());
            assertThat(loaded.rules().catalog().creatures().get("beast").start())
                    .containsEntry("attack", 7.0);
        });
    }
}
