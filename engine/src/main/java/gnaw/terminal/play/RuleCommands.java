package gnaw.terminal.play;

import gnaw.game.Action;
import gnaw.game.Catalog;
import gnaw.game.Errand;
import gnaw.game.Reach;
import gnaw.game.World;
import gnaw.game.errand.Repeat;
import gnaw.game.errand.TravelAcrossLevels;
import gnaw.game.errand.TravelUnwatched;
import gnaw.map.Point;
import gnaw.terminal.atlas.KnownFeatures;
import gnaw.terminal.key.BuiltInCommand;
import gnaw.terminal.key.Command;
import gnaw.terminal.key.Key;
import gnaw.terminal.screen.Choice;
import gnaw.terminal.screen.Menu;
import gnaw.terminal.screen.ViewChange;
import gnaw.text.Caption;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Carries out the commands that rules bring: their verbs and actions. */
record RuleCommands(Play play) {
    /** To stairs and the like nobody sets out under the eyes of a foe; whoever is interrupted can go on. */
    private ViewChange travel(Point goal) {
        return play.errand()
                .start(
                        new TravelUnwatched(goal),
                        new TravelAcrossLevels(play.game().world().where(), goal));
    }

    /** The usual way comes first; nobody is led beside the dungeon who did not choose that. */
    private ViewChange travel(List<Point> places) {
        return KnownFeatures.leadsAside(play.game().world(), places.getFirst())
                ? ViewChange.open(where(places))
                : travel(places.getFirst());
    }

    /** A menu of places to go to; the nearest of those that are used by the same sign, such as {@code >}, is taken by that. */
    Menu where(List<Point> places) {
        List<Choice> choices = new ArrayList<>();
        Set<Key> signs = new HashSet<>();
        for (Point place : places) {
            String name = KnownFeatures.name(play.game().world(), place);
            Choice lettered = Choice.lettered(choices.size(), name, () -> travel(place));
            choices.add(sign(place)
                    .filter(signs::add)
                    .map(sign -> new Choice(sign, name, lettered.tone(), lettered.taken()))
                    .orElse(lettered));
        }
        return Menu.of(play.words().of(Caption.GO_WHERE), List.of(), choices);
    }

    /** The key of what is done there, unless it is a letter, which might stand for another place, or leads aside: nobody comes there by a habit. */
    private Optional<Key> sign(Point place) {
        return KnownFeatures.leads(play.game().world(), place)
                .filter(_ -> !KnownFeatures.leadsAside(play.game().world(), place))
                .flatMap(act -> play.keymap().keyOf(new Command.Act(act)))
                .filter(key -> key.name().length() == 1
                        && !Character.isLetterOrDigit(key.name().charAt(0)));
    }

    /** The rules' own row for a verb. */
    private Optional<Catalog.Verb> verb(String id) {
        return Optional.ofNullable(play.game().world().catalog().verbs().get(id));
    }

    /** Opens the choice of things that a verb fits. */
    ViewChange use(String id) {
        return verb(id).map(this::use).orElse(ViewChange.STAY);
    }

    private ViewChange use(Catalog.Verb verb) {
        return choosing(verb)
                .orElseGet(() -> play.pack().hasFor(verb)
                        ? ViewChange.open(play.pack().choice(verb))
                        : play.note(verb.none(), "dim"));
    }

    /** Where opening the choice takes time, that passes first; what comes of it if that is no choice any more. */
    private Optional<ViewChange> choosing(Catalog.Verb verb) {
        if (verb.choosing() == 0) {
            return Optional.empty();
        }
        ViewChange next = play.act(new Action.Choose(verb.id()));
        boolean isElsewhere =
                play.game().isOver() || play.game().world().offer().isPresent();
        return Optional.of(next).filter(_ -> isElsewhere);
    }

