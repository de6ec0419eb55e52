/** Which lines and functions of scripts were reached: plain data, to be merged, kept and shown. */
package gnaw.script.coverage;
