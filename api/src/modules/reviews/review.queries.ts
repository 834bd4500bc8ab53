import { Role } from '../../auth/role';
import { requireRole } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { likePattern } from '../../db/like-pattern';
import { WhereClause, type ListQuery, selectPage } from '../../db/select-page';
import { pictureAddressSql } from '../../images/image-url';
import { type Page, type PageRequest, readPageRequest } from '../../validation/page-request';
import { ReviewSort, type ReviewType } from './review.types';

/** Public lists of reviews have no pages; this many is the most they show. */
const MOST_REVIEWS = 100;

const REVIEWS: ListQuery = {
  from: 'reviews item',
  key: 'item.id',
  dates: ['createdAt'],
  fields: {
    id: 'item.id',
    name: 'item.name',
    designation: 'item.designation',
    review: 'item.review',
    image: pictureAddressSql('item.image'),
    createdAt: 'item.created_at',
  },
};

const ORDERS: Record<ReviewSort, string> = {
  [ReviewSort.NEWEST]: 'item.created_at desc, item.id desc',
  [ReviewSort.OLDEST]: 'item.created_at, item.id',
  [ReviewSort.NAME]: 'lower(item.name) collate "C", item.id',
};

/** The newest reviews first. @throws AppError BAD_USER_INPUT for a limit below 1. */
export async function listReviews(
  { reader }: RequestContext,
  limit: number = MOST_REVIEWS,
): Promise<ReviewType[]> {
  const request = readPageRequest({ limit }, MOST_REVIEWS);
  const order = ORDERS[ReviewSort.NEWEST];
  return (await selectPage<ReviewType>(reader, REVIEWS, new WhereClause(), order, request)).items;
}

/** A page of all reviews for admins, found by name, designation or text. */
export async function listAllReviews(
  context: RequestContext,
  request: PageRequest,
  { search, sort = ReviewSort.NEWEST }: { search?: string | null; sort?: ReviewSort },
): Promise<Page<ReviewType>> {
  requireRole(context, Role.ADMIN);
  const conditions = new WhereClause();
  const pattern = likePattern(search);
  if (pattern)
    conditions.add('item.name ilike ? or item.designation ilike ? or item.review ilike ?', pattern);
  return selectPage<ReviewType>(context.reader, REVIEWS, conditions, ORDERS[sort], request);
}
