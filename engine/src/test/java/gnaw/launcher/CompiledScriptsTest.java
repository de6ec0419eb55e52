package gnaw.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which commands the launcher starts with a compiler of scripts. */
class CompiledScriptsTest extends WithCheckout {
    @Test
    void manyGamesCompileScriptsAndPlayInterpretsThem() throws Exception {
        leavesTheCompilerToTheQuickOne();
        gnaw();
        assertThat(gnaw("simulate").said()).isEqualTo("I am A, told simulate, compiling soon\n");
        assertThat(gnaw("simulate", "--games", "50").said())
                .isEqualTo("I am A, told simulate --games 50, compiling soon\n");
        assertThat(gnaw("simulate", "--games", "10000").said())
                .isEqualTo("I am A, told simulate --games 10000, compiling soon\n");
        assertThat(gnaw("compare", "--turns=1500").said())
                .isEqualTo("I am A, told compare --turns=1500, compiling soon\n");
        assertThat(gnaw("play").said()).isEqualTo("I am A, told play\n");
    }

    @Test
    void withoutTheListOfWhatIsLeftToTheQuickOneAllIsCompiled() throws Exception {
        gnaw();
        assertThat(gnaw("simulate").said()).isEqualTo("I am A, told simulate, compiling\n");
    }

    private void leavesTheCompilerToTheQuickOne() throws Exception {
        String list = "engine/compiler-of-scripts.json";
        Files.copy(
                Path.of(System.getProperty("gnaw.home"), list), checkout.home().resolve(list));
    }

    /** Neither is what is no number: the engine says so. Help, and runs that are put together, play none. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "simulate --games 49",
                "simulate --games=1000 --turns=149",
                "simulate --games",
                "simulate --games=",
                "simulate --games 0800",
                "simulate --games -5",
                "compare --games x --turns 3300",
                "simulate --games 99999999999999999999",
                "simulate --help",
                "compare --games 500 -h",
                "simulate --merge a b --into c"
            })
    void fewGamesAreNotWorthIt(String words) throws Exception {
        gnaw();
        assertThat(gnaw(words.split(" ")).said()).isEqualTo("I am A, told " + words + "\n");
    }

    @Test
    void bothCanBeAskedForTheOtherWay() throws Exception {
        gnaw();
        assertThat(gnawWith("GNAW_COMPILER=0", "simulate", "--games", "999").said())
                .isEqualTo("I am A, told simulate --games 999\n");
        assertThat(gnawWith("GNAW_COMPILER=1", "play").said()).isEqualTo("I am A, told play, compiling\n");
    }
}
