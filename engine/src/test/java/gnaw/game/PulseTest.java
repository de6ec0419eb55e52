package gnaw.game;

import static org.assertj.core.api.Assertions.assertThat;

import gnaw.game.Journal.Pulse;
import gnaw.game.SavedGame.SavedCreature;
import gnaw.game.SavedGame.SavedItem;
import gnaw.map.Point;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The short text by which a journal tells one state from another. */
class PulseTest {
    private static final SavedItem BREAD = new SavedItem(3, "bread", 2, Map.of("stale", 1.0));
    private static final SavedCreature HERO = who(1, new Point(4, 5), 100, 0, Map.of("life", 40.0), List.of(BREAD));
    private static final Pulse USUAL =
            pulse(7, 4, Map.of("name", "Rufus"), Map.of("loot", 1L << 60), List.of(HERO), false);

    private static Pulse pulse(
            int turn,
            int nextId,
            Map<String, Object> meters,
            Map<String, Long> dice,
            List<SavedCreature> creatures,
            boolean touched) {
        return new Pulse(turn, Depth.of(1), nextId, meters, dice, creatures, List.of(), touched);
    }

    private static SavedCreature who(
            int id, Point at, double energy, int helpless, Map<String, Object> meters, List<SavedItem> pack) {
        return new SavedCreature(id, "hero", at, energy, helpless, meters, pack);
    }

    private static Pulse of(SavedCreature... creatures) {
        return pulse(7, 4, USUAL.meters(), USUAL.dice(), List.of(creatures), false);
    }

    static Stream<Pulse> others() {
        Map<String, Object> life = HERO.meters();
        return Stream.of(
                pulse(8, 4, USUAL.meters(), USUAL.dice(), List.of(HERO), false),
                pulse(7, 5, USUAL.meters(), USUAL.dice(), List.of(HERO), false),
                pulse(7, 4, Map.of("name", "Rufa"), USUAL.dice(), List.of(HERO), false),
                pulse(7, 4, USUAL.meters(), Map.of("loot", (1L << 60) + 1), List.of(HERO), false),
                pulse(7, 4, USUAL.meters(), USUAL.dice(), List.of(HERO), true),
                new Pulse(7, Depth.of(2), 4, USUAL.meters(), USUAL.dice(), List.of(HERO), List.of(), false),
                new Pulse(7, Depth.of(1), 4, USUAL.meters(), USUAL.dice(), List.of(HERO), List.of(offer()), false),
                of(),
                of(HERO, HERO),
                of(who(2, HERO.at(), 100, 0, life, HERO.pack())),
                of(who(1, new Point(5, 4), 100, 0, life, HERO.pack())),
                of(who(1, HERO.at(), 100.5, 0, life, HERO.pack())),
                of(who(1, HERO.at(), 100, 1, life, HERO.pack())),
                of(who(1, HERO.at(), 100, 0, Map.of("life", 39.0), HERO.pack())),
                of(who(1, HERO.at(), 100, 0, Map.of("mood", 40.0), HERO.pack())),
                of(who(1, HERO.at(), 100, 0, life, List.of())),
                of(who(1, HERO.at(), 100, 0, life, List.of(new SavedItem(3, "bread", 1, BREAD.meters())))),
                of(who(1, HERO.at(), 100, 0, life, List.of(new SavedItem(3, "bread", 2, Map.of())))));
    }

    private static Offer offer() {
        return new Offer("A level", "", List.of(), Optional.empty(), Optional.empty(), Optional.empty());
    }

    @ParameterizedTest
    @MethodSource("others")
    void whateverDiffersGivesAnother(Pulse other) {
        assertThat(other.hash()).isNotEqualTo(USUAL.hash());
    }

    @Test
    void itIsTheSameInEveryProcess() {
        assertThat(USUAL.hash()).isEqualTo("bde0803eda8ccf60");
    }

    @Test
    void theOrderOfMetersDoesNotMatter() {
        Map<String, Object> meters = Map.of("life", 1.0, "luck", 2.0, "mood", "calm");
        assertThat(of(who(1, HERO.at(), 100, 0, new TreeMap<>(meters), List.of()))
                        .hash())
                .isEqualTo(of(who(1, HERO.at(), 100, 0, new TreeMap<>(meters).descendingMap(), List.of()))
                        .hash());
    }
}
