import { readCode } from './prove-code';
import { newTotpSecret, stepOfCode, totpUri } from './totp';

/** The secret and two codes of RFC 6238, shortened to 6 digits as apps show them. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082', 1],
  [1111111109, '081804', 37037036],
])('knows the code of second %d', (second, code, step) => {
  expect(stepOfCode(SECRET, code, new Date(second * 1000))).toBe(step);
});

it('takes one step early or late, and names the step of the code', () => {
  for (const [seconds, step] of [
    [59 - 30, 1],
    [59 + 30, 1],
    [59 + 60, null],
    [0, 1],
  ] as const)
    expect(stepOfCode(SECRET, '287082', new Date(seconds * 1000))).toBe(step);
});

it('makes another secret of 160 bits each time, for an address that apps read', () => {
  const [one, another] = [newTotpSecret(), newTotpSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(another);
  expect(totpUri(one, 'rahima@example.com')).toContain(`secret=${one}`);
});

it.each([
  ['123 456', { totp: '123456' }],
  ['১২৩৪৫৬', { totp: '123456' }],
  ['07-K3PQ-9TRM-X2VD', { place: 7, secret: 'K3PQ9TRMX2VD' }],
  ['  07 k3pq 9trm x2vd ', { place: 7, secret: 'K3PQ9TRMX2VD' }],
  ['1O–kIpq–9trm–x2vd', { place: 10, secret: 'K1PQ9TRMX2VD' }],
  ['“123\u200b456.”', { totp: '123456' }],
  ['١٢٣ ٤٥٦', { totp: '123456' }],
  ['(07‑K3PQ‑9TRM−X2VD)', { place: 7, secret: 'K3PQ9TRMX2VD' }],
  ['12345', null],
  ['1234567', null],
  ['07-K3PQ-9TRM-X2U', null],
  ['', null],
])('reads %j as a person types it', (text, code) => {
  expect(readCode(text)).toEqual(code);
});
