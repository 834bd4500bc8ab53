import { createAccountReaders } from './readers';
import type { Reader } from './reader';

it('limits an account to four concurrent statements, and delays no other account', async () => {
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  const query = async (text: string): Promise<void> => {
    begun.push(text);
    await new Promise<void>((resolve) => finish.push(resolve));
  };
  const readers = createAccountReaders({ query: query as Reader['query'] });
  const [one, other] = [readers('one'), readers('other')];
  const all = [1, 2, 3, 4, 5].map(async (n) => one.query(`one ${n}`));
  all.push(other.query('other'));
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual(['one 1', 'one 2', 'one 3', 'one 4', 'other']);
  finish[0]?.();
  await all[0];
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun.at(-1)).toBe('one 5');
  finish.forEach((end) => end());
  await Promise.all(all);
});
