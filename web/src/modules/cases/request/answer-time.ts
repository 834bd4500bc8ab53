/** How a number of hours is said: in words up to two days, then in whole days. */
export type AnswerTime = { words: 'hour' | 'day' | 'twoDays' } | { days: number };

/** In which time a lawyer usually answers, from the hours of the API. */
export function answerTime(hours: number): AnswerTime {
  if (hours <= 1) return { words: 'hour' };
  if (hours <= 24) return { words: 'day' };
  if (hours <= 48) return { words: 'twoDays' };
  return { days: Math.ceil(hours / 24) };
}
