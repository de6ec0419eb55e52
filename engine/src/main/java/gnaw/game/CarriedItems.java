package gnaw.game;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;

/** What somebody carries, in the order it was taken. It counts how often something came or went, so that nobody need compare it. */
final class CarriedItems extends AbstractList<Item> {
    private final List<Item> items = new ArrayList<>();
    private int changes;

    int changes() {
        return changes;
    }

    @Override
    public Item get(int place) {
        return items.get(place);
    }

    @Override
    public int size() {
        return items.size();
    }

    @Override
    public void add(int place, Item item) {
        changed();
        items.add(place, item);
    }

    @Override
    public Item remove(int place) {
        changed();
        return items.remove(place);
    }

    private void changed() {
        changes++;
        modCount++;
    }
}
