package gnaw.testing;

import gnaw.game.Offer;
import gnaw.game.World;
import java.util.stream.Collectors;

/** Choices that wait in the middle of a test. */
final class Offers {
    private Offers() {}

    static void requireNone(World world) {
        world.offer().ifPresent(offer -> {
            throw new AssertionError("A choice waits: \"" + offer.title() + "\". "
                    + (offer.aim().isPresent()
                            ? "Answer it with hero.aims(…): a cell."
                            : "Answer it with hero.chooses(…): " + options(offer) + "."));
        });
    }

    static String options(Offer offer) {
        return offer.options().stream().map(Offer.Option::id).collect(Collectors.joining(", "));
    }
}
