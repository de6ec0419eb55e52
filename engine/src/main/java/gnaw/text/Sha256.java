package gnaw.text;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** A SHA-256 of texts, of bytes, and of files with their names: equal for equal content, and hardly ever for other. */
public final class Sha256 {
    /** How many hexadecimal digits a sum has. */
    public static final int DIGITS = 64;

    private final MessageDigest digest;

    /** A sum of nothing yet. */
    public Sha256() {
        try {
            this.digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java has SHA-256.", e);
        }
    }

    /** The sum of a text alone, in UTF-8: 64 hexadecimal digits. */
    public static String of(String text) {
        return new Sha256().add(text).hex();
    }

    /** The sum of these bytes alone: 64 hexadecimal digits. */
    public static String of(byte[] bytes) {
        return new Sha256().add(bytes).hex();
    }

    /** Adds a text, in UTF-8. */
    public Sha256 add(String text) {
        return add(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Adds these bytes. */
    public Sha256 add(byte[] bytes) {
        digest.update(bytes);
        return this;
    }

    /** Adds a file with its name and its length, so that no two rows of files are one row of bytes. */
    public Sha256 addFile(String name, byte[] content) {
        return add(name + "\n" + content.length + "\n").add(content);
    }

    /** The sum of all that was added, 64 hexadecimal digits; it begins anew behind that. */
    public String hex() {
        return HexFormat.of().formatHex(digest.digest());
    }
}
