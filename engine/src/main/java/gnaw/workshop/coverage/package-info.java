/** Which lines and functions of scripts were reached: noted while they run, then plain data, to be merged, kept and shown. */
package gnaw.workshop.coverage;
