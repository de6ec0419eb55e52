/**
 * What people write and read, whatever it is about: the sentences of the screens, lines that fit, names that are nearly right, ids that
 * are written short, and which characters can be shown. Imports {@code java.*} alone, so that every other package may use it.
 */
package gnaw.text;
