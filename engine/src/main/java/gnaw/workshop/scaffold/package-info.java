/** What an author of mods needs besides an editor: a first mod to begin with, and a parcel to give away. */
package gnaw.workshop.scaffold;
