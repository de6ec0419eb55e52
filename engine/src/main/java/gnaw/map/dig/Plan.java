package gnaw.map.dig;

import java.util.List;

/**
 * The plan of a level: plain data, so that a script can say it.
 *
 * @param width columns, 20 or more
 * @param height rows, 12 or more
 * @param tiles what its parts are made of
 * @param style what kind of rooms
 * @param rooms how many rooms to aim at, corridors not counted, 4 or more
 * @param loopDistance a wall between two rooms is opened where the walk around is longer than this, in steps
 * @param secretPercent share of the doors to hide, as far as no way depends on them
 * @param lakes what lakes to lay out
 * @param vaults what drawn parts to build in, each once
 * @param up whether there are stairs up
 * @param down whether there are stairs down
 */
public record Plan(
        int width,
        int height,
        Tiles tiles,
        Style style,
        int rooms,
        int loopDistance,
        int secretPercent,
        List<Lake> lakes,
        List<Vault> vaults,
        boolean up,
        boolean down)
        implements Blueprint {
    private static final int NARROWEST = 20;
    private static final int LOWEST = 12;
    private static final int FEWEST_ROOMS = 4;

    public Plan {
        lakes = List.copyOf(lakes);
        vaults = List.copyOf(vaults);
        require(
                width >= NARROWEST && height >= LOWEST,
                "A level of " + width + "×" + height + " cells is too small: it takes " + NARROWEST + "×" + LOWEST);
        require(rooms >= FEWEST_ROOMS, "A level of " + rooms + " rooms has no loop: it takes " + FEWEST_ROOMS);
        require(loopDistance >= 1, "No walk around is longer than a loop distance of " + loopDistance);
        require(secretPercent >= 0 && secretPercent <= 100, secretPercent + " % of the doors cannot be secret");
        for (Vault vault : vaults) {
            Sketch sketch = vault.sketch(tiles);
            requireRoomFor(sketch, vault.name(), width, height);
            requireEntrance(sketch, vault.name());
        }
    }

    private static void requireRoomFor(Sketch vault, String name, int width, int height) {
        require(
                vault.width() <= width / 2 && vault.height() <= height / 2,
                "The vault \"" + name + "\" of " + vault.width() + "×" + vault.height()
                        + " cells takes more than half the width or height of a level of " + width + "×" + height);
    }

    private static void requireEntrance(Sketch vault, String name) {
        Patch inside = vault.inside();
        require(
                !vault.entrances().isEmpty() && inside.size() > 0,
                "The vault \"" + name + "\" has no entrance on the edge of its drawing, or nothing behind it");
        require(
                inside.largestPiece().size() == inside.size(),
                "The vault \"" + name + "\" falls apart: its floor does not hang together by straight steps");
    }

    private static void require(boolean holds, String otherwise) {
        if (!holds) {
            throw new IllegalArgumentException(otherwise);
        }
    }
}
