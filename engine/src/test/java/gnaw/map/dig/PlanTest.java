package gnaw.map.dig;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

final class PlanTest {
    private static Plan plan(int width, int height, int rooms, int loopDistance, int secretPercent, Vault... vaults) {
        return new Plan(
                width,
                height,
                Plans.TILES,
                Style.ROOMS,
                rooms,
                loopDistance,
                secretPercent,
                List.of(),
                List.of(vaults),
                true,
                true);
    }

    private static void refused(ThrowingCallable plan, String why) {
        assertThatThrownBy(plan).isInstanceOf(IllegalArgumentException.class).hasMessage(why);
    }

    @Test
    void anUnlawfulPlanIsRefused() {
        refused(() -> plan(19, 12, 5, 20, 0), "A level of 19×12 cells is too small: it takes 20×12");
        refused(() -> plan(20, 12, 3, 20, 0), "A level of 3 rooms has no loop: it takes 4");
        refused(() -> plan(20, 12, 5, 0, 0), "No walk around is longer than a loop distance of 0");
        refused(() -> plan(20, 12, 5, 20, 101), "101 % of the doors cannot be secret");
    }

    @Test
    void aVaultThatCannotBeBuiltIsRefused() {
        refused(
                () -> plan(20, 12, 5, 20, 0, new Vault("cell", "###\n#.#\n###", Map.of(), Map.of())),
                "The vault \"cell\" has no entrance on the edge of its drawing, or nothing behind it");
        refused(
                () -> plan(20, 12, 5, 20, 0, new Vault("halves", "#####\n+.#.+\n#####", Map.of(), Map.of())),
                "The vault \"halves\" falls apart: its floor does not hang together by straight steps");
        refused(
                () -> plan(20, 12, 5, 20, 0, new Vault("wall", "############", Map.of(), Map.of())),
                "The vault \"wall\" of 12×1 cells takes more than half the width or height of a level of 20×12");
        refused(
                () -> plan(20, 12, 5, 20, 0, new Vault("riddle", "###\n+?#\n###", Map.of(), Map.of())),
                "Row 2, column 2 of the vault \"riddle\": neither tile nor mark is drawn as '?'");
    }

    @Test
    void tilesThatCannotDoTheirPartAreRefused() {
        refused(
                () -> new Tiles(Plans.FLOOR, Plans.FLOOR, Plans.DOOR, Plans.SECRET, Plans.UP, Plans.DOWN),
                "A wall of \"floor\" would not stop anyone");
        refused(
                () -> new Tiles(Plans.WALL, Plans.WATER, Plans.DOOR, Plans.SECRET, Plans.UP, Plans.DOWN),
                "Nobody can walk on a floor of \"water\"");
        refused(() -> new Lake(Plans.WATER, Plans.WATER, 1, 5), "Nobody can walk on a wreath of \"water\"");
        refused(() -> new Lake(Plans.WATER, Plans.SHALLOWS, 1, 2), "Of \"water\" there cannot be 1 lakes 2 cells wide");
    }

    @Test
    void stylesAreNamedInSmallLetters() {
        assertThat(Style.named("mixed")).isEqualTo(Style.MIXED);
        refused(() -> Style.named("maze"), "No level is dug in the style \"maze\": it is rooms, caves or mixed");
    }
}
