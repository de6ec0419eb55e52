package gnaw.terminal.play;

import gnaw.terminal.screen.ErrorText;
import gnaw.terminal.screen.ViewChange;
import gnaw.text.Caption;
import java.time.Duration;
import java.util.List;

/** The game on the screen goes on under the rules as its scripts say them now. */
record ScriptReload(Play play, Host host) {
    /** A script was saved: an error stays on the screen until the scripts can be read. */
    ViewChange onSaved() {
        try {
            return read();
        } catch (RuntimeException unreadable) {
            play.trouble().unreadable(ErrorText.why(unreadable));
            play.workbench().tell(play.trouble().lines());
            return play.workbench().home();
        }
    }

    /** The player asks for it, and reads an error at once. */
    ViewChange onKey() {
        try {
            return read();
        } catch (RuntimeException unreadable) {
            return ViewChange.open(ErrorText.page(play.words().of(Caption.OLD_RULES_STAY), unreadable));
        }
    }

    private ViewChange read() {
        long began = System.nanoTime();
        play.adopt(host.reload(play.game()));
        long millis = Duration.ofNanos(System.nanoTime() - began).toMillis();
        play.note(play.words().of(Caption.RELOADED, "millis", millis), "good");
        play.workbench().tell(List.of(play.messages().notice()));
        return play.workbench().home();
    }
}
