package gnaw.terminal.play;

import gnaw.game.Action;
import gnaw.game.Appearance;
import gnaw.game.Catalog;
import gnaw.game.Game;
import gnaw.game.Item;
import gnaw.game.Reach;
import gnaw.map.Point;
import gnaw.terminal.atlas.Letters;
import gnaw.terminal.key.BuiltInCommand;
import gnaw.terminal.key.Command;
import gnaw.terminal.key.Key;
import gnaw.terminal.key.Keymap;
import gnaw.terminal.screen.Choice;
import gnaw.terminal.screen.Menu;
import gnaw.terminal.screen.Prompt;
import gnaw.terminal.screen.ViewChange;
import gnaw.terminal.style.Glyphs;
import gnaw.text.Caption;
import gnaw.text.Captions;
import gnaw.text.Text;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The menus about what the hero carries. */
final class Pack {
    /** A pack of so many kinds of things has headings. */
    private static final int LONG = 10;

    private final Game game;
    private final Letters letters;
    private final LastUsed lastUsed;
    private final Hands hands;
    private final Keymap keymap;
    private final Captions words;

    /** What is done in the end. */
    interface Hands {
        /** Whether anything can be done now. */
        boolean mayAct();

        /** Does it, and goes back to the map. */
        ViewChange act(Action action);

        /** Keeps what the player writes on it, and goes back to the map. */
        ViewChange inscribe(Item item, String text);

        /** Lets the player choose a place first, and tells the odds of whoever stands there. */
        ViewChange aim(LookAround.Aim aim);
    }

    /** What the player has done before, for what is done again and again: the kind of thing for each verb, and what was aimed last. */
    static final class LastUsed {
        private final Map<String, String> kinds = new HashMap<>();
        private Optional<Command> aimed = Optional.empty();

        private void note(Catalog.Verb verb, Item item) {
            kinds.put(verb.id(), item.kind());
            if (verb.reach().isPresent()) {
                noteAimed(new Command.Use(verb.id()));
            }
        }

        void noteAimed(Command command) {
            aimed = Optional.of(command);
        }

        /** Whether it is of the kind with which the verb was done last. */
        private boolean isLike(Item item, Catalog.Verb verb) {
            return item.kind().equals(kinds.get(verb.id()));
        }

        /** The command that has asked for a cell last. */
        Optional<Command> aimed() {
            return aimed;
        }
    }

    /** The actions of a thing are taken by the keys that they have in play. */
    Pack(Game game, Letters letters, LastUsed lastUsed, Hands hands, Keymap keymap) {
        this.game = game;
        this.letters = letters;
        this.lastUsed = lastUsed;
        this.hands = hands;
        this.keymap = keymap;
        this.words = game.world().catalog().captions();
        letters.assign(game.world().hero().pack());
    }

    /** All that is carried; a choice opens its page. */
    Menu inventory() {
        List<Item> pack = carried(_ -> true).toList();
        return pack.size() < LONG
                ? menu(words.of(Caption.CARRIED), _ -> true, this::opened)
                : Menu.grouped(words.of(Caption.CARRIED), grouped(pack));
    }

    private ViewChange opened(Item item) {
        return ViewChange.open(page(item));
    }

    /** The groups in the order of their first letters. */
    private Map<String, List<Choice>> grouped(List<Item> pack) {
        return pack.stream()
                .collect(Collectors.groupingBy(
                        game.description()::headingOf,
                        LinkedHashMap::new,
                        Collectors.mapping(item -> choice(item, this::opened), Collectors.toList())));
    }

    /** What can be laid down. */
    Menu drop() {
        return menu(
                words.of(Caption.DROP_WHAT), _ -> true, item -> hands.act(new Action.PutDown(item.id(), item.count())));
    }

    /** What can be written on. */
    Menu inscribe() {
        return menu(words.of(Caption.INSCRIBE_WHAT), _ -> true, item -> ViewChange.open(inscription(item)));
    }

    /** Whether anything fits a verb. */
    boolean hasFor(Catalog.Verb verb) {
        return carried(fitting(verb)).findAny().isPresent();
    }

    /** What fits a verb. */
    Menu choice(Catalog.Verb verb) {
        return menu(verb.ask(), fitting(verb), item -> use(verb, item), likeLastFirst(verb));
    }

    /** What is done again and again, such as throwing, is mostly done with the like of the last thing: that comes first, and then what is made for it. */
    private Comparator<Item> likeLastFirst(Catalog.Verb verb) {
        return Comparator.comparing((Item item) -> !lastUsed.isLike(item, verb))
                .thenComparing(item -> !game.description().suits(verb.id(), item));
    }

    /**
     * A thing that is aimed once more.
     *
     * @param isMadeForIt whether it can be, at once: what is not, such as a wand that may have few charges, shows its mark first
     */
    record Again(String name, boolean isMadeForIt, LookAround.Aim aim) {}

