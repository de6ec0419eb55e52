package gnaw.save;

import gnaw.game.Ending;
import gnaw.game.Game;
import gnaw.text.Caption;
import gnaw.text.Captions;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A finished game in the list of scores.
 *
 * @param date the day it ended, such as 2025-11-30
 * @param won whether the hero reached what he came for
 * @param lived whether he lived on: he has won, or he has gone away
 * @param cause what he died of, or how he won or went away
 * @param killer who killed him, or ""
 * @param mods the ids of the mods it was played with, without translations
 * @param feats what was achieved in it
 */
public record ScoreLine(
        String date,
        long points,
        boolean won,
        boolean lived,
        String cause,
        String killer,
        int depth,
        int turn,
        long seed,
        List<String> mods,
        List<String> feats) {

    /** Lines of older games have no feats, and do not say who lived. */
    public ScoreLine {
        Stream.of(date, cause, killer, mods).forEach(Objects::requireNonNull);
        lived = lived || won;
        feats = Optional.ofNullable(feats).orElse(List.of());
    }

    /** As it stands in the list: points, day and end, and what is needed to play the same dungeon. */
    public String told(Captions words) {
        String killed = words.of(Caption.SCORE_KILLED, "killer", killedBy());
        String dungeon =
                dated().map(game -> game.named(words)).orElseGet(() -> words.of(Caption.SCORE_SEED, "seed", seed));
        String with = mods.isEmpty() ? "" : words.of(Caption.SCORE_WITH, "mods", String.join(", ", mods));
        Map<String, Object> told =
                Map.of("end", lived ? cause : killed, "depth", depth, "turn", turn, "dungeon", dungeon);
        return "%8d  %s  %s%s".formatted(points, date, words.of(Caption.SCORE_END, told), with);
    }

    /** Who killed the hero; what he died of, if nobody did. */
    public String killedBy() {
        return killer.isEmpty() ? cause : killer;
    }

    /** The daily or weekly game that it was; none counts as one that was played with mods. */
    public Optional<Dated> dated() {
        return mods.isEmpty() ? Dated.of(seed) : Optional.empty();
    }

    /** That of a game which was over on that day. */
    public static ScoreLine of(Game game, List<String> mods, LocalDate day) {
        Ending ending = game.world().ending().orElseThrow();
        return new ScoreLine(
                day.toString(),
                game.description().score().points(),
                ending.won(),
                ending.lived(),
                ending.cause(),
                ending.killer(),
                ending.depth(),
                ending.turn(),
                game.world().seed(),
                mods,
                game.description().feats());
    }
}
