package gnaw.script.bridge;

import gnaw.game.Catalog.Owner;
import gnaw.game.Effect;
import gnaw.game.Given;
import gnaw.game.MemoType;
import gnaw.game.Offer;
import gnaw.game.Ref;
import gnaw.game.World;
import gnaw.script.bridge.RecordReader.Surroundings;
import gnaw.script.table.MemoReader;
import gnaw.script.value.Malformed;
import gnaw.script.value.StrictObject;
import gnaw.text.DidYouMean;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.graalvm.polyglot.Value;

/** Reads the effects that a rule answers: a list, in which further lists may lie; a lone effect counts as a list of one. */
public final class EffectReader {
    private static final String OFFER = "offer";
    private static final String REMEMBER = "remember";
    private static final Map<String, RecordReader> READERS =
            RecordReader.ofAll(Effect.class, "", Map.of(Effect.Ask.class, OFFER));
    /** Only one creature is the hero, and rules say which; a kind may have some of his meters by the cells of its row. */
    private static final List<Owner> OF_CREATURES = List.of(Owner.CREATURE, Owner.HERO);

    private static final List<Owner> OF_THINGS = List.of(Owner.ITEM);
    private static final int MOST_PARTS = 10_000;
    private static final int DEEPEST = 50;

    private final Surroundings around;
    private int parts;

    /** A reader of one answer. */
    public EffectReader(Surroundings around) {
        this.around = around;
    }

    /** All effects of an answer, in order. */
    public List<Effect> read(Value answer) {
        if (answer.hasArrayElements() && answer.getArraySize() == 0) {
            return List.of();
        }
        if (answer.isNull()) {
            throw new Malformed(
                    "A rule answers a list of effects, [] for none; this one answered nothing. Is return missing before what it answers?");
        }
        return read(answer, 0);
    }

    private List<Effect> read(Value answer, int depth) {
        List<Effect> effects = new ArrayList<>();
        collect(answer, effects, depth);
        return effects;
    }

    /** A list may hold itself, or share its parts a thousandfold: both come to an end here. */
    private void collect(Value answer, List<Effect> into, int depth) {
        if (depth > DEEPEST) {
            throw new Malformed(
                    "The lists of this answer lie more than " + DEEPEST + " deep in each other: does one hold itself?");
        }
        if (++parts > MOST_PARTS) {
            throw new Malformed("An answer of more than " + MOST_PARTS + " effects is too much for one turn.");
        }
        if (answer.hasArrayElements()) {
            long size = answer.getArraySize();
            for (long i = 0; i < size; i++) {
                collect(answer.getArrayElement(i), into, depth + 1);
            }
        } else if (!isLeftOut(answer)) {
            into.add(effect(answer, depth));
        }
    }

    /** What {@code condition && effect} is where the condition does not hold. */
    private static boolean isLeftOut(Value answer) {
        return answer.isBoolean() && !answer.asBoolean();
    }

    private Effect effect(Value value, int depth) {
        String name = name(value).orElseThrow(() -> noEffect(value));
        RecordReader reader = READERS.get(name);
        if (reader == null) {
            throw new Malformed(DidYouMean.unknown("effect", name, READERS.keySet()));
        }
        return switch (name) {
            case OFFER -> new Effect.Ask(offer(new StrictObject(name, value), depth));
            case REMEMBER -> remember(value);
            default -> fitting((Effect) reader.read(value, around));
        };
    }

    private static Optional<String> name(Value effect) {
        return effect.hasMember("effect")
                ? Optional.of(effect.getMember("effect"))
                        .filter(Value::isString)
                        .map(Value::asString)
                : Optional.empty();
    }

    private static Malformed noEffect(Value value) {
        return new Malformed(
                isPromise(value)
                        ? "A rule answers at once; this one answered a promise, as async and import() do."
                        : "A rule answers a list of effects such as say(…) or damage(…), but one answered "
                                + (value.canExecute() ? uncalled(value) : StrictObject.shown(value)) + ".");
    }

    /** Numbers are for meters that hold numbers, and meters for those who have them. */
    private Effect fitting(Effect effect) {
        if (effect instanceof Effect.Set set) {
            requireNumber(set.meter());
            requireOwner(set.who(), set.meter());
        } else if (effect instanceof Effect.Change change) {
            requireNumber(change.meter());
            requireOwner(change.who(), change.meter());
        } else if (effect instanceof Effect.Give give) {
            requireOwners(OF_THINGS, give.meters());
        } else if (effect instanceof Effect.Lay lay) {
            requireOwners(OF_THINGS, lay.meters());
        } else if (effect instanceof Effect.Spawn spawn) {
            requireOwners(OF_CREATURES, spawn.meters());
        }
        return effect;
    }

