/** Adds a value to the set of a key. The result removes it, and an empty set with it. */
export function addToSet<Value>(sets: Map<string, Set<Value>>, key: string, value: Value): () => void {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set.add(value));
  return () => {
    set.delete(value);
    if (set.size === 0 && sets.get(key) === set) sets.delete(key);
  };
}

/** Deletes a key whose count is 0. */
export function changeCount(counts: Map<string, number>, key: string, change: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count > 0) counts.set(key, count);
  else counts.delete(key);
}
