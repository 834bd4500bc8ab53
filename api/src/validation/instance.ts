/** Property names that would change the prototype of an object. */
const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

/** An instance of an input class with the properties of the request. */
export function instanceOf<Input extends object>(inputClass: new () => Input, sent: object): Input {
  const properties = Object.entries(sent).filter(([name]) => !UNSAFE.has(name));
  return Object.assign(new inputClass(), Object.fromEntries(properties));
}
