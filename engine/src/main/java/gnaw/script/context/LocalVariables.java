package gnaw.script.context;

import com.oracle.truffle.api.debug.Breakpoint;
import com.oracle.truffle.api.debug.DebugException;
import com.oracle.truffle.api.debug.DebugScope;
import com.oracle.truffle.api.debug.DebugStackFrame;
import com.oracle.truffle.api.debug.DebugValue;
import com.oracle.truffle.api.debug.Debugger;
import com.oracle.truffle.api.debug.DebuggerSession;
import com.oracle.truffle.api.debug.SuspendedEvent;
import com.oracle.truffle.api.nodes.LanguageInfo;
import com.oracle.truffle.api.source.SourceSection;
import gnaw.mod.Mod;
import gnaw.script.source.Modules;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.PolyglotException;

/**
 * The local variables of an author's function at the moment when it threw. A debugger stops at errors that nobody catches, notes the
 * values, and lets go. It costs every statement something, so that it begins with the first error, which is made once more for it.
 */
public final class LocalVariables {
    private static final int MOST = 12;
    private static final int LONGEST = 60;

    private final Engine engine;
    private final AtomicBoolean isWatching = new AtomicBoolean();
    private final ThreadLocal<List<String>> noted = ThreadLocal.withInitial(List::of);

    /** Notes them for errors in the contexts of an engine. */
    LocalVariables(Engine engine) {
        this.engine = engine;
    }

    /**
     * The values at this error of this thread, as {@code name = value} each; none of an answer that was stopped, for it threw nothing.
     *
     * @param again asks for the same answer once more, which is done for the first error only
     */
    public List<String> of(PolyglotException error, Runnable again) {
        if (error.isCancelled() || error.isResourceExhausted()) {
            noted.remove();
            return List.of();
        }
        return isWatching.compareAndSet(false, true) ? watched(error, again) : taken();
    }

    private List<String> watched(PolyglotException error, Runnable again) {
        DebuggerSession session = Debugger.find(engine).startSession(this::note);
        session.install(Breakpoint.newExceptionBuilder(false, true).build());
        try {
            again.run();
        } catch (PolyglotException second) {
            List<String> values = taken();
            return Objects.equals(error.getMessage(), second.getMessage()) ? values : List.of();
        } catch (RuntimeException another) {
            noted.remove();
        }
        return List.of();
    }

    private List<String> taken() {
        List<String> values = noted.get();
        noted.remove();
        return values;
    }

    private void note(SuspendedEvent event) {
        try {
            for (DebugStackFrame frame : event.getStackFrames()) {
                if (isOfAnAuthor(frame.getSourceSection())) {
                    noted.set(values(frame.getScope()));
                    return;
                }
            }
        } catch (DebugException unreadable) {
            noted.set(List.of());
        }
    }

    private static boolean isOfAnAuthor(SourceSection section) {
        return section != null
                && section.getSource().getPath() != null
                && !Modules.shown(section.getSource().getPath()).startsWith(Mod.ENGINE + "/");
    }

    /** The inner scopes first; what an inner one hides is not told. */
    private static List<String> values(DebugScope innermost) {
        List<String> values = new ArrayList<>();
        for (DebugScope scope = innermost; scope != null && values.size() < MOST; scope = scope.getParent()) {
            for (DebugValue value : scope.getDeclaredValues()) {
                if (values.size() < MOST && isTelling(value)) {
                    values.add(value.getName() + " = " + shown(value));
                }
            }
            if (scope.isFunctionScope()) {
                break;
            }
        }
        return List.copyOf(values);
    }

    /** Facts are told elsewhere, and the engine's own things tell an author nothing. */
    private static boolean isTelling(DebugValue value) {
        boolean isPlain = value.isString() || value.isNumber() || value.isBoolean() || value.isNull();
        LanguageInfo language = value.getOriginalLanguage();
        return !value.isInternal()
                && (isPlain || language != null && language.getId().equals("js") && !value.canExecute());
    }

    private static String shown(DebugValue value) {
        String text = value.toDisplayString(false);
        return text.length() > LONGEST ? text.substring(0, LONGEST - 1) + "…" : text;
    }
}
