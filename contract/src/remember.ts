/** Caches a pure function, at most `limit` results; no result may be undefined. */
export function remember<Value>(limit: number, find: (text: string) => Value): (text: string) => Value {
  const results = new Map<string, Value>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    if (results.size >= limit) results.clear();
    const result = find(text);
    results.set(text, result);
    return result;
  };
}

/** Caches a pure function as long as each object lives. */
export function rememberByObject<Key extends object, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const results = new WeakMap<Key, Value>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = find(key);
    results.set(key, result);
    return result;
  };
}
