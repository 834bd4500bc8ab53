import { browserStorage } from '../../lib/browser-storage';
import { now } from '../../lib/now';
import type { ReviewFigure_ReviewFragment } from './generated/review-figure';

const key = 'own-review';
// The team has read it by then; a review that it deleted is never listed.
const maxAge = 7 * 86_400_000;

type OwnReview = ReviewFigure_ReviewFragment & { sentAt: number };

/** The last review that was submitted in this browser, which alone shows it until it is `listed` or old; else null. */
export function readOwnReview(listed: readonly { id: string }[]): OwnReview | null {
  try {
    const own = JSON.parse(browserStorage().getItem(key) ?? 'null') as OwnReview | null;
    if (own && now() - own.sentAt < maxAge && !listed.some(({ id }) => id === own.id)) return own;
    if (own) browserStorage().removeItem(key);
  } catch {
    // Nothing that can be read is nothing to show.
  }
  return null;
}

export function storeOwnReview(review: ReviewFigure_ReviewFragment): void {
  browserStorage().setItem(key, JSON.stringify({ ...review, sentAt: now() }));
}
