import { errorCodeOfStatus, errorCodes, errorStatuses } from './error-codes';

test('every code is found by its HTTP status, but the one that refuses for want of a proof', () => {
  const codes = errorCodes.filter((code) => code !== 'IDENTITY_REQUIRED');
  for (const code of codes) expect(errorCodeOfStatus(errorStatuses[code])).toBe(code);
  expect(errorCodeOfStatus(errorStatuses.IDENTITY_REQUIRED)).toBe('FORBIDDEN');
});

test.each([418, 502])('a status without a code, such as %d, becomes an internal error', (status) => {
  expect(errorCodeOfStatus(status)).toBe('INTERNAL_SERVER_ERROR');
});
