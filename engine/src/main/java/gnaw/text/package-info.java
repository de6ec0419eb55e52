/** What people write and read, whatever it is about: names that are nearly right, ids that are written short. Imports {@code java.*} alone. */
package gnaw.text;
