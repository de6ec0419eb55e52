package gnaw.terminal.play;

import gnaw.game.RuleFailure;
import gnaw.terminal.screen.ErrorText;
import gnaw.terminal.screen.Page;
import gnaw.text.Caption;
import gnaw.text.Captions;
import gnaw.text.Text;
import java.util.List;
import java.util.Optional;

/** All that is wrong with the scripts in play: the latest failure of a rule, and why they could not be read again. */
final class ScriptTrouble {
    private Optional<RuleFailure> failure = Optional.empty();
    private Optional<String> unreadable = Optional.empty();

    /** A rule has failed. */
    void failed(RuleFailure latest) {
        failure = Optional.of(latest);
    }

    /** Why the scripts cannot be read: shown until they can. */
    void unreadable(String why) {
        unreadable = Optional.of(why);
    }

    /** The scripts were read again. */
    void passes() {
        failure = Optional.empty();
        unreadable = Optional.empty();
    }

    /** Why the scripts cannot be read now. */
    List<Text> lines() {
        return red(unreadable.stream().flatMap(String::lines).toList());
    }

    /** The same for the log, which has few rows. */
    List<Text> inShort() {
        return red(unreadable.map(ErrorText::inShort).orElse(List.of()));
    }

    private static List<Text> red(List<String> lines) {
        return lines.stream().map(line -> new Text(line, "bad")).toList();
    }

    /** All of it, if anything is wrong. What stops the scripts comes before what has failed in play. */
    Optional<Page> page(Captions words) {
        return unreadable
                .map(why -> page(words.of(Caption.OLD_RULES_STAY), why))
                .or(() -> failure.map(failed -> page(words.of(Caption.RULE_FAILED), failed.card())));
    }

    private static Page page(String title, String text) {
        return Page.of(title, Text.plain(text.lines().toList()));
    }
}
