package gnaw.game;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A choice that the rules put before the hero, of an option or of a cell. No time passes until it is answered.
 *
 * @param escape the id of the option that Escape takes, if it may be left
 * @param then the row of {@code chosen} that is told of the option, if one is, once its effects have come true
 */
public record Offer(
        String title,
        String text,
        List<Option> options,
        Optional<Aim> aim,
        Optional<String> escape,
        Optional<String> then) {
    /** One answer: its id, what is written on it, and what comes true when it is taken. */
    public record Option(String id, String text, List<Effect> effects) {}

    /** What makes it a choice of a cell: how far that may be, and the row of {@code aimed} that is told of it. */
    public record Aim(Reach reach, String then) {}

    /** A game that was kept before cells could be chosen, or choices left, says nothing of that. */
    public Offer {
        aim = Objects.requireNonNullElseGet(aim, Optional::empty);
        escape = Objects.requireNonNullElseGet(escape, Optional::empty);
        then = Objects.requireNonNullElseGet(then, Optional::empty);
    }

    /** A choice of an option. */
    public Offer(String title, String text, List<Option> options) {
        this(title, text, options, Optional.empty(), Optional.empty(), Optional.empty());
    }

    /** A choice of a cell. */
    static Offer of(Effect.Aim wish) {
        Reach reach = new Reach(wish.range(), wish.radius());
        return new Offer(
                wish.title(),
                "",
                List.of(),
                Optional.of(new Aim(reach, wish.then())),
                Optional.empty(),
                Optional.empty());
    }

    /** The same with other options. */
    Offer with(List<Option> others) {
        return new Offer(title, text, others, aim, escape, then);
    }

    /** The same with the cells of foes in reach as its options, the nearest first, for a bot, which cannot point at the map. */
    Offer atFoes(World world) {
        return with(aim.stream()
                .flatMap(where -> world.eyesight().foesInView(world.hero()).stream()
                        .filter(foe -> where.reach()
                                .refusal(world, world.hero(), foe.at())
                                .isEmpty()))
                .map(foe -> new Option(foe.at().words(), foe.kind(), List.of()))
                .toList());
    }

    /** The option of that id. An {@link IllegalArgumentException} tells the options when there is none. */
    Option option(String id) {
        return options.stream()
                .filter(option -> option.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(options.stream()
                        .map(Option::id)
                        .collect(Collectors.joining(", ", "There is no option \"" + id + "\"; there are ", "."))));
    }
}
