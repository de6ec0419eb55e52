package gnaw.script;

import gnaw.game.Creature;
import gnaw.game.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.graalvm.polyglot.Value;

/** What a rule may know of a creature: itself, its meters, and the cells of its row. */
final class CreatureFacts extends Facts {
    static final List<String> OWN = List.of(
            "id",
            "kind",
            "isHero",
            "isItem",
            "at",
            "side",
            "pack",
            "helpless",
            "isDead",
            "foesInView",
            "isSeen",
            "ground",
            "itemsHere");
    private static final Set<String> IS_OWN = Set.copyOf(OWN);
    private final FactBook book;
    private final Creature who;
    private final World world;

    CreatureFacts(FactBook book, Creature who, World world) {
        this.book = book;
        this.who = who;
        this.world = world;
    }

    Creature creature() {
        return who;
    }

    @Override
    boolean has(String name) {
        return who.meters().has(name) || IS_OWN.contains(name) || cells().containsKey(name);
    }

    @Override
    Object get(String name) {
        if (who.meters().has(name)) {
            return who.meters().get(name);
        }
        return switch (name) {
            case "id" -> who.id();
            case "kind" -> who.kind();
            case "isHero" -> who == world.hero();
            case "isItem" -> false;
            case "at" -> new PointFacts(who.at());
            case "side" -> who.side();
            case "pack" ->
                list(who.pack().stream().map(item -> book.of(item, world)).toList());
            case "helpless" -> who.helpless();
            case "isDead" -> who.dead();
            case "foesInView" ->
                list(world.foesInView(who).stream()
                        .map(foe -> book.of(foe, world))
                        .toList());
            case "isSeen" -> world.seesNow(who);
            case "ground" -> new TileFacts(book, world.stage().level().at(who.at()), who.at());
            case "itemsHere" ->
                list(world.stage().itemsAt(who.at()).stream()
                        .map(item -> book.of(item, world))
                        .toList());
            default -> cells().get(name);
        };
    }

    @Override
    List<String> names() {
        List<String> names = new ArrayList<>(OWN);
        names.addAll(who.meters().all().keySet());
        names.addAll(cells().keySet());
        return names.stream().distinct().toList();
    }

    private Map<String, Value> cells() {
        return book.cells("creatures", who.kind());
    }
}
