package gnaw.testing;

import gnaw.game.Offer;
import gnaw.game.World;
import gnaw.text.Ids;
import java.util.List;

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
        return String.join(", ", ids(offer));
    }

    /** The id of the option that is called so; the game answers for what none is called. */
    static String called(String name, World world) {
        return world.offer().flatMap(offer -> new Ids(ids(offer)).find(name)).orElse(name);
    }

    private static List<String> ids(Offer offer) {
        return offer.options().stream().map(Offer.Option::id).toList();
    }
}
