package gnaw.game;

import gnaw.game.Catalog.ItemKind;

/** A thing, or a stack of equal things, that lies somewhere or is carried. */
public final class Item implements Thing {
    /** The meter that marks what the hero has laid down, so that he does not pick it up again by himself. */
    static final String LEFT_BEHIND = "leftBehind";
    /** In kept games the inscription stands among the meters, under a name that no script can have. */
    static final String KEPT_INSCRIPTION = ".inscription";

    private final int id;
    private final String kind;
    private final boolean stacks;
    private final Meters meters;
    private int count;
    private int changesOfCount;
    private String inscription = "";

    /** So many of a kind; whether equal ones join them is the kind's to say. */
    Item(int id, ItemKind kind, int count, Meters meters) {
        this.id = id;
        this.kind = kind.id();
        this.stacks = kind.stacks();
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

    @Override
    public int changes() {
        return meters.changes() + changesOfCount;
    }

    /** Whether the hero has laid it down. */
    public boolean leftBehind() {
        return meters.has(LEFT_BEHIND);
    }

    /** What the player has written on it for himself, "" for nothing. No rule knows it, and stacks are joined whatever stands on them. */
    public String inscription() {
        return inscription;
    }

    void inscribe(String text) {
        inscription = text.strip();
    }

    void count(int newCount) {
        changesOfCount++;
        count = newCount;
    }

    /** Puts another stack on this one, which keeps what is written on it. */
    void join(Item other) {
        count((int) Math.min(Integer.MAX_VALUE, (long) count + other.count));
        if (inscription.isEmpty()) {
            inscription = other.inscription;
        }
    }

    /** Whether another can be put on this one: it is equal, and its kind shares a place. */
    boolean stacksWith(Item other) {
        return stacks && kind.equals(other.kind) && meters.sameAs(other.meters);
    }
}
