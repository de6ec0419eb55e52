/** How games and scores are kept on disk. Knows {@code gnaw.game} and Gson, and no other part. */
package gnaw.save;
