import type { ReviewView } from './review.search';

/** A review in the names of `/api/v1` (contract section 3). */
export function reviewToV1({ id, name, designation, review, image, createdAt }: ReviewView) {
  return { _id: id, name, designation, review, image, createdAt };
}
