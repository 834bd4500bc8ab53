import { daysToChangeReview } from '@ainsathi/contract/limits';
import type { ClientReview } from './client-review.entity';

const DAY = 24 * 60 * 60_000;

/** Until when its client may change a review that is not withdrawn; null once it was answered, is hidden or too old. */
export function changeableUntil(
  { answer, hiddenAt, createdAt }: Pick<ClientReview, 'answer' | 'hiddenAt' | 'createdAt'>,
  now: Date,
): Date | null {
  const until = new Date(createdAt.getTime() + daysToChangeReview * DAY);
  return answer === null && hiddenAt === null && now < until ? until : null;
}
