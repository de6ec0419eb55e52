/** What a package holds beside Gnaw itself: what `man` and a shell want to know of its commands. */
package gnaw.dist;
