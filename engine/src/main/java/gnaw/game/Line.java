package gnaw.game;

/** A line of the log: when it was said, its text and a tone of the palette. */
public record Line(int turn, String text, String tone) {}
