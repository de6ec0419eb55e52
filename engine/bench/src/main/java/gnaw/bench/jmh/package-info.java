/**
 * What crossing the border to the scripts costs, what reading them does, and what crowds do, measured by JMH: each benchmark once with
 * interpreted and once with compiled scripts. From Gnaw's folder, on JDK 25:
 *
 * <pre>{@code
 * mvn -q -pl engine/bench -am package -DskipTests
 * java -jar engine/bench/target/gnaw-bench.jar            all benchmarks
 * java -jar engine/bench/target/gnaw-bench.jar Turn       those whose name matches
 * }</pre>
 *
 * <p>The words after the jar are JMH's own: {@code -h} lists them, {@code -f 1 -i 3} makes a quick look.
 */
package gnaw.bench.jmh;
