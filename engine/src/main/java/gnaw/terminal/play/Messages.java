package gnaw.terminal.play;

import gnaw.game.Line;
import gnaw.terminal.log.Log;
import gnaw.terminal.log.PickUps;
import gnaw.terminal.screen.Canvas;
import gnaw.text.Text;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** What the play screen tells: the log, below it hints and a line of the screens themselves, and what is wrong with the scripts. */
final class Messages {
    private final Play play;
    private final Prompts prompts;
    private Text notice = Text.plain("");
    private final Set<Text> hints = new LinkedHashSet<>();
    private int freshFrom;

    Messages(Play play, Prompts prompts) {
        this.play = play;
        this.prompts = prompts;
    }

    /** The line of the screens themselves; "" if there is none. */
    Text notice() {
        return notice;
    }

    /** A command begins: what has been said beside the log is over. */
    void clear() {
        notice = Text.plain("");
        hints.clear();
    }

    /** Says a line until the next command. */
    void note(Text text) {
        notice = text;
    }

    /** Says one more line above it: what is hinted at is told once, and must not hide why the hero has stopped. */
    void hint(Text text) {
        hints.add(text);
    }

    /** What is said from now on is news. */
    void begin() {
        freshFrom = play.game().world().turn();
    }

    /** All that can be read in peace of what was said, of rules that failed, and of what is wrong with the scripts. */
    List<Text> all() {
        List<Text> texts = new ArrayList<>(Log.merged(play.trouble().failures().among(said(), prompts::sentence), 0));
        texts.addAll(play.trouble().lines());
        return texts;
    }

    private List<Line> said() {
        return new PickUps(play.game().world().catalog())
                .saidOnce(play.game().world().log());
    }

    void paint(Canvas canvas) {
        List<Line> said = said();
        List<Text> lines = new ArrayList<>(Log.latest(said, freshFrom));
        int fresh = Log.fresh(said, freshFrom);
        List<Text> untold = Stream.concat(hints.stream(), Stream.of(notice))
                .filter(text ->
                        !text.text().isEmpty() && !Log.tells(play.game().world().log(), freshFrom, text.text()))
                .toList();
        lines.addAll(untold);
        Log.paint(lines, fresh + untold.size(), play.trouble().inShort(), prompts.oldRulesStay(), canvas);
    }
}
