package gnaw.terminal.play;

import gnaw.game.Game;
import gnaw.game.Intent;
import gnaw.terminal.key.Key;
import gnaw.terminal.screen.Canvas;
import gnaw.terminal.screen.Prompt;
import gnaw.terminal.screen.View;
import gnaw.terminal.screen.ViewChange;
import gnaw.text.Caption;
import gnaw.text.Captions;
import gnaw.text.Numbers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A finished game once more: it runs by itself, or step by step, back and forth. */
public final class FilmView implements View {
    private static final List<Integer> SPEEDS = List.of(1, 2, 5, 10, 20, 50, 100);

    private final Film film;
    private final Play play;
    private final List<Integer> arrivals = new ArrayList<>();
    private Game game;
    private int done;
    private int speed = 2;
    private boolean isRunning = true;

    /** At its beginning, running. */
    public FilmView(Film film) {
        this.film = film;
        this.game = film.start().get();
        this.play = new Play(new NoHost(_ -> {}), game);
        play.onlyShow();
    }

    /** The next decision comes true; false at the end, or where the game is not that of the film any more. */
    public boolean step() {
        if (done == film.intents().size() || !film.intents().get(done).mayBeDone(game)) {
            return false;
        }
        Intent next = film.intents().get(done);
        int depth = game.world().depth();
        done++;
        next.doIn(game);
        if (game.world().depth() != depth) {
            arrivals.add(done);
        }
        return true;
    }

    /** The game as far as it is seen. */
    public Game game() {
        return game;
    }

    @Override
    public void paint(Canvas canvas) {
        play.paint(canvas.part(0, 0, canvas.width(), canvas.height() - 1));
        Canvas foot = canvas.part(0, canvas.height() - 1, canvas.width(), 1);
        foot.line(0, ' ', "chosen");
        foot.cutText(1, 0, foot(canvas.captions()), "chosen");
    }

    private String foot(Captions words) {
        int all = film.intents().size();
        String turn = words.of(Caption.FILM, "turn", game.world().turn());
        String where = done == all ? words.of(Caption.FILM_OVER) : 100 * done / all + "%";
        String keys = play.keymap().tell(words.of(Caption.FILM_KEYS, "speed", SPEEDS.get(speed)));
        return (isRunning ? "> " : "= ") + turn + ", " + where + "  " + keys;
    }

    @Override
    public Optional<Duration> patience() {
        return isRunning ? Optional.of(Duration.ofMillis(1000 / SPEEDS.get(speed))) : Optional.empty();
    }

    @Override
    public ViewChange onPause() {
        isRunning &= step();
        return ViewChange.STAY;
    }

    @Override
    public ViewChange onKey(Key key) {
        return switch (key.name()) {
            case "Space" -> run(!isRunning);
            case "l", "Right", "6", "." -> forward(done + 1);
            case "h", "Left", "4" -> back(done - 1);
            case "+", "=" -> faster(1);
            case "-" -> faster(-1);
            case ">" -> ViewChange.loading(this::toNextDepth);
            case "<" -> back(arrivals.stream().filter(at -> at < done).reduce(0, (_, later) -> later));
            case "t" -> ViewChange.open(turn());
            case "Home" -> back(0);
            case "End" -> ViewChange.loading(() -> forward(film.intents().size()));
            case "Esc", "q", "Ctrl-c" -> ViewChange.CLOSE;
            default -> play.consulted(key).map(this::paused).orElse(ViewChange.STAY);
        };
    }

    /** Whoever looks at something wants to find it as it was. */
    private ViewChange paused(ViewChange looking) {
        isRunning = false;
        return looking;
    }

    private ViewChange run(boolean isWanted) {
        isRunning = isWanted;
        return ViewChange.STAY;
    }

    private ViewChange faster(int by) {
        speed = Math.clamp(speed + by, 0, SPEEDS.size() - 1);
        return ViewChange.STAY;
    }

    private ViewChange forward(int wanted) {
        while (done < wanted && step()) {
            // Each step shows itself in the game.
        }
        return run(false);
    }

    /** There is no way back in a game: it begins anew and comes to that place. */
    private ViewChange back(int wanted) {
        return ViewChange.loading(() -> {
            rewind();
            return forward(wanted);
        });
    }

    private void rewind() {
        game = film.start().get();
        play.adopt(game);
        done = 0;
        arrivals.clear();
    }

    private ViewChange toNextDepth() {
        int here = arrivals.size();
        while (arrivals.size() == here && step()) {
            // Until the hero comes to another level.
        }
        return run(false);
    }

    private Prompt turn() {
        return new Prompt(
                play.words().of(Caption.FILM_TURN),
                text -> Numbers.noWhole(text, play.words()),
                text -> ViewChange.loading(() -> toTurn(Long.parseLong(text.strip()))));
    }

    private ViewChange toTurn(long wanted) {
        if (wanted < game.world().turn()) {
            rewind();
        }
        while (game.world().turn() < wanted && step()) {
            // As far as there are turns.
        }
        isRunning = false;
        return ViewChange.CLOSE;
    }
}
