/** Reads the arguments and puts the parts together: the only package that knows all others. */
package gnaw.cli;