    /** An action of the scripts: on a tile that serves it, there; else the way to one; else wherever one is. */
    ViewChange act(String id) {
        List<Point> places = KnownFeatures.places(play.game().world(), leads -> leads.equals(id));
        Point hero = play.game().world().hero().at();
        if (KnownFeatures.isUse(play.game().world(), id)) {
            boolean isThere = places.contains(hero) || places.isEmpty();
            return isThere ? play.act(new Action.UseTile(id)) : travel(places);
        }
        Catalog.Act act = play.game().world().catalog().act(id);
        if (act.reach().isPresent()) {
            return play.aim(aim(act, act.reach().get()));
        }
        if (act.choosing().isPresent()) {
            return choose(id, act.choosing().get());
        }
        boolean goesOn = act.lasts() > 1;
        return goesOn ? play.errand().start(Repeat.of(act)) : play.act(new Action.Plain(id));
    }

    private LookAround.Aim aim(Catalog.Act act, Reach reach) {
        return new LookAround.Aim(play.words().of(Caption.WHERE), reach, LookAround.Aim.NO_ODDS, at -> {
            play.lastUsed().noteAimed(new Command.Act(act.id()));
            return play.act(new Action.Plain(act.id(), Optional.of(at)));
        });
    }

    /** What was aimed last, or else what is made to be aimed, at the nearest foe. */
    ViewChange again() {
        if (!isFoeInView()) {
            return play.note(play.words().of(Caption.NO_FOE_IN_VIEW), "dim");
        }
        return aimings()
                .findFirst()
                .map(aiming -> aiming.begins().get())
                .orElseGet(() -> play.note(play.words().of(Caption.NOTHING_TO_AIM), "dim"));
    }

    /** What {@link #again} would aim, while there is a foe to aim it at. */
    Optional<String> nextAimed() {
        return isFoeInView() ? aimings().findFirst().map(Aiming::what) : Optional.empty();
    }

    private boolean isFoeInView() {
        World world = play.game().world();
        return !world.eyesight().foesInView(world.hero()).stream()
                .allMatch(play.game().description()::isDisguised);
    }

    /** What can be aimed again, and how that begins. */
    private record Aiming(String what, Supplier<ViewChange> begins) {}

    private Stream<Aiming> aimings() {
        Stream<Command> verbs =
                play.game().world().catalog().verbs().keySet().stream().map(Command.Use::new);
        return Stream.concat(play.lastUsed().aimed().stream(), verbs).flatMap(command -> aiming(command).stream());
    }

    private Optional<Aiming> aiming(Command command) {
        return switch (command) {
            case Command.Use(String id) -> verb(id).flatMap(verb -> aiming(verb));
            case Command.Act(String id) -> {
                Catalog.Act act = play.game().world().catalog().act(id);
                yield act.reach().map(reach -> new Aiming(act.menu(), () -> play.aimAtOnce(aim(act, reach))));
            }
            case Command.Step _, Command.Run _, BuiltInCommand _ -> Optional.empty();
        };
    }

    private Optional<Aiming> aiming(Catalog.Verb verb) {
        return play.pack()
                .aimAgain(verb)
                .map(again -> new Aiming(again.name(), () -> choosing(verb)
                        .orElseGet(() -> again.isMadeForIt() ? play.aimAtOnce(again.aim()) : play.aim(again.aim()))));
    }

    /** An action of the scripts that needs no answer and takes time, to be done so often; empty if it is none. */
    Optional<Errand> repeated(String id, int times) {
        Catalog.Act act = play.game().world().catalog().act(id);
        boolean isPlain = act.time() > 0
                && act.reach().isEmpty()
                && act.choosing().isEmpty()
                && !KnownFeatures.isUse(play.game().world(), id);
        return isPlain ? Optional.of(new Repeat(new Action.Plain(id), times)) : Optional.empty();
    }

    /** The menu stays below whatever its choice opens, so that Escape comes back to it. */
    private ViewChange choose(String id, Catalog.Choosing said) {
        List<Choice> choices = new ArrayList<>();
        play.game()
                .description()
                .choices(id)
                .forEach((other, words) -> choices.add(Choice.lettered(choices.size(), words, () -> act(other))));
        return choices.isEmpty()
                ? play.note(said.none(), "dim")
                : ViewChange.open(Menu.of(said.ask(), List.of(), choices));
    }
}
