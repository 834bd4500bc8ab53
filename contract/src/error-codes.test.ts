import { errorCodeOfStatus, errorCodes, errorStatuses } from './error-codes';

test('every code is found by its HTTP status', () => {
  for (const code of errorCodes) expect(errorCodeOfStatus(errorStatuses[code])).toBe(code);
});

test.each([418, 502])('a status without a code, such as %d, becomes an internal error', (status) => {
  expect(errorCodeOfStatus(status)).toBe('INTERNAL_SERVER_ERROR');
});
