package gnaw.terminal.screen;

import java.io.IOException;
import java.lang.reflect.Proxy;

/** The signals of a shell that has a program wait, and go on, and of a window that changes its size. Reached by reflection, as in Lanterna: Java has no other door to them. */
final class Signals {
    private static final String STOP = "TSTP";

    private Signals() {}

    /** Lets somebody know when the program is asked to wait, before it does, and when it goes on. */
    static void listen(Runnable askedToWait, Runnable goesOn) {
        handle(STOP, handler(askedToWait));
        handle("CONT", handler(goesOn));
    }

    /** Lets somebody know when the window changes its size, in place of whoever wanted to know it before. */
    static void listenToResizing(Runnable resized) {
        handle("WINCH", handler(resized));
    }

    /** Stops this program and whatever started it in the same job; returns when the shell lets them go on, or at once if there is none. */
    static void stop(Runnable askedToWait) throws IOException, InterruptedException {
        handle(STOP, unhandled());
        new ProcessBuilder("kill", "-" + STOP, "0").inheritIO().start().waitFor();
        handle(STOP, handler(askedToWait));
    }

    private static Object handler(Runnable told) {
        Class<?> type = type("SignalHandler");
        return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (_, _, _) -> {
            told.run();
            return null;
        });
    }

    private static Object unhandled() {
        try {
            return type("SignalHandler").getField("SIG_DFL").get(null);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static void handle(String name, Object handler) {
        try {
            Class<?> type = type("Signal");
            type.getMethod("handle", type, type("SignalHandler"))
                    .invoke(null, type.getConstructor(String.class).newInstance(name), handler);
        } catch (ReflectiveOperationException unknownHere) {
            // A system without such a signal has no shell that sends it.
        }
    }

    private static Class<?> type(String name) {
        try {
            return Class.forName("sun.misc." + name);
        } catch (ClassNotFoundException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