    /** What to aim once more: the like of the last thing, or else what there is most of that is made for it; empty without either, and for a verb that asks for no cell. */
    Optional<Again> aimAgain(Catalog.Verb verb) {
        Comparator<Item> first = likeLastFirst(verb).thenComparing(Item::count, Comparator.reverseOrder());
        return verb.reach().flatMap(reach -> carried(fitting(verb))
                .filter(item ->
                        lastUsed.isLike(item, verb) || game.description().suits(verb.id(), item))
                .min(first)
                .map(item -> new Again(
                        game.description().inscribedNameOf(item),
                        game.description().suits(verb.id(), item),
                        aim(verb, item, reach))));
    }

    private Predicate<Item> fitting(Catalog.Verb verb) {
        return item -> game.description().fits(verb.id(), item);
    }

    private Menu menu(String title, Predicate<Item> wanted, Function<Item, ViewChange> taken) {
        return menu(title, wanted, taken, (_, _) -> 0);
    }

    private Menu menu(String title, Predicate<Item> wanted, Function<Item, ViewChange> taken, Comparator<Item> order) {
        List<Choice> choices =
                carried(wanted).sorted(order).map(item -> choice(item, taken)).toList();
        List<Text> intro = choices.isEmpty() ? List.of(new Text(words.of(Caption.NOTHING), "dim")) : List.of();
        return Menu.of(title, intro, choices);
    }

    private Stream<Item> carried(Predicate<Item> wanted) {
        return game.world().hero().pack().stream()
                .filter(wanted)
                .sorted(Comparator.comparing(letters::of, Pack::smallFirst));
    }

    /** a before A before b would split the pack in two: all small letters come first. */
    private static int smallFirst(char one, char other) {
        int byCase = Boolean.compare(Character.isUpperCase(one), Character.isUpperCase(other));
        return byCase != 0 ? byCase : Character.compare(one, other);
    }

    private Choice choice(Item item, Function<Item, ViewChange> taken) {
        Appearance look = game.description().looksOf(item);
        return new Choice(
                Key.of(letters.of(item)),
                Glyphs.sign(look.glyph(), look.plain()) + " "
                        + game.description().inscribedNameOf(item),
                "text",
                () -> taken.apply(item));
    }

    /** One thing: what it is, and all that can be done with it while anything can be done. */
    Menu page(Item item) {
        return Menu.of(
                game.description().inscribedNameOf(item),
                Text.plain(game.description().linesOf(item)),
                hands.mayAct() ? choices(item) : List.of());
    }

    private List<Choice> choices(Item item) {
        List<Choice> choices = new ArrayList<>();
        for (Catalog.Verb verb : game.description().verbsFor(item)) {
            choices.add(new Choice(key(verb, choices), verb.menu(), "text", () -> use(verb, item)));
        }
        choices.add(new Choice(
                dropping(),
                words.of(Caption.DROP),
                "text",
                () -> hands.act(new Action.PutDown(item.id(), item.count()))));
        if (item.count() > 1) {
            choices.add(new Choice('1', words.of(Caption.DROP_ONE), () -> hands.act(new Action.PutDown(item.id(), 1))));
        }
        choices.add(
                new Choice(inscribing(), words.of(Caption.INSCRIBE), "text", () -> ViewChange.open(inscription(item))));
        return choices;
    }

    private Prompt inscription(Item item) {
        return Prompt.beginningWith(
                item.inscription(), words.of(Caption.WHICH_INSCRIPTION), text -> hands.inscribe(item, text));
    }

    private Key inscribing() {
        return keymap.keyOf(BuiltInCommand.INSCRIBE).orElse(Key.of('{'));
    }

    private Key dropping() {
        return keymap.keyOf(BuiltInCommand.DROP).orElse(Key.of('d'));
    }

    /** The verb's own key, or a number where it has none. */
    private Key key(Catalog.Verb verb, List<Choice> before) {
        return keymap.keyOf(new Command.Use(verb.id()))
                .filter(key -> !key.equals(dropping()) && !key.equals(inscribing()))
                .orElse(Key.of('2' + before.size()));
    }

    private ViewChange use(Catalog.Verb verb, Item item) {
        return verb.reach()
                .map(reach -> hands.aim(aim(verb, item, reach)))
                .orElseGet(() -> use(verb, item, Optional.empty()));
    }

    private ViewChange use(Catalog.Verb verb, Item item, Optional<Point> at) {
        lastUsed.note(verb, item);
        return hands.act(new Action.Use(verb.id(), item.id(), at));
    }

    private LookAround.Aim aim(Catalog.Verb verb, Item item, Reach reach) {
        return new LookAround.Aim(
                words.of(
                        Caption.AIM,
                        Map.of("verb", verb.menu(), "thing", game.description().inscribedNameOf(item))),
                reach,
                target -> game.description().oddsOf(verb.id(), item, target),
                at -> use(verb, item, Optional.of(at)));
    }
}
