package gnaw.terminal.pane;

import gnaw.game.Appearance;
import gnaw.game.Creature;
import gnaw.game.Game;
import gnaw.game.Item;
import gnaw.game.Status;
import gnaw.game.World;
import gnaw.map.Point;
import gnaw.terminal.atlas.VisibleList;
import gnaw.terminal.screen.Bars;
import gnaw.terminal.screen.Canvas;
import gnaw.text.Caption;
import gnaw.text.LineBreaker;
import gnaw.text.Text;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The state of the hero in bars and words, and everything in view, the nearest first. */
public final class Sidebar {
    private static final int BAR = 4;

    /** As many signs of a word tell which it is. */
    private static final int LEAST_LABEL = 4;

    private final Game game;
    private final Canvas canvas;
    private int y;

    private Sidebar(Game game, Canvas canvas) {
        this.game = game;
        this.canvas = canvas;
    }

    /** Paints it. */
    public static void paint(Game game, Canvas canvas) {
        Sidebar sidebar = new Sidebar(game, canvas.part(1, 0, canvas.width() - 1, canvas.height()));
        Status status = game.description().status();
        status.bars().forEach(sidebar::bar);
        sidebar.labels(status.labels());
        sidebar.y++;
        sidebar.inView();
    }

    /** The same in as many lines as there are, for a window without a sidebar. */
    public static void digest(Game game, Canvas whole) {
        if (whole.isPlain()) {
            new Sidebar(game, whole).whoIsWhere();
        }
        Canvas canvas = whole.part(0, 0, whole.width(), whole.height() - (whole.isPlain() ? 1 : 0));
        Sidebar sidebar = new Sidebar(game, canvas);
        int end = sidebar.flow(
                0,
                game.description().status().bars().stream()
                        .map(Sidebar::inWords)
                        .toList());
        boolean isRoomLeft = sidebar.y < canvas.height() - 1;
        sidebar.y += isRoomLeft ? 1 : 0;
        sidebar.flow(isRoomLeft ? 0 : end, texts(game.description().status().labels()));
    }

    /** Who is in view, in a line of its own at the foot. */
    private void whoIsWhere() {
        canvas.cutText(0, canvas.height() - 1, String.join("; ", VisibleList.toldCreatures(game)), "warn");
    }

    private static Text inWords(Status.Bar bar) {
        String word = bar.word().isEmpty() ? "" : " " + bar.word();
        return new Text(bar.name() + " " + amount(bar) + word, bar.tone());
    }

    /** Texts one after the other; what does not fit goes into the next line, if there is one. Tells the column behind them. */
    private int flow(int from, List<Text> texts) {
        int x = from;
        for (Text text : texts) {
            if (x > 0 && x + text.text().length() > canvas.width() && y < canvas.height() - 1) {
                x = 0;
                y++;
            }
            canvas.cutText(x, y, text.text(), text.tone());
            x += text.text().length() + 2;
        }
        return x;
    }

    private void bar(Status.Bar bar) {
        String amount = amount(bar);
        int column = canvas.width() - amount.length();
        String label = bar.name() + (bar.word().isEmpty() ? "" : ": " + bar.word());
        canvas.text(0, y, LineBreaker.cut(label, Math.max(0, column - 1)), bar.tone());
        canvas.text(column, y, amount, "bright");
        Bars.paint(canvas, 0, y + 1, canvas.width(), bar.max() <= 0 ? 0 : bar.value() / bar.max(), bar.tone());
        y += 2;
    }

    private static String amount(Status.Bar bar) {
        return Bars.number(bar.value()) + "/" + Bars.number(bar.max());
    }

    /** Words one after the other, as many in a line as fit. */
    private void labels(List<Status.Label> labels) {
        flow(0, texts(labels));
        y += labels.isEmpty() ? 0 : 1;
    }

    private static List<Text> texts(List<Status.Label> labels) {
        return labels.stream()
                .map(label -> new Text(label.shown(), label.tone()))
                .toList();
    }

    private void inView() {
        World world = game.world();
        List<Creature> creatures = VisibleList.noticed(game);
        List<Pile> piles = piles(world, VisibleList.piles(world));
        int rows = canvas.height() - y;
        int shown = creatures.size() + piles.size() <= rows ? rows : rows - 1;
        creatures.stream().limit(Math.max(0, shown)).forEach(this::creature);
        piles.stream().limit(Math.max(0, shown - creatures.size())).forEach(this::pile);
        int hidden = creatures.size() + piles.size() - Math.max(0, shown);
        if (hidden > 0) {
            canvas.cutText(0, canvas.height() - 1, canvas.captions().of(Caption.MORE, "count", hidden), "dim");
        }
    }

    /** A bar tells how much life is left of somebody hurt; of all others it would take the room of words. */
    private void creature(Creature who) {
        Appearance look = game.description().looksOf(who);
        canvas.put(0, y, look.glyph(), look.plain(), look.tone());
        boolean isHurt = who.life() < 1;
        int end = isHurt ? canvas.width() - BAR - 1 : canvas.width();
        String name = game.description().nameOf(who);
        List<Status.Label> labels = game.description().labelsOf(who);
        int room = end - 2 - (labels.isEmpty() ? 0 : LEAST_LABEL + 1);
        String shown = LineBreaker.cut(name, Math.max(0, room));
        canvas.text(2, y, shown, game.world().areFoes(who, game.world().hero()) ? "text" : "good");
        labelled(labels, 2 + shown.length() + 1, end);
        if (isHurt) {
            Bars.paint(canvas, end + 1, y, BAR, who.life(), "bad");
        }
        y++;
    }

    /** Who it is counts for more than what is up with him: labels have the room that his name leaves, the last as far as it goes. */
    private void labelled(List<Status.Label> labels, int from, int end) {
        int column = end;
        for (Status.Label label : labels) {
            String word = cut(label, column - from);
            if (word.isEmpty()) {
                return;
            }
            column -= word.length();
            canvas.text(column, y, word, label.tone());
            column--;
        }
    }

    /** The word may lose its end, but not how many turns it holds: those are what one needs to know. */
    private static String cut(Status.Label label, int room) {
        String turns = label.shown().substring(label.text().length());
        int left = room - turns.length();
        return label.shown().length() <= room || left < 2
                ? LineBreaker.cut(label.shown(), room)
                : LineBreaker.cut(label.text(), left) + turns;
    }

    /** What lies in one place, or just so in several. */
    private record Pile(Item uppermost, String names, int places) {}

    /** The nearest first; what is called alike is told once. */
    private List<Pile> piles(World world, List<Point> places) {
        if (places.isEmpty()) {
            return List.of();
        }
        Map<String, List<List<Item>>> byName = places.stream()
                .map(world.stage()::itemsAt)
                .collect(Collectors.groupingBy(this::names, LinkedHashMap::new, Collectors.toList()));
        return byName.entrySet().stream()
                .map(alike -> new Pile(
                        alike.getValue().getFirst().getFirst(),
                        alike.getKey(),
                        alike.getValue().size()))
                .toList();
    }

    private String names(List<Item> items) {
        return items.stream().map(game.description()::nameOf).collect(Collectors.joining(", "));
    }

    private void pile(Pile pile) {
        Appearance look = game.description().looksOf(pile.uppermost());
        canvas.put(0, y, look.glyph(), look.plain(), look.tone());
        String times = pile.places() == 1 ? "" : " (x" + pile.places() + ")";
        String names = LineBreaker.cut(pile.names(), canvas.width() - 2 - times.length());
        canvas.cutText(2, y, names + times, "dim");
        y++;
    }
}
