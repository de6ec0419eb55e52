package gnaw.script.bridge;

import gnaw.game.Item;
import gnaw.game.Meters;
import java.util.List;
import java.util.Optional;

/** The facts of a thing: itself, its meters, those of its kind, and the cells of its row. */
final class ItemFacts implements FactTable.Belongings<Item> {
    static final FactTable<Item> TABLE = FactTable.<Item>of(
                    "Item",
                    "A thing, or a stack of equal ones. Its meters and the cells of its row in `items` are facts too.")
            .with("ItemCells, ItemMeters", new ItemFacts())
            .ofItself("id", "number", "Its number in this game; never used twice.", (item, _) -> item.id())
            .ofItself("kind", "ItemId", "The id of its row in `items`.", (item, _) -> item.kind())
            .ofItself("count", "number", "How many there are in the stack.", (item, _) -> item.count())
            .ofItself("isHero", "false", "No.", (_, _) -> false)
            .ofItself("isItem", "true", "Yes.", (_, _) -> true)
            .fact(
                    "at",
                    "Point",
                    "Where it lies, or undefined while somebody carries it.",
                    (item, in) -> in.view(in.world().stage().placeOf(item)))
            .fact(
                    "leftBehind",
                    "boolean",
                    "Whether the hero laid it down, so that exploring does not take it up again.",
                    (item, _) -> item.leftBehind());

    private ItemFacts() {}

    @Override
    public Optional<Object> meter(String name, Item item, FactViews in) {
        return item.meters()
                .find(name)
                .or(() -> in.world().sharedMeters().ofKind(item.kind()).find(name));
    }

    /** All but what the kind has in common, and where it lies. */
    @Override
    public boolean isOfItself(String name, Item item, FactViews in) {
        return !in.isMeter(name) || item.meters().has(name);
    }

    @Override
    public int changes(Item item) {
        return item.changes();
    }

    @Override
    public List<Meters> meters(Item item, FactViews in) {
        return List.of(item.meters(), in.world().sharedMeters().ofKind(item.kind()));
    }

    @Override
    public String table() {
        return "items";
    }

    @Override
    public String row(Item item) {
        return item.kind();
    }
}
