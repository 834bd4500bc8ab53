import { identifier, instant, type JsonSchema, picture, shape, text } from '../../rest/openapi/json-schema';
import type { ReviewType } from './review.types';

/** A review in the names of `/api/v1`. */
export function reviewToV1({ id, name, designation, review, image, createdAt }: ReviewType) {
  return { _id: id, name, designation, review, image, createdAt };
}

/** The schema of `reviewToV1`. */
export const reviewV1Schema: JsonSchema = shape<ReturnType<typeof reviewToV1>>('Review', {
  _id: identifier,
  name: text,
  designation: text,
  review: text,
  image: picture,
  createdAt: instant,
});
