package gnaw.game;

/**
 * The drawing of a thing: one glyph, the plain one for terminals without Unicode, and a tone of the palette.
 *
 * @param glyph one narrow character
 * @param plain its ASCII twin
 * @param tone a name of the palette
 */
public record Appearance(String glyph, String plain, String tone) {}
