package gnaw.terminal.play;

import gnaw.game.Game;
import gnaw.game.Status;
import gnaw.terminal.screen.Bars;
import gnaw.text.Caption;
import gnaw.text.Captions;
import gnaw.text.Text;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The hero's own page: all that the rules tell of him. */
final class CharacterPage {
    private CharacterPage() {}

    static List<Text> texts(Game game) {
        Captions words = game.world().catalog().captions();
        List<Text> texts = new ArrayList<>(
                Text.plain(game.description().linesOf(game.world().hero())));
        texts.add(Text.plain(""));
        Status status = game.description().status();
        for (Status.Bar bar : status.bars()) {
            String amount =
                    words.of(Caption.AMOUNT, Map.of("value", Bars.number(bar.value()), "max", Bars.number(bar.max())));
            texts.add(new Text("%-16s %s  %s".formatted(bar.name(), amount, bar.word()), bar.tone()));
        }
        status.labels().forEach(label -> texts.add(new Text(label.text(), label.tone())));
        texts.add(Text.plain(""));
        texts.add(new Text(
                words.of(
                        Caption.SELF_PLACE,
                        Map.of(
                                "depth", game.world().depth(),
                                "deepest", game.world().deepest(),
                                "turn", game.world().turn(),
                                "seed", game.world().seed())),
                "dim"));
        return texts;
    }
}
