import { usualHours } from './answer-time.queries';

it.each([
  [0, null, null],
  [4, 3, null],
  [5, 0, 1],
  [5, 0.4, 1],
  [5, 1, 1],
  [5, 1.01, 2],
  [12, 23.2, 24],
  [300, 71.5, 72],
])('of %j requests with a median of %j hours it says %j', (requests, median, hours) => {
  expect(usualHours({ requests, median })).toBe(hours);
});
