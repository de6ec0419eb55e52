package gnaw.script;

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
import java.util.ArrayList;
import java.util.List;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.PolyglotException;

/**
 * What the names in an author's function stood for when it threw. A debugger stops at errors that nobody catches, notes the values, and
 * lets go: an answer that does not fail is not slowed down.
 */
final class Locals {
    private static final int MOST = 12;
    private static final int LONGEST = 60;
    private static final ThreadLocal<List<String>> NOTED = ThreadLocal.withInitial(List::of);

    private Locals() {}

    /** From now on errors in contexts of this engine are noted. */
    static void watch(Engine engine) {
        DebuggerSession session = Debugger.find(engine).startSession(Locals::note);
        session.install(Breakpoint.newExceptionBuilder(false, true).build());
    }

    /** What was noted at this error of this thread, as {@code name = value} each; an answer that was stopped threw nothing. */
    static List<String> of(PolyglotException error) {
        List<String> noted = NOTED.get();
        NOTED.remove();
        return error.isCancelled() || error.isResourceExhausted() ? List.of() : noted;
    }

    private static void note(SuspendedEvent event) {
        try {
            for (DebugStackFrame frame : event.getStackFrames()) {
                if (isOfAnAuthor(frame.getSourceSection())) {
                    NOTED.set(values(frame.getScope()));
                    return;
                }
            }
        } catch (DebugException unreadable) {
            NOTED.set(List.of());
        }
    }

    private static boolean isOfAnAuthor(SourceSection section) {
        return section != null
                && section.getSource().getPath() != null
                && !Modules.shown(section.getSource().getPath()).startsWith(Modules.ENGINE + "/");
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
