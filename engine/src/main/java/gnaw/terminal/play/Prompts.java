package gnaw.terminal.play;

import gnaw.game.RuleFailure;
import gnaw.terminal.key.BuiltInCommand;
import gnaw.terminal.key.Command;
import gnaw.terminal.option.Preference;
import gnaw.text.Caption;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the play screen says beside the log: hints, and what has failed, with the keys that tell more. */
final class Prompts {
    private static final int TURNS_WITH_HINTS = 60;

    private final Play play;
    private final Host host;

    Prompts(Play play, Host host) {
        this.play = play;
        this.host = host;
    }

    private String words(Caption caption) {
        return play.words().of(caption);
    }

    /** A caption about the key of a command; "" if it has none. */
    String keyed(Command command, Caption caption) {
        return play.keymap()
                .keyOf(command)
                .map(key -> play.words().of(caption, "key", key))
                .orElse("");
    }

    /** What one key would throw or shoot at the foes in view; or else the keys that a beginner needs, while he is one. */
    String hint() {
        return new RuleCommands(play)
                .nextAimed()
                .flatMap(thing -> play.keymap()
                        .keyOf(BuiltInCommand.AIM_AGAIN)
                        .map(key -> " " + play.words().of(Caption.HINT_AIM, Map.of("key", key, "thing", thing)) + " "))
                .orElseGet(this::firstKeys);
    }

    private String firstKeys() {
        boolean isWelcome = host.options().chosen().has(Preference.HINTS);
        if (!isWelcome || play.game().world().turn() > TURNS_WITH_HINTS) {
            return "";
        }
        return Stream.of(
                        keyed(BuiltInCommand.EXPLORE, Caption.HINT_EXPLORE),
                        keyed(BuiltInCommand.INVENTORY, Caption.HINT_PACK),
                        keyed(BuiltInCommand.HELP, Caption.HINT_HELP))
                .filter(hint -> !hint.isEmpty())
                .collect(Collectors.joining("  ", " ", " "));
    }

    /** How many failures nobody has read of, and the key that tells them. */
    String unreadFailures() {
        int count = play.trouble().failures().unread();
        Caption caption = count == 1 ? Caption.ONE_FAILURE : Caption.FAILURES;
        return play.keymap()
                .keyOf(BuiltInCommand.RULE_FAILURE)
                .filter(_ -> count > 0)
                .map(key -> " " + play.words().of(caption, Map.of("key", key, "count", count)) + " ")
                .orElse("");
    }

    /** The sentence about a rule that failed, and the key that tells more. */
    String failed(RuleFailure failure) {
        return sentence(failure) + " " + tellsMore();
    }

    /** The sentence about a rule that failed. */
    String sentence(RuleFailure failure) {
        String what = failure.place().isEmpty()
                ? words(Caption.RULE_FAILED)
                : play.words().of(Caption.RULE_FAILED_AT, "place", failure.place());
        String note = failure.moment().note();
        return what + "." + (note.isEmpty() ? "" : " " + note);
    }

    /** What goes on while the scripts cannot be read, and where that is told at length. */
    String oldRulesStay() {
        return words(Caption.OLD_RULES_STAY) + ". " + tellsMore();
    }

    /** Where what is wrong is told at length. */
    String tellsMore() {
        return keyed(BuiltInCommand.RULE_FAILURE, Caption.TELLS_MORE);
    }
}
