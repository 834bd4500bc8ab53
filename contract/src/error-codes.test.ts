import { errorCodeOfStatus, errorCodes, errorStatuses } from './error-codes';

/** Codes that share the status of another code, which the status alone means. */
const SAME_STATUS = {
  SECOND_FACTOR_REQUIRED: 'UNAUTHENTICATED',
  IDENTITY_REQUIRED: 'FORBIDDEN',
  EMAIL_NOT_CONFIRMED: 'FORBIDDEN',
  ACCOUNT_LOCKED: 'FORBIDDEN',
} as const;

test('every code is found by its HTTP status, but those that refuse for want of a proof', () => {
  const codes = errorCodes.filter((code) => !Object.hasOwn(SAME_STATUS, code));
  for (const code of codes) expect(errorCodeOfStatus(errorStatuses[code])).toBe(code);
  for (const [code, shared] of Object.entries(SAME_STATUS))
    expect(errorCodeOfStatus(errorStatuses[code as keyof typeof SAME_STATUS])).toBe(shared);
});

test.each([418, 502])('a status without a code, such as %d, becomes an internal error', (status) => {
  expect(errorCodeOfStatus(status)).toBe('INTERNAL_SERVER_ERROR');
});
