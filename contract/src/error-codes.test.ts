import { errorCodeOfStatus, errorCodes, errorStatuses } from './error-codes';

test('every code is found again by its HTTP status', () => {
  for (const code of errorCodes) expect(errorCodeOfStatus(errorStatuses[code])).toBe(code);
});

test.each([418, 502])('a status without a code, such as %d, is a failure of the server', (status) => {
  expect(errorCodeOfStatus(status)).toBe('INTERNAL_SERVER_ERROR');
});
