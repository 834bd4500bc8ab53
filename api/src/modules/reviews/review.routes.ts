import { Permission, Role } from '../../auth/role';
import { get, post, remove, queryChoice, queryText, type Route } from '../../rest/route';
import { choiceQuery, filterQuery, pageQuery, sortQuery, toV1Page, v1PageSchema } from '../../rest/lists';
import { instant, listOf, picture, text, v1Shape } from '../../rest/openapi/json-schema';
import { type Review, ReviewSort } from './review.entity';
import { ReviewInput } from './review.inputs';
import { listAllReviews, listReviews } from './review.queries';
import { deleteReview, submitReview } from './review.service';

/** Larger than other pages: older clients read only the first. */
const REVIEWS_PER_PAGE = 100;

const UNREAD = { YES: '1' } as const;

const { schema: reviewV1Schema, toV1: reviewToV1 } = v1Shape<Review>('Review', {
  name: text,
  designation: text,
  review: text,
  image: picture,
  createdAt: instant,
});

export const reviewRoutes: Route[] = [
  get('/public/reviews', 'public', {
    shows: ['reviews'],
    summary: 'The newest 100 reviews.',
    response: listOf(reviewV1Schema),
    run: async ({ context }) => (await listReviews(context)).map(reviewToV1),
  }),
  post('/public/reviews', 'public', {
    picture: 'reviewImage',
    status: 201,
    summary: 'Submits a review.',
    input: ReviewInput,
    response: reviewV1Schema,
    run: async ({ context, input, picture }) => reviewToV1(await submitReview(context, input, picture)),
  }),
  get('/admin/reviews', [Role.ADMIN], {
    may: [Permission.MODERATE],
    summary: 'A page of the reviews, for admins.',
    query: {
      ...pageQuery(REVIEWS_PER_PAGE),
      ...filterQuery('search', 'Part of name, designation or text.'),
      ...choiceQuery('unread', 'Only reviews that no moderator has read.', UNREAD),
      ...sortQuery(ReviewSort, ReviewSort.NEWEST),
    },
    response: v1PageSchema('ReviewPage', 'reviews', reviewV1Schema),
    run: async ({ context, page, search, request }) => {
      const unread = queryChoice(request, 'unread', UNREAD) !== null;
      const sort = Object.values(ReviewSort).find((name) => name === queryText(request, 'sort'));
      return toV1Page('reviews', await listAllReviews(context, page, { search, unread, sort }), reviewToV1);
    },
  }),
  remove('/admin/reviews/:id', [Role.ADMIN], {
    may: [Permission.MODERATE],
    summary: 'Deletes a review.',
    says: 'Review deleted',
    refusals: ['IDENTITY_REQUIRED', 'CONFLICT'],
    run: ({ context, id }) => deleteReview(context, id),
  }),
];
