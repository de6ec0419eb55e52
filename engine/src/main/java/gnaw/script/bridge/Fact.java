package gnaw.script.bridge;

/**
 * One fact of a view, whole: what authors read of it, and how it is told.
 *
 * @param declaration as it stands in {@code gnaw.d.ts}, such as {@code readonly id: number;}
 * @param doc what it means, in a sentence
 * @param isOfItself whether it changes only when what is viewed counts a change, if at all
 * @param <T> whose fact it is
 */
record Fact<T>(String name, String declaration, String doc, boolean isOfItself, Getter<T> getter) {
    /** How a fact is told: a number, a text, yes or no, another view, or a list. */
    interface Getter<T> {
        Object of(T subject, FactViews in);
    }
}
