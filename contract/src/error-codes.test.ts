import { errorCodeOfStatus, errorCodes, errorStatuses } from './error-codes';

const SAME_STATUS = ['IDENTITY_REQUIRED', 'EMAIL_NOT_CONFIRMED', 'ACCOUNT_LOCKED'] as const;

test('every code is found by its HTTP status, but those that refuse for want of a proof', () => {
  const codes = errorCodes.filter((code) => !SAME_STATUS.some((one) => one === code));
  for (const code of codes) expect(errorCodeOfStatus(errorStatuses[code])).toBe(code);
  for (const code of SAME_STATUS) expect(errorCodeOfStatus(errorStatuses[code])).toBe('FORBIDDEN');
});

test.each([418, 502])('a status without a code, such as %d, becomes an internal error', (status) => {
  expect(errorCodeOfStatus(status)).toBe('INTERNAL_SERVER_ERROR');
});
