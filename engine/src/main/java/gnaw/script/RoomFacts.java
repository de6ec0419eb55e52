package gnaw.script;

import gnaw.map.dig.Room;
import java.util.List;
import java.util.Optional;
import org.graalvm.polyglot.Value;

/** A room as it was dug: its kind ("room", "cave", "corridor", "vault:NAME"), how many cells it has, and its corners. */
final class RoomFacts extends Facts {
    static final List<String> OWN = List.of("kind", "size", "topLeft", "bottomRight", "floor");
    private final Room room;

    RoomFacts(Room room) {
        this.room = room;
    }

    static Optional<Room> from(Value value) {
        return value != null && value.isProxyObject() && value.asProxyObject() instanceof RoomFacts facts
                ? Optional.of(facts.room)
                : Optional.empty();
    }

    @Override
    boolean has(String name) {
        return OWN.contains(name);
    }

    @Override
    Object get(String name) {
        return switch (name) {
            case "kind" -> room.kind();
            case "size" -> room.floor().size();
            case "topLeft" -> new PointFacts(room.topLeft());
            case "bottomRight" -> new PointFacts(room.bottomRight());
            default -> list(room.floor().stream().map(PointFacts::new).toList());
        };
    }

    @Override
    List<String> names() {
        return OWN;
    }
}
