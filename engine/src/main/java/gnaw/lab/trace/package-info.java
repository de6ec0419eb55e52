/** {@link gnaw.lab.trace.Trace} follows one hero turn by turn in an empty room, under given conditions. */
package gnaw.lab.trace;
