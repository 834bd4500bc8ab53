import { browserStorage } from '../../lib/browser-storage';
import type { ReviewFigure_ReviewFragment } from './generated/review-figure';

const key = 'own-review';

/** The last review that was submitted in this browser, which alone shows it until a moderator has read it; else null. */
export function readOwnReview(): ReviewFigure_ReviewFragment | null {
  try {
    return JSON.parse(browserStorage().getItem(key) ?? 'null') as ReviewFigure_ReviewFragment | null;
  } catch {
    return null;
  }
}

export function storeOwnReview(review: ReviewFigure_ReviewFragment): void {
  browserStorage().setItem(key, JSON.stringify(review));
}