    private void requireOwner(Ref who, String meter) {
        requireOwner(owners(who), meter);
        if (who instanceof Ref.OfCreature(int id) && memos().ownerOf(meter) == Owner.HERO) {
            around.world().ifPresent(world -> requireHeros(world, id, meter));
        }
    }

    /** Another creature has it by the cells of its row, or not at all. */
    private static void requireHeros(World world, int id, String meter) {
        world.creature(id)
                .filter(who -> who != world.hero() && !who.meters().has(meter))
                .ifPresent(who -> {
                    throw new Malformed("The meter \"" + meter + "\" is the hero's, and \"" + who.kind()
                            + "\" has none. Meters of owner \"creature\" are everybody's.");
                });
    }

    private void requireOwners(List<Owner> having, Map<String, Object> meters) {
        meters.keySet().forEach(meter -> requireOwner(having, meter));
    }

    private void requireOwner(List<Owner> having, String meter) {
        Owner owner = memos().ownerOf(meter);
        if (!having.contains(owner)) {
            throw new Malformed(
                    "The meter \"" + meter + "\" is " + whose(owner) + ", and not " + whose(having.getFirst()) + ".");
        }
    }

    private static String whose(Owner owner) {
        return switch (owner) {
            case HERO -> "the hero's";
            case CREATURE -> "a creature's";
            case ITEM -> "an item's";
            case KIND -> "a kind's";
            case WORLD -> "the world's";
            case TILE -> "a tile's";
            case LEVEL -> "a level's";
        };
    }

    /** Whose meters it may have. */
    private static List<Owner> owners(Ref who) {
        return switch (who) {
            case Ref.OfCreature _ -> OF_CREATURES;
            case Ref.OfItem _ -> OF_THINGS;
            case Ref.OfKind _ -> List.of(Owner.KIND);
            case Ref.OfTile _ -> List.of(Owner.TILE);
            case Ref.OfLevel _ -> List.of(Owner.LEVEL);
            case Ref.OfWorld _ -> List.of(Owner.WORLD);
        };
    }

    private void requireNumber(String meter) {
        MemoType held = memos().typeOf(meter);
        if (held != MemoType.NUMBER) {
            throw new Malformed("The meter \"" + meter + "\" holds " + held + " and no number.");
        }
    }

    private Effect remember(Value value) {
        StrictCell meter = StrictCell.of(REMEMBER, "meter", value.getMember("meter"));
        String name = meter.row(Effect.METER, around.tables());
        Ref who = StrictCell.of(REMEMBER, "who", value.getMember("who")).ref(Given.Means.ANYTHING);
        requireOwner(who, name);
        return new Effect.Remember(who, name, memos().memo(name, memos().typeOf(name), value.getMember("memo")));
    }

    private MemoReader memos() {
        return around.tables().memos();
    }

    private static String uncalled(Value function) {
        String name = function.hasMember("name") ? function.getMember("name").asString() : "";
        return (name.isEmpty() ? "a function" : "the function " + name + " itself") + ": it must be called";
    }

    private static boolean isPromise(Value value) {
        Value kind = value.getMetaObject();
        return kind != null && kind.isMetaObject() && kind.getMetaSimpleName().equals("Promise");
    }

    private Offer offer(StrictObject cells, int depth) {
        List<Offer.Option> options = cells.list("options").stream()
                .map(option -> new StrictObject("offer.options", option))
                .map(option -> new Offer.Option(
                        option.text("id"),
                        option.text("text"),
                        option.given("effects")
                                .map(effects -> read(effects, depth + 1))
                                .orElse(List.of())))
                .toList();
        if (options.isEmpty()) {
            throw new Malformed("offer wants at least one option.");
        }
        return new Offer(
                cells.text("title"),
                cells.text("text", ""),
                options,
                Optional.empty(),
                cells.given("escape").map(Value::asString),
                cells.given("then")
                        .map(then -> StrictCell.of(OFFER, "then", then).row(Effect.CHOSEN, around.tables())));
    }
}
