package gnaw.terminal.play;

import gnaw.game.Depth;
import gnaw.game.Game;
import gnaw.game.RuleFailure;
import gnaw.terminal.atlas.Notebook;
import gnaw.terminal.option.OptionShelf;
import gnaw.terminal.option.OptionsInMemory;
import gnaw.text.Captions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;

/** A host that keeps games in memory and notes what it was told. */
final class MemoryHost implements Host, GameShelf {
    final RatRules rules = new RatRules();
    final ThreeMods shelf = new ThreeMods();
    final OptionsInMemory options = new OptionsInMemory();
    final List<String> told = new ArrayList<>();
    String changes = "";
    Captions captions = Captions.ENGLISH;
    final List<Integer> passed = new ArrayList<>();
    Optional<String> elsewhere = Optional.empty();
    boolean isStubborn;
    Optional<String> unkept = Optional.empty();
    Optional<String> unburied = Optional.empty();
    Optional<Game> keptGame = Optional.empty();
    List<Game> others = List.of();
    Optional<Long> dailyPoints = Optional.empty();
    boolean leavesOut;
    List<String> lacks = List.of();
    List<String> losses = List.of();
    List<String> mods = List.of();
    final Map<Depth, String> notes = new TreeMap<>();
    Map<String, String> letters = Map.of();
    Optional<String> toShare = Optional.empty();
    List<Finished> scores = List.of();
    List<String> statistics = List.of();
    Optional<RuntimeException> unreadable = Optional.empty();
    Optional<Developer> developer = Optional.empty();

    @Override
    public GameShelf games() {
        return this;
    }

    @Override
    public Optional<Waiting> kept() {
        return keptGame.filter(_ -> elsewhere.isEmpty()).map(game -> new GameInMemory(game, true, ""));
    }

    @Override
    public boolean hasOthers() {
        return !others.isEmpty();
    }

    @Override
    public List<Waiting> others() {
        return others.stream()
                .<Waiting>map(game -> new GameInMemory(game, false, ", with rain"))
                .toList();
    }

    /** A kept game and what its mods add to its name. */
    private final class GameInMemory implements Waiting {
        private final Game game;
        private final boolean fits;
        private final String mods;

        GameInMemory(Game game, boolean fits, String mods) {
            this.game = game;
            this.fits = fits;
            this.mods = mods;
        }

        @Override
        public String where() {
            return "depth " + game.world().depth() + ", turn " + game.world().turn() + mods;
        }

        @Override
        public boolean fits() {
            return fits;
        }

        @Override
        public List<String> lacks() {
            return lacks;
        }

        @Override
        public String changes() {
            return changes;
        }

        @Override
        public Game resume() {
            told.add("resume");
            unreadable.ifPresent(fault -> {
                throw fault;
            });
            return game;
        }
    }

    @Override
    public Optional<String> elsewhere() {
        return elsewhere;
    }

    @Override
    public boolean takeOver() {
        told.add("take over");
        elsewhere = isStubborn ? elsewhere : Optional.empty();
        return !isStubborn;
    }

    @Override
    public List<String> takeLosses() {
        return losses;
    }

    @Override
    public Game begin(Beginning wanted) {
        unreadable.ifPresent(fault -> {
            throw fault;
        });
        return switch (wanted) {
            case Beginning.Usual(OptionalLong seed) -> {
                told.add("begin " + (seed.isPresent() ? seed.getAsLong() : "by chance"));
                yield Game.begin(rules, seed.orElse(5));
            }
            case Beginning.With(String mod) -> {
                told.add("begin with " + mod);
                yield Game.begin(rules, 5);
            }
            case Beginning.Daily _ -> {
                told.add("begin the daily game");
                yield Game.begin(rules, 20261130);
            }
            case Beginning.Weekly _ -> {
                told.add("begin the weekly game");
                yield Game.begin(rules, 20261130);
            }
        };
    }

    @Override
    public Optional<Waiting> replacedBy(Beginning wanted) {
        return wanted instanceof Beginning.Usual ? kept() : Optional.empty();
    }

    @Override
    public DatedGame daily() {
        return new DatedGame("2026-11-30", leavesOut, dailyPoints);
    }

    @Override
    public DatedGame weekly() {
        return new DatedGame("2026-W49", leavesOut, Optional.empty());
    }

    @Override
    public Optional<String> toShare(Game game) {
        return toShare;
    }

    @Override
    public Notebook notebook() {
        return new Notebook() {
            @Override
            public Map<Depth, String> notes() {
                return notes;
            }

            @Override
            public Optional<String> write(Depth level, String note) {
                notes.put(level, note);
                notes.values().removeIf(String::isEmpty);
                return unkept;
            }

            @Override
            public Map<String, String> letters() {
                return letters;
            }

            @Override
            public void keep(Map<String, String> now) {
                letters = Map.copyOf(now);
            }
        };
    }

    @Override
    public Optional<String> keep(Game game) {
        told.add("keep");
        keptGame = Optional.of(game);
        return unkept;
    }

    @Override
    public Optional<String> unkept() {
        return unkept;
    }

    @Override
    public Optional<String> passed(Game game) {
        passed.add(game.world().turn());
        return unkept;
    }

    @Override
    public Optional<String> obituary(Game game) {
        told.add("obituary");
        return Optional.of("All this is written down in story.txt.");
    }

    @Override
    public Optional<String> bury(Game game) {
        told.add("bury");
        keptGame = Optional.empty();
        return unburied;
    }

    @Override
    public Game reload(Game game) {
        unreadable.ifPresent(fault -> {
            throw fault;
        });
        return Game.restore(rules, game.save());
    }

    @Override
    public RuleFailure failed(RuleFailure failure) {
        told.add("failed " + failure.place());
        return failure.playedAgainBy("./gnaw replay it");
    }

    @Override
    public Captions captions() {
        return captions;
    }

    @Override
    public ModShelf shelf() {
        return shelf;
    }

    @Override
    public OptionShelf options() {
        return options;
    }

    @Override
    public Optional<Developer> developer() {
        return developer;
    }

    @Override
    public List<String> mods() {
        return mods;
    }

    @Override
    public boolean hasScores() {
        return !scores.isEmpty();
    }

    @Override
    public List<Finished> scores() {
        return scores;
    }

    @Override
    public List<String> statistics() {
        return statistics;
    }
}
