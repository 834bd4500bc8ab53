import { Role } from '../../auth/role';
import { pictureOf } from '../../rest/incoming-picture';
import { parameter, type Route } from '../../rest/route';
import { listOf, messageSchema, shape } from '../../rest/schema';
import { parseInput } from '../../validation/validate-input';
import { ReviewInput } from './review.inputs';
import { listReviews } from './review.search';
import { deleteReview, submitReview } from './review.service';
import { reviewToV1, reviewV1Schema } from './review.v1';

/** Calls about reviews. */
export const reviewRoutes: Route[] = [
  {
    method: 'get',
    path: '/public/reviews',
    access: 'public',
    summary: 'The newest 100 reviews.',
    answer: listOf(reviewV1Schema),
    run: async (context) => (await listReviews(context)).map(reviewToV1),
  },
  {
    method: 'post',
    path: '/public/reviews',
    access: 'public',
    picture: 'reviewImage',
    status: 201,
    summary: 'Sends a review.',
    input: ReviewInput,
    answer: reviewV1Schema,
    run: async (context, request) => {
      const input = await parseInput(ReviewInput, request.body);
      return reviewToV1(await submitReview(context, input, pictureOf(request)));
    },
  },
  {
    method: 'get',
    path: '/admin/reviews',
    access: [Role.ADMIN],
    summary: 'The newest 100 reviews, for admins.',
    answer: shape('Reviews', { reviews: listOf(reviewV1Schema) }),
    run: async (context) => ({ reviews: (await listReviews(context)).map(reviewToV1) }),
  },
  {
    method: 'delete',
    path: '/admin/reviews/:id',
    access: [Role.ADMIN],
    summary: 'Deletes a review.',
    answer: messageSchema,
    run: async (context, request) => {
      await deleteReview(context, parameter(request, 'id'));
      return { message: 'Review deleted' };
    },
  },
];
