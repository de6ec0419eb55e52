package gnaw.terminal.play;

import gnaw.terminal.screen.ErrorText;
import gnaw.terminal.screen.Page;
import gnaw.text.Caption;
import gnaw.text.Captions;
import gnaw.text.Text;
import java.util.List;
import java.util.Optional;

/** All that is wrong with the scripts in play: the failures of rules, and why the scripts could not be read again. */
final class ScriptTrouble {
    private final Failures failures = new Failures();
    private Optional<String> unreadable = Optional.empty();

    Failures failures() {
        return failures;
    }

    /** Why the scripts cannot be read: shown until they can. */
    void unreadable(String why) {
        unreadable = Optional.of(why);
    }

    /** The scripts were read again. */
    void passes() {
        failures.forgetRead();
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

    /** All of it for somebody who reads it now, if anything is wrong. What stops the scripts comes before what has failed in play. */
    Optional<Page> page(Captions words) {
        return unreadable
                .map(why -> Page.of(
                        words.of(Caption.OLD_RULES_STAY), Text.plain(why.lines().toList())))
                .or(() -> Optional.of(failures.read())
                        .filter(texts -> !texts.isEmpty())
                        .map(texts -> Page.of(words.of(Caption.RULE_FAILED), texts)));
    }
}
