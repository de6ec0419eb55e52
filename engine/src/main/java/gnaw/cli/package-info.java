/** The commands: each reads its arguments and puts the parts together. The only package that may know all others. */
package gnaw.cli;
