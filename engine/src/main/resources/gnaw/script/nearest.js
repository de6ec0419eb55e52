// The nearest right name for a wrong one.

/** The candidate that fewest changes of letters make of the name, or undefined when none is near. */
export function nearest(name, candidates) {
  let best;
  let least = Math.max(2, Math.floor(String(name).length / 3)) + 1;
  for (const candidate of candidates) {
    const far = howFar(String(name).toLowerCase(), candidate.toLowerCase());
    if (far < least) {
      least = far;
      best = candidate;
    }
  }
  return best;
}

/** The sentence that names the nearest, or the candidates when there are few, or nothing. */
export function hint(name, candidates) {
  const all = [...candidates];
  const best = nearest(name, all);
  if (best !== undefined) return ` Did you mean "${best}"?`;
  return all.length > 0 && all.length <= 12 ? ` There are: ${all.join(", ")}.` : "";
}

/** A name without its mod's may mean one that has it. */
function howFar(name, candidate) {
  return distance(name, name.includes(":") ? candidate : candidate.slice(candidate.indexOf(":") + 1));
}

/** How many letters must be changed, added, left out or swapped with their neighbour (Damerau). */
function distance(a, b) {
  if (Math.abs(a.length - b.length) > 8) return 99;
  let beforeLast = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(row[j - 1] + 1, last[j] + 1, last[j - 1] + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, beforeLast[j - 2] + 1);
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length];
}
