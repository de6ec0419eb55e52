package gnaw.game;

/** A thing, or a stack of equal things, that lies somewhere or is carried. */
public final class Item implements Thing {
    /** The meter that marks what the hero has laid down, so that he does not pick it up again by himself. */
    static final String LEFT_BEHIND = "leftBehind";

    private final int id;
    private final String kind;
    private final Meters meters;
    private int count;

    Item(int id, String kind, int count, Meters meters) {
        this.id = id;
        this.kind = kind;
        this.count = count;
        this.meters = meters;
    }

    @Override
    public int id() {
        return id;
    }

    @Override
    public String kind() {
        return kind;
    }

    /** How many there are in this stack, at least 1. */
    public int count() {
        return count;
    }

    @Override
    public Meters meters() {
        return meters;
    }

    /** Whether the hero has laid it down. */
    public boolean leftBehind() {
        return meters.has(LEFT_BEHIND);
    }

    void count(int newCount) {
        count = newCount;
    }

    /** Puts so many more on the stack. */
    void more(int added) {
        count = (int) Math.min(Integer.MAX_VALUE, (long) count + added);
    }

    boolean stacksWith(Item other) {
        return kind.equals(other.kind) && meters.sameAs(other.meters);
    }
}
