package gnaw.script;

import gnaw.game.Catalog.Owner;
import gnaw.game.Item;
import gnaw.game.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.graalvm.polyglot.Value;

/** What a rule may know of a thing: itself, its meters, those of its kind, and the cells of its row. */
final class ItemFacts extends Facts {
    static final List<String> OWN = List.of("id", "kind", "count", "isHero", "isItem", "at", "leftBehind");
    private static final Set<String> IS_OWN = Set.copyOf(OWN);
    private final FactBook book;
    private final Item item;
    private final World world;

    ItemFacts(FactBook book, Item item, World world) {
        this.book = book;
        this.item = item;
        this.world = world;
    }

    Item item() {
        return item;
    }

    @Override
    boolean has(String name) {
        return item.meters().has(name) || IS_OWN.contains(name) || cells().containsKey(name) || isOfKind(name);
    }

    @Override
    Object get(String name) {
        if (item.meters().has(name)) {
            return item.meters().get(name);
        }
        if (isOfKind(name)) {
            return world.kindMeters(item.kind()).get(name);
        }
        return switch (name) {
            case "id" -> item.id();
            case "kind" -> item.kind();
            case "count" -> item.count();
            case "isHero" -> false;
            case "isItem" -> true;
            case "at" -> book.orNothing(world.stage().placeOf(item).map(PointFacts::new));
            case "leftBehind" -> item.leftBehind();
            default -> cells().get(name);
        };
    }

    @Override
    List<String> names() {
        List<String> names = new ArrayList<>(OWN);
        names.addAll(item.meters().all().keySet());
        names.addAll(world.kindMeters(item.kind()).all().keySet());
        names.addAll(cells().keySet());
        return names.stream().distinct().toList();
    }

    /** Whether all things of a kind share that meter. */
    private boolean isOfKind(String name) {
        return Optional.ofNullable(world.catalog().meters().get(name))
                .filter(meter -> meter.owner() == Owner.KIND)
                .isPresent();
    }

    private Map<String, Value> cells() {
        return book.cells("items", item.kind());
    }
}
