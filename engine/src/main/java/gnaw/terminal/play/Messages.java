package gnaw.terminal.play;

import gnaw.game.Line;
import gnaw.terminal.log.Log;
import gnaw.terminal.log.PickUps;
import gnaw.terminal.screen.Canvas;
import gnaw.text.Text;
import java.util.ArrayList;
import java.util.List;

/** What the play screen tells: the log, below it a line of the screens themselves, and what is wrong with the scripts. */
final class Messages {
    private final Play play;
    private final Prompts prompts;
    private Text notice = Text.plain("");
    private int freshFrom;

    Messages(Play play, Prompts prompts) {
        this.play = play;
        this.prompts = prompts;
    }

    /** The line of the screens themselves; "" if there is none. */
    Text notice() {
        return notice;
    }

    /** Says a line until the next command. */
    void note(Text text) {
        notice = text;
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
        if (!notice.text().isEmpty() && !Log.tells(play.game().world().log(), freshFrom, notice.text())) {
            lines.add(notice);
            fresh++;
        }
        Log.paint(lines, fresh, play.trouble().inShort(), prompts.tellsMore(), canvas);
    }
}
