package gnaw.lab.trace;

import gnaw.lab.LabMisuse;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** The steps of a trace by turn. What is no action comes first, in the order given. */
final class Schedule {
    private final TreeMap<Integer, List<TraceStep>> happenings = new TreeMap<>();
    private final TreeMap<Integer, Planned> orders = new TreeMap<>();

    /** An action of the hero's, and how it was written. */
    record Planned(TraceStep step, String text) {}

    /** Reads lines {@code TURN:STEP}. */
    Schedule(List<String> lines, int firstTurn, TraceStepReader reader) {
        for (String line : lines) {
            int colon = line.indexOf(':');
            int turn = turn(line, colon, firstTurn);
            String text = line.substring(colon + 1);
            enter(turn, new Planned(reader.read(text), text));
        }
    }

    private static int turn(String line, int colon, int firstTurn) {
        if (colon <= 0 || !line.substring(0, colon).matches("\\d{1,9}")) {
            throw new LabMisuse("\"" + line + "\" does not begin with a turn; a step looks like 30:rest.");
        }
        int turn = Integer.parseInt(line.substring(0, colon));
        if (turn < firstTurn) {
            throw new LabMisuse("\"" + line + "\" comes too early: the first turn is " + firstTurn + ".");
        }
        return turn;
    }

    private void enter(int turn, Planned order) {
        if (!order.step().isAction()) {
            happenings.computeIfAbsent(turn, _ -> new ArrayList<>()).add(order.step());
        } else if (orders.containsKey(turn)) {
            throw new LabMisuse("Turn " + turn + " has two actions, \""
                    + orders.get(turn).text() + "\" and \"" + order.text() + "\"; only one fits into a turn.");
        } else {
            orders.put(turn, order);
        }
    }

    /** What happens in that turn without being an action. */
    List<TraceStep> happenings(int turn) {
        return happenings.getOrDefault(turn, List.of());
    }

    /** What the hero does in that turn. */
    Optional<Planned> order(int turn) {
        return Optional.ofNullable(orders.get(turn));
    }
}
