package gnaw.terminal.play;

import gnaw.game.Offer;
import gnaw.game.Reach;
import gnaw.terminal.screen.Choice;
import gnaw.terminal.screen.Menu;
import gnaw.terminal.screen.View;
import gnaw.text.Caption;
import gnaw.text.Text;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The choice that the rules have put before the hero: a menu of options, or a mark on the map. */
final class OfferView {
    private OfferView() {}

    static View of(Offer offer, Play play) {
        return offer.aim().<View>map(aim -> mark(offer, aim.reach(), play)).orElseGet(() -> menu(offer, play));
    }

    private static Menu menu(Offer offer, Play play) {
        Map<String, Choice> choices = new LinkedHashMap<>();
        for (Offer.Option option : offer.options()) {
            choices.put(option.id(), Choice.lettered(choices.size(), option.text(), () -> play.answer(option.id())));
        }
        String told = play.keymap().tell(offer.text());
        List<Text> intro = told.isEmpty() ? List.of() : Text.plain(List.of(told));
        List<Choice> listed = List.copyOf(choices.values());
        return offer.escape()
                .map(id -> Menu.mayLeave(offer.title(), intro, listed, choices.get(id)))
                .orElseGet(() -> Menu.mustChoose(offer.title(), intro, listed))
                .beside(play.keymap().tell(play.words().of(Caption.FIRST_LOOK)), play::consulted);
    }

    private static LookAround mark(Offer offer, Reach reach, Play play) {
        return LookAround.aiming(
                new LookAround.Aim(offer.title(), reach, LookAround.Aim.NO_ODDS, play::answer), play, play::decline);
    }
}
