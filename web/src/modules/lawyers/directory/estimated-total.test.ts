import { roundedEstimate } from './estimated-total';

test.each([
  [8_312, 8_300],
  [95_000, 95_000],
  [2_451, 2_500],
  [7, 7],
  [0, 0],
])('an estimate of %d is shown as %d', (estimate, shown) => {
  expect(roundedEstimate(estimate)).toBe(shown);
});
