import { hasIdShape, looksLikeMethod } from './transaction-shapes';

it.each([
  ['BKASH', 'BKL4R7T2QX', true],
  ['BKASH', 'BKL4R7T2', false],
  ['NAGAD', '7XKQ2M4P', true],
  ['NAGAD', 'BKL4R7T2QX', false],
  ['ROCKET', '1234567890', true],
  ['ROCKET', 'BKL4R7T2QX', false],
  ['BANK', 'FT/2026-00017', true],
] as const)('an ID of %s: %s looks right: %s', (method, id, expected) => {
  expect(looksLikeMethod(method, id)).toBe(expected);
});

it.each([
  ['BKASH', 'ABC12', false],
  ['BKASH', 'ABC123', true],
  ['BANK', 'FT/2026-00017', true],
  ['BANK', 'FT', false],
  ['ROCKET', 'FT/2026-00017', false],
] as const)('an ID of %s: %s is taken: %s', (method, id, expected) => {
  expect(hasIdShape(method, id)).toBe(expected);
});
