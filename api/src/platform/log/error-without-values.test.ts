import { QueryFailedError } from 'typeorm';
import { errorWithoutValues } from './error-without-values';

const MARKERS = [
  'rahima@example.test',
  '01712345678',
  '০১৭১২৩৪৫৬৭৮',
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.x.y',
];

function violation(): QueryFailedError {
  const driverError = Object.assign(
    new Error('duplicate key value violates unique constraint "accounts_email_key"'),
    {
      code: '23505',
      detail: 'Key (email)=(rahima@example.test) already exists.',
      constraint: 'accounts_email_key',
      table: 'accounts',
      where: 'COPY accounts, line 1',
    },
  );
  return new QueryFailedError('insert into accounts values ($1)', ['rahima@example.test'], driverError);
}

it('says of an error of the database its code and what it is about, and no value', () => {
  const logged = errorWithoutValues(violation());
  expect(logged).toMatchObject({
    type: 'QueryFailedError',
    code: '23505',
    constraint: 'accounts_email_key',
    table: 'accounts',
    message: 'duplicate key value violates unique constraint …',
  });
  expect(Object.keys(logged).sort()).toEqual(['code', 'constraint', 'message', 'stack', 'table', 'type']);
  expect(JSON.stringify(logged)).not.toContain('example.test');
});

it.each(MARKERS)('has no %s from a message, its stack or its cause', (marker) => {
  const error = new TypeError(`Cannot send to ${marker}: refused`, {
    cause: new Error(`550 <${marker}> unknown, "${marker}"`),
  });
  const logged = errorWithoutValues(error);
  expect(JSON.stringify(logged)).not.toContain(marker);
  expect(logged).toMatchObject({ type: 'TypeError', message: expect.stringContaining('Cannot send to …') });
  expect(logged.stack).toMatch(/^ +at .*error-without-values\.test/);
});

it('keeps short words and numbers, which are seldom anybody’s', () => {
  expect(errorWithoutValues(new Error('connect ECONNREFUSED 127.0.0.1:5432')).message).toBe(
    'connect ECONNREFUSED 127.0.0.1:5432',
  );
});

it('takes whatever is thrown', () => {
  expect(errorWithoutValues('call rahima@example.test')).toEqual({ type: 'string', message: 'call …' });
  expect(errorWithoutValues(undefined)).toEqual({ type: 'undefined', message: '' });
});
