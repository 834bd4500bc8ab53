/** In words up to two days, then in whole days. */
export type AnswerTime = { words: 'hour' | 'day' | 'twoDays' } | { days: number };

/** From the API's hours. */
export function answerTime(hours: number): AnswerTime {
  if (hours <= 1) return { words: 'hour' };
  if (hours <= 24) return { words: 'day' };
  if (hours <= 48) return { words: 'twoDays' };
  return { days: Math.ceil(hours / 24) };
}
