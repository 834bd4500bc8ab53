/** Names that would change what an object is instead of what it holds. */
const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

/** An input of a class with the properties that were sent. */
export function instanceOf<Input extends object>(inputClass: new () => Input, sent: object): Input {
  const properties = Object.entries(sent).filter(([name]) => !UNSAFE.has(name));
  return Object.assign(new inputClass(), Object.fromEntries(properties));
}
