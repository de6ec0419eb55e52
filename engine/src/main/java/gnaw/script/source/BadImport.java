package gnaw.script.source;

/** An import that is not allowed, or leads nowhere: where it stands, and what is wrong with it. */
public record BadImport(Place place, String what) {}
