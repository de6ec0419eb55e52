/**
 * Where work may be done beside this process: the pieces into which it is cut, the game that is sent along, and how the cluster that lies
 * beside the engine is found.
 */
package gnaw.cli.sweep;
