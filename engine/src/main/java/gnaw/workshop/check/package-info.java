/** Problems in scripts, found before a game meets them. */
package gnaw.workshop.check;
