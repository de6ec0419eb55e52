package gnaw.game;

import java.util.List;
import java.util.Map;

/**
 * The type of what a meter holds. Nearly all hold numbers; what else one holds, its memo, is plain data: texts, truth values, numbers,
 * lists and maps, which rules replace as a whole.
 */
public sealed interface MemoType {
    /** What most meters hold. */
    MemoType NUMBER = new Number();

    /** Whether a meter of this type may hold that. */
    boolean fits(Object memo);

    /** A finite number. */
    record Number() implements MemoType {
        @Override
        public boolean fits(Object memo) {
            return memo instanceof Double number && Double.isFinite(number);
        }

        @Override
        public String toString() {
            return "number";
        }
    }

    /** A text that a rule chooses. */
    record Text() implements MemoType {
        @Override
        public boolean fits(Object memo) {
            return memo instanceof String;
        }

        @Override
        public String toString() {
            return "text";
        }
    }

    /** True or false. */
    record YesNo() implements MemoType {
        @Override
        public boolean fits(Object memo) {
            return memo instanceof Boolean;
        }

        @Override
        public String toString() {
            return "yes/no";
        }
    }

    /** The id of a row of a table, or "" for none. */
    record Id(String table) implements MemoType {
        @Override
        public boolean fits(Object memo) {
            return memo instanceof String;
        }

        @Override
        public String toString() {
            return "id of " + table;
        }
    }

    /** Any number of such. */
    record Many(MemoType each) implements MemoType {
        @Override
        public boolean fits(Object memo) {
            return memo instanceof List<?> list && list.stream().allMatch(each::fits);
        }

        @Override
        public String toString() {
            return "[" + each + "]";
        }
    }

    /** One of each, by name. */
    record Parts(Map<String, MemoType> named) implements MemoType {
        @Override
        public boolean fits(Object memo) {
            return memo instanceof Map<?, ?> map
                    && map.keySet().equals(named.keySet())
                    && named.entrySet().stream()
                            .allMatch(part -> part.getValue().fits(map.get(part.getKey())));
        }

        @Override
        public String toString() {
            return named.toString().replace("=", ": ");
        }
    }
}
