package gnaw.terminal.atlas;

import gnaw.game.Creature;
import gnaw.game.Description;
import gnaw.game.Game;
import gnaw.game.Item;
import gnaw.game.Thing;
import gnaw.game.World;
import gnaw.map.Point;
import gnaw.map.Tile;
import gnaw.text.Caption;
import gnaw.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * What can be said of a cell of the hero's level: of whoever stands there, of what lies there, and of the ground.
 *
 * @param aimed what is told of a creature while something is aimed at it; no lines where that is what looking tells
 */
public record CellLore(Game game, Function<Creature, List<String>> aimed) {
    /** In short, as it stands beside the mark. */
    public List<Text> inShort(Point at) {
        return told(at, false);
    }

    /** At length, as it fills a page. */
    public List<Text> atLength(Point at) {
        return told(at, true);
    }

    /** Whether anybody can be seen there, or anything lies there, of which there is more to tell. */
    public boolean hasMore(Point at) {
        return creature(at).isPresent() || !items(at).isEmpty();
    }

    private List<Text> told(Point at, boolean isAtLength) {
        List<Text> somebody = new ArrayList<>();
        creature(at).ifPresent(who -> tell(game.description().nameOf(who), who, linesOf(who), isAtLength, somebody));
        List<Text> below = below(at, isAtLength);
        boolean isOwnCell = at.equals(world().hero().at());
        boolean isApart = isOwnCell || !items(at).isEmpty();
        return isOwnCell ? joined(below, somebody, isApart) : joined(somebody, below, isApart);
    }

    /** What lies there, and the ground. Whoever looks at his own cell wants to read of these first, and not of himself. */
    private List<Text> below(Point at, boolean isAtLength) {
        List<Text> below = new ArrayList<>();
        Description of = game.description();
        items(at).forEach(item -> tell(of.inscribedNameOf(item), item, of.linesOf(item), isAtLength, below));
        ground(at, below);
        return below;
    }

    /** Apart by an empty line, so that nobody takes what lies there for what somebody carries. */
    private static List<Text> joined(List<Text> first, List<Text> second, boolean isApart) {
        List<Text> all = new ArrayList<>(first);
        boolean isApartAlready =
                first.isEmpty() || second.isEmpty() || first.getLast().text().isEmpty();
        if (isApart && !isApartAlready) {
            all.add(Text.plain(""));
        }
        all.addAll(second);
        return all;
    }

    private Optional<Creature> creature(Point at) {
        return isSeen(at) ? world().stage().creatureAt(at) : Optional.empty();
    }

    private List<Item> items(Point at) {
        boolean isKnown = isSeen(at) || world().stage().level().remembered(at).isPresent();
        return isKnown ? world().stage().itemsAt(at) : List.of();
    }

    private List<String> linesOf(Creature who) {
        List<String> lines = aimed.apply(who);
        return lines.isEmpty() ? game.description().linesOf(who) : lines;
    }

    private void tell(String name, Thing thing, List<String> lines, boolean isAtLength, List<Text> told) {
        told.add(new Text(name, "bright"));
        told.addAll(Text.plain(lines));
        if (isAtLength) {
            told.addAll(Text.plain(game.description().recallOf(thing)));
            told.add(Text.plain(""));
        }
    }

    private void ground(Point at, List<Text> told) {
        Optional<Tile> tile = world().stage().level().remembered(at);
        told.add(new Text(tile.map(known -> name(known, at)).orElseGet(() -> words(Caption.UNSEEN)), "dim"));
        tile.ifPresent(known -> told.addAll(Text.plain(game.description().linesOf(known, at))));
    }

    private String name(Tile tile, Point at) {
        String name = KnownFeatures.name(world().catalog().kindOf(tile), world().catalog());
        return isSeen(at) ? name : world().catalog().captions().of(Caption.REMEMBERED, "name", name);
    }

    private boolean isSeen(Point at) {
        return world().eyesight().vision().sees(at);
    }

    private World world() {
        return game.world();
    }

    private String words(Caption caption) {
        return world().catalog().captions().of(caption);
    }
}
