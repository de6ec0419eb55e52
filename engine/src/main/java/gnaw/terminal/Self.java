package gnaw.terminal;

import gnaw.game.Game;
import gnaw.game.Status;
import java.util.ArrayList;
import java.util.List;

/** The hero's own page: all that the rules tell of him. */
final class Self {
    private Self() {}

    static List<Text> texts(Game game) {
        List<Text> texts = new ArrayList<>();
        texts.add(new Text(game.nameOf(game.world().hero()), "title"));
        texts.addAll(Text.plain(game.describe(game.world().hero())));
        texts.add(Text.plain(""));
        Status status = game.status();
        for (Status.Bar bar : status.bars()) {
            String amount = Bars.number(bar.value()) + " of " + Bars.number(bar.max());
            texts.add(new Text("%-16s %s  %s".formatted(bar.name(), amount, bar.word()), bar.tone()));
        }
        status.labels().forEach(label -> texts.add(new Text(label.text(), label.tone())));
        texts.add(Text.plain(""));
        texts.add(new Text(
                "Depth " + game.world().depth() + " (deepest " + game.world().deepest() + "), turn "
                        + game.world().turn() + ", seed " + game.world().seed(),
                "dim"));
        return texts;
    }
}
