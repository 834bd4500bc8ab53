/** Property names that would change the prototype of an object. */
const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

export function instanceOf<Input extends object>(inputClass: new () => Input, body: object): Input {
  const properties = Object.entries(body).filter(([name]) => !UNSAFE.has(name));
  return Object.assign(new inputClass(), Object.fromEntries(properties));
}
