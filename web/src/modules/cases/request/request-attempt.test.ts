import { nextAttempt, noAttempt } from './request-attempt';

test('the same text keeps its key, another text gets another key', () => {
  const text = { title: 'Land', description: 'The deed' };
  const first = nextAttempt(text, noAttempt);
  expect(first).toEqual({ ...text, key: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(nextAttempt(text, first)).toBe(first);
  expect(nextAttempt({ ...text, description: 'The deed and the map' }, first).key).not.toBe(first.key);
});
