package gnaw.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** No trouble is told by the bare name of a file. */
class IoTroubleTest {
    static Stream<Arguments> troubles() {
        return Stream.of(
                Arguments.of(new AccessDeniedException("a/b"), "there is no permission to read or write a/b"),
                Arguments.of(new FileAlreadyExistsException("a"), "a is no folder"),
                Arguments.of(new DirectoryNotEmptyException("a"), "the folder is not empty"),
                Arguments.of(new NoSuchFileException("a/b"), "there is no file a/b"),
                Arguments.of(new FileSystemException("a", null, "No space left on device"), "No space left on device"),
                Arguments.of(new MalformedInputException(1), "it is no text in UTF-8"),
                Arguments.of(new IOException("Broken pipe"), "Broken pipe"));
    }

    @ParameterizedTest
    @MethodSource("troubles")
    void aTroubleIsToldInWords(IOException trouble, String told) {
        assertThat(IoTrouble.why(trouble)).isEqualTo(told);
    }
}
