/** Where the games of a sweep may be played beside this process: what a cluster does, and how the one that lies beside the engine is found. */
package gnaw.cli.sweep;
