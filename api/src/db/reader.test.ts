import { StatementNames } from './reader';

const HOUR = 60 * 60 * 1_000;

describe('names of statements', () => {
  it('are the same for the same text, also in another process', () => {
    const name = new StatementNames().nameOf('select 1');
    expect(name).toMatch(/^[\w-]{22}$/);
    expect(new StatementNames().nameOf('select 1')).toBe(name);
    expect(new StatementNames().nameOf('select 2')).not.toBe(name);
  });

  it('are given to 200 texts in an hour', () => {
    let now = 0;
    const names = new StatementNames(() => now);
    for (let n = 0; n < 200; n += 1) expect(names.nameOf(`select ${n}`)).toBeDefined();
    expect(names.nameOf('select one more')).toBeUndefined();
    expect(names.nameOf('select 7')).toBeDefined();
    now = HOUR - 1;
    expect(names.nameOf('select one more')).toBeUndefined();
    now = HOUR;
    expect(names.nameOf('select one more')).toBeDefined();
  });
});
