import { randomUuid } from './random-uuid';

it('is a new version 4 UUID each time, without `crypto.randomUUID`', () => {
  const present = jest.replaceProperty(globalThis, 'crypto', {
    getRandomValues: (bytes: Uint8Array) => bytes.map(() => Math.floor(Math.random() * 256)),
  } as unknown as Crypto);
  expect(randomUuid()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(randomUuid()).not.toBe(randomUuid());
  present.restore();
});
