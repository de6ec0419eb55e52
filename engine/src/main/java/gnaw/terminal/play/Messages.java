package gnaw.terminal.play;

import gnaw.game.Line;
import gnaw.terminal.log.Asides;
import gnaw.terminal.log.Log;
import gnaw.terminal.log.PickUps;
import gnaw.terminal.screen.Canvas;
import gnaw.text.Text;
import java.util.ArrayList;
import java.util.List;

/** What the play screen tells: the log with hints and stops in it, below it a line of the screens themselves, and what is wrong with the scripts. */
final class Messages {
    private final Play play;
    private final Prompts prompts;
    private Text notice = Text.plain("");
    private final Asides asides = new Asides();
    private int freshFrom;

    Messages(Play play, Prompts prompts) {
        this.play = play;
        this.prompts = prompts;
    }

    /** The line of the screens themselves; "" if there is none. */
    Text notice() {
        return notice;
    }

    /** A command begins: what the screens have said is over. */
    void clear() {
        notice = Text.plain("");
    }

    /** Says a line until the next command. */
    void note(Text text) {
        notice = text;
    }

    /** Says a line that stays where it was said, unless the log says the same: a hint, or why the hero has stopped. */
    void aside(Text text) {
        if (!isTold(text)) {
            asides.add(log(), new Line(play.game().world().turn(), text.text(), text.tone()));
        }
    }

    private boolean isTold(Text text) {
        return Log.tells(lately(), freshFrom, text.text());
    }

    private List<Line> lately() {
        return asides.among(Log.latest(log()));
    }

    private List<Line> log() {
        return play.game().world().log();
    }

    /** What is said from now on is news. */
    void begin() {
        freshFrom = play.game().world().turn();
    }

    /** All that can be read in peace of what was said, of rules that failed, and of what is wrong with the scripts. */
    List<Text> all() {
        List<Line> lines = play.trouble().failures().among(asides.among(log()), prompts::sentence);
        List<Text> texts = new ArrayList<>(Log.merged(saidOnce(lines), 0));
        texts.addAll(play.trouble().lines());
        return texts;
    }

    private List<Line> saidOnce(List<Line> lines) {
        return new PickUps(play.game().world().catalog()).saidOnce(lines);
    }

    void paint(Canvas canvas) {
        List<Line> said = saidOnce(lately());
        List<Text> lines = new ArrayList<>(Log.merged(said, freshFrom));
        int fresh = Log.fresh(said, freshFrom);
        boolean isNews = !notice.text().isEmpty() && !isTold(notice);
        if (isNews) {
            lines.add(notice);
        }
        Log.paint(lines, isNews ? fresh + 1 : fresh, play.trouble().inShort(), prompts.oldRulesStay(), canvas);
    }
}
