/** Pages with plots of what the lab has found: one file each, that a browser shows without anything else. */
package gnaw.lab.report;
