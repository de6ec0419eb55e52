package gnaw.game;

import gnaw.text.Counted;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** The hero's eyes: he remembers what he sees, and a foe that comes into view stops what goes on by itself. */
final class HeroSight {
    private final World world;
    private final Description description;
    private final Consumer<Event> tell;
    private final Set<Integer> knownFoes = new HashSet<>();

    HeroSight(World world, Description description, Consumer<Event> tell) {
        this.world = world;
        this.description = description;
        this.tell = tell;
    }

    /** Looks around, unless the game is over. */
    void look() {
        if (world.ending().isPresent()) {
            return;
        }
        world.eyesight().lookAgainWhereDark();
        world.stage().level().remember(world.eyesight().vision());
        List<Creature> foes = world.eyesight().foesInView(world.hero()).stream()
                .filter(foe -> isKnown(foe) || !description.isDisguised(foe))
                .toList();
        spot(foes.stream().filter(foe -> !isKnown(foe)).toList());
        knownFoes.clear();
        foes.forEach(foe -> knownFoes.add(foe.id()));
    }

    private boolean isKnown(Creature foe) {
        return knownFoes.contains(foe.id());
    }

    private void spot(List<Creature> foes) {
        if (!foes.isEmpty()) {
            String names = Counted.listed(foes.stream().map(description::nameOf));
            tell.accept(new Event.Interrupted(world.catalog().text("spotted", names), false));
        }
    }
}
