package gnaw.testing;

import com.google.gson.JsonParseException;
import gnaw.game.Action;
import gnaw.game.Catalog;
import gnaw.game.Intent;
import gnaw.map.Direction;
import gnaw.save.ReplayFile;
import gnaw.text.DidYouMean;
import gnaw.text.Ids;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads what a test lets be decided in a game; an {@link IllegalArgumentException} says what means nothing under its rules. */
record IntentReader(Catalog catalog) {
    /** Those that stand there as the JSON of replays has them. */
    List<Intent> read(List<String> jsons) {
        return jsons.stream().map(this::read).toList();
    }

    private Intent read(String json) {
        try {
            Intent intent = ReplayFile.intents("[" + json + "]").getFirst();
            action(intent).ifPresent(this::require);
            return intent;
        } catch (JsonParseException meaningless) {
            throw unplayable(json, "It means nothing that can be done." + hint(json));
        } catch (IllegalArgumentException unknown) {
            throw unplayable(json, unknown.getMessage());
        }
    }

    private static IllegalArgumentException unplayable(String json, String why) {
        return new IllegalArgumentException("This cannot be played: " + json + ". " + why);
    }

    private String hint(String json) {
        return DidYouMean.to(json.replace("\"", ""), words())
                .map(near -> " Did you mean \"" + near + "\"?")
                .orElse(" What can be is such as \"step north\" or \"do wait\".");
    }

    /** All that needs no number. */
    private List<String> words() {
        List<String> words = new ArrayList<>(List.of("pick up", "pass", "decline"));
        Direction.all().forEach(way -> words.add("step " + way));
        Kinds.acts(catalog).forEach(act -> words.add("do " + act));
        Kinds.leads(catalog).forEach(act -> words.add("tile " + act));
        return words;
    }

    private static Optional<Action> action(Intent intent) {
        return switch (intent) {
            case Intent.Act(Action action, boolean _) -> Optional.of(action);
            case Intent.Perform(Action action, boolean _) -> Optional.of(action);
            case Intent.Conclude(Action action) -> Optional.of(action);
            case Intent.Pass _, Intent.GoTo _, Intent.Choose _, Intent.Decline _, Intent.Inscribe _ -> Optional.empty();
            case Intent.Apply _, Intent.Cheat _ -> Optional.empty();
        };
    }

    private void require(Action action) {
        if (action instanceof Action.Plain(String id, var _)) {
            new Ids(Kinds.acts(catalog)).named("action", id);
        }
        if (action instanceof Action.UseTile(String id)) {
            new Ids(Kinds.leads(catalog)).named("action on tiles", id);
        }
        action.part("verb", String.class)
                .ifPresent(verb -> new Ids(catalog.verbs().keySet()).named("verb", verb));
    }
}
