package gnaw.terminal.screen;

import gnaw.terminal.key.Input;
import gnaw.terminal.key.Key;
import gnaw.terminal.key.ReservedKeys;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** The views that lie on each other, and the one loop that feeds and paints them. */
public final class Views {
    /** Longer than between the keys of somebody who walks, and shorter than anybody reads. */
    private static final Duration PAUSE = Duration.ofMillis(400);

    private final Display display;
    private final BlockingQueue<Input> inputs;
    private final Function<RuntimeException, FaultReport> faults;
    private final Deque<View> stack = new ArrayDeque<>();
    private final Runnable kept;
    private final View enlarge = new Enlarge();
    private final LongSupplier nanos;
    private boolean wantsPause;
    private long lastTyped;

    /**
     * @param faults is told of every fault in a view, so that it can be written down, and answers what the player is told beside a sentence
     */
    public Views(Display display, BlockingQueue<Input> inputs, Function<RuntimeException, FaultReport> faults) {
        this(display, inputs, faults, () -> {});
    }

    /** The same; {@code kept} is called before the program waits, perhaps for ever, so that nothing is lost then. */
    Views(Display display, BlockingQueue<Input> inputs, Function<RuntimeException, FaultReport> faults, Runnable kept) {
        this(display, inputs, faults, kept, System::nanoTime);
    }

    /** The same with a clock of its own, which counts nanoseconds. */
    Views(
            Display display,
            BlockingQueue<Input> inputs,
            Function<RuntimeException, FaultReport> faults,
            Runnable kept,
            LongSupplier nanos) {
        this.nanos = nanos;
        this.kept = kept;
        this.display = display;
        this.inputs = inputs;
        this.faults = faults;
    }

    /** Shows the first view and what it leads to, until the last has closed or the terminal is gone. */
    void run(View first) throws InterruptedException {
        open(first);
        paint();
        boolean isOpen = true;
        while (isOpen && !stack.isEmpty()) {
            if (inputs.isEmpty()) {
                paint();
            }
            Optional<Input> input = await();
            isOpen = input.filter(Input.Closed.class::isInstance).isEmpty();
            if (input.filter(this::isTypedOn).isEmpty()) {
                take(input);
            }
        }
    }

    /** Whether it is typed without a pause since something came that has to be seen first, or sooner than anybody sees it: it is forgotten. */
    private boolean isTypedOn(Input input) {
        if (!isTyped(input)) {
            return false;
        }
        long now = nanos.getAsLong();
        wantsPause &= now - lastTyped < PAUSE.toNanos();
        lastTyped = now;
        return wantsPause;
    }

    /** Answers what came, or that nothing came. */
    public void take(Optional<Input> input) {
        guarded(() -> input.map(this::answer).orElseGet(stack.element()::onPause));
    }

    /** Lets all come that comes by itself, without waiting for it. */
    public void settle() {
        while (!stack.isEmpty() && stack.element().patience().isPresent()) {
            take(Optional.empty());
        }
    }

    private Optional<Input> await() throws InterruptedException {
        Optional<Duration> patience =
                display.isTooSmall() ? Optional.empty() : stack.element().patience();
        if (patience.isEmpty()) {
            return Optional.of(inputs.take());
        }
        return Optional.ofNullable(inputs.poll(patience.get().toMillis(), TimeUnit.MILLISECONDS));
    }

    /** Nothing that cannot be seen is done: while the window is too small, keys are forgotten. */
    private ViewChange answer(Input input) {
        View view = display.isTooSmall() ? enlarge : stack.element();
        return switch (input) {
            case Key key
            when key.equals(ReservedKeys.REPAINT) -> {
                display.repaint();
                yield ViewChange.STAY;
            }
            case Key key
            when key.equals(ReservedKeys.SUSPEND) -> {
                kept.run();
                display.suspend();
                yield ViewChange.STAY;
            }
            case Key key
            when key.equals(ReservedKeys.LEAVE) && !view.isTypedIn() && !display.isTooSmall() -> {
                closeAllButFirst();
                yield stack.element().onKey(key);
            }
            case Input.Resumed _ -> {
                display.takeAgain();
                yield ViewChange.STAY;
            }
            case Key key -> view.onKey(key);
            case Input.Pasted(String text) -> view.onPaste(text);
            case Input.Click click -> view.onClick(click);
            case Input.Wheel wheel -> view.onWheel(wheel.notches());
            case Input.ScriptsChanged _ -> stack.getLast().onScriptsChanged();
            case Input.Resized _ -> {
                display.repaint();
                yield ViewChange.STAY;
            }
            case Input.Closed _ -> ViewChange.STAY;
        };
    }

    /** Shows what is to be seen now. */
    public void paint() {
        boolean isShown = guarded(this::show);
        if (!isShown) {
            guarded(this::show);
        }
    }

    private ViewChange show() {
        display.show(visible());
        return ViewChange.STAY;
    }

    private void showOverAll(View sign) {
        List<View> shown = new ArrayList<>(visible());
        shown.add(sign);
        display.show(shown);
    }

    /** The topmost view that covers all, and what lies over it. */
    private List<View> visible() {
        if (display.isTooSmall()) {
            return List.of(enlarge);
        }
        var shown = new ArrayDeque<View>();
        for (View view : stack) {
            shown.addFirst(view);
            if (display.isPlain() || !view.liesOver()) {
                break;
            }
        }
        return List.copyOf(shown);
    }

    /** Whether all went well. A fault becomes a card on an empty screen, for what lies below may be what fails. */
    private boolean guarded(Supplier<ViewChange> work) {
        try {
            follow(work.get());
            return true;
        } catch (RuntimeException fault) {
            follow(ViewChange.open(Card.ofFault(fault, faults.apply(fault))));
            return false;
        }
    }

    private void follow(ViewChange next) {
        switch (next) {
            case ViewChange.Stay _ -> {}
            case ViewChange.Close _ -> stack.pop();
            case ViewChange.Home _ -> closeAllButFirst();
            case ViewChange.Leave _ -> stack.clear();
            case ViewChange.Open(View view) -> open(view);
            case ViewChange.Only(View view) -> {
                stack.clear();
                open(view);
            }
            case ViewChange.Loading(Supplier<ViewChange> work) -> {
                showOverAll(new LoadingView());
                follow(work.get());
            }
            case ViewChange.Forgetting(ViewChange then) -> {
                forgetTyped();
                follow(then);
            }
            case ViewChange.Instead(View view) -> {
                stack.pop();
                open(view);
            }
        }
    }

    /** Whether nothing is open any more. */
    public boolean isEmpty() {
        return stack.isEmpty();
    }

    /** Puts a view on top. */
    public void open(View view) {
        if (view.forgetsTyped()) {
            forgetTyped();
        }
        wantsPause = view.wantsPause();
        lastTyped = wantsPause ? nanos.getAsLong() : lastTyped;
        stack.push(view);
    }

    private void forgetTyped() {
        inputs.removeIf(Views::isTyped);
    }

    private static boolean isTyped(Input input) {
        return switch (input) {
            case Key _, Input.Pasted _, Input.Click _, Input.Wheel _ -> true;
            case Input.Resized _, Input.Resumed _, Input.ScriptsChanged _, Input.Closed _ -> false;
        };
    }

    private void closeAllButFirst() {
        while (stack.size() > 1) {
            stack.pop();
        }
    }
}
