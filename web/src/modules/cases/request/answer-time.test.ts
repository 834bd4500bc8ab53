import { answerTime } from './answer-time';

it.each([
  [1, { words: 'hour' }],
  [2, { words: 'day' }],
  [24, { words: 'day' }],
  [25, { words: 'twoDays' }],
  [48, { words: 'twoDays' }],
  [49, { days: 3 }],
  [72, { days: 3 }],
  [240, { days: 10 }],
])('%j hours are said as %j', (hours, expected) => {
  expect(answerTime(hours)).toEqual(expected);
});
