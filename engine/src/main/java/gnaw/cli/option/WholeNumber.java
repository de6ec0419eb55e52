package gnaw.cli.option;

import gnaw.text.Caption;
import gnaw.text.Captions;
import gnaw.text.Numbers;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Numbers of options, with words of our own for what is none. */
public record WholeNumber<N>(Function<String, N> read) implements ITypeConverter<N> {
    /** From now on the commands of this line read numbers so. */
    public static void into(CommandLine line) {
        line.registerConverter(int.class, new WholeNumber<>(Integer::valueOf));
        line.registerConverter(Integer.class, new WholeNumber<>(Integer::valueOf));
        line.registerConverter(long.class, new WholeNumber<>(Long::valueOf));
        line.registerConverter(Long.class, new WholeNumber<>(Long::valueOf));
    }

    @Override
    public N convert(String text) {
        try {
            return read.apply(text.strip());
        } catch (NumberFormatException e) {
            throw new TypeConversionException(Numbers.noWhole(text, Captions.ENGLISH)
                    .orElseGet(() -> Captions.ENGLISH.of(Caption.TOO_LARGE, "text", text)));
        }
    }
}
