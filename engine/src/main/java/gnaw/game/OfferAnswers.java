package gnaw.game;

import gnaw.map.Point;

/** The answers to the choice that waits: an option of it, or a cell. */
final class OfferAnswers {
    private final World world;
    private final Rules rules;
    private final RuleRunner runner;

    OfferAnswers(World world, Rules rules, RuleRunner runner) {
        this.world = world;
        this.rules = rules;
        this.runner = runner;
    }

    /** What an answer will bring about. An {@link IllegalArgumentException} tells why it is none. */
    Runnable outcome(String answer) {
        Offer offer = world.offer().orElseThrow(() -> new IllegalStateException("No choice waits."));
        return offer.aim().map(aim -> aimed(aim, answer)).orElseGet(() -> taken(offer, answer));
    }

    /** Whether a choice waits that can be answered so. */
    boolean accept(String answer) {
        try {
            return world.offer().map(_ -> outcome(answer)).isPresent();
        } catch (IllegalArgumentException none) {
            return false;
        }
    }

    private Runnable taken(Offer offer, String option) {
        Offer.Option chosen = offer.option(option);
        return () -> {
            rules.coverage().chosen(offer, chosen);
            runner.apply(chosen.effects());
            offer.then().ifPresent(then -> runner.ask(new Happening.Chosen(world.hero(), then, option)));
        };
    }

    private Runnable aimed(Offer.Aim aim, String cell) {
        Point at = Point.named(cell);
        if (!world.stage().level().contains(at)) {
            throw new IllegalArgumentException("There is no cell " + cell + " on this level.");
        }
        aim.reach().refusal(world, world.hero(), at).ifPresent(why -> {
            throw new IllegalArgumentException(why);
        });
        return () -> runner.ask(new Happening.Aimed(world.hero(), aim.then(), at));
    }
}
