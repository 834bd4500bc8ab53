import { Permission } from '../../auth/role';
import { requireStaff } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { fieldsOf } from '../../db/columns';
import { likePattern, spellingPattern } from '../../db/name-search';
import { type ListQuery, selectPage, WhereClause } from '../../db/select-page';
import { imageUrlSql } from '../../images/images';
import { type Page, type PageRequest, readPageRequest } from '../../validation/page-request';
import { Review, ReviewSort } from './review.entity';

/** The public list has one page. */
const MAX_REVIEWS = 100;

const REVIEWS: ListQuery = {
  from: 'reviews review',
  key: 'review.id',
  fields: { ...fieldsOf(Review, 'review', null), image: imageUrlSql('review.image') },
};

export const UNREAD = 'review.seen_at is null and review.hidden_at is null';

const ORDERS: Record<ReviewSort, string> = {
  [ReviewSort.NEWEST]: 'review.created_at desc, review.id desc',
  [ReviewSort.OLDEST]: 'review.created_at, review.id',
  [ReviewSort.NAME]: 'lower(review.name) collate "C", review.id',
};

/** Newest first. @param onHome only reviews that a moderator has seen. @throws AppError BAD_USER_INPUT for a limit below 1. */
export async function listReviews(
  { reader }: RequestContext,
  limit: number = MAX_REVIEWS,
  onHome = false,
): Promise<Review[]> {
  const request = readPageRequest({ limit }, MAX_REVIEWS);
  const order = ORDERS[ReviewSort.NEWEST];
  const where = new WhereClause().add('review.hidden_at is null');
  if (onHome) where.add('review.seen_at is not null');
  return (await selectPage<Review>(reader, REVIEWS, where, order, request)).items;
}

/** For admins, searched by name, designation or text. */
export async function listAllReviews(
  context: RequestContext,
  request: PageRequest,
  {
    search,
    unread,
    sort = ReviewSort.NEWEST,
  }: { search?: string | null; unread?: boolean | null; sort?: ReviewSort },
): Promise<Page<Review>> {
  requireStaff(context, Permission.MODERATE);
  const where = new WhereClause();
  if (unread) where.add(UNREAD);
  const pattern = likePattern(search);
  if (pattern)
    where.add(
      'review.name ilike ? or review.designation ilike ? or review.review ilike ? or review.search_key like ?2',
      pattern,
      spellingPattern(search),
    );
  return selectPage<Review>(context.reader, REVIEWS, where, ORDERS[sort], request);
}
