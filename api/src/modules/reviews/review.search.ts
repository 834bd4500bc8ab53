import type { RequestContext } from '../../context';
import { Conditions, type Listing, selectPage } from '../../db/select-page';
import { pictureAddressSql } from '../../platform/picture-address';
import { readPageRequest } from '../../validation/page';

/** Lists of reviews have no pages; this many is the most they show (contract section 3). */
const MOST_REVIEWS = 100;

/** A review as lists show it. */
export interface ReviewView {
  id: string;
  name: string;
  designation: string;
  review: string;
  image: string | null;
  createdAt: Date;
}

const REVIEWS: Listing = {
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

/** The newest reviews first. @throws AppError BAD_USER_INPUT for a limit below 1. */
export async function listReviews(
  { db }: RequestContext,
  limit: number = MOST_REVIEWS,
): Promise<ReviewView[]> {
  const request = readPageRequest({ limit }, MOST_REVIEWS);
  const order = 'item.created_at desc, item.id desc';
  return (await selectPage<ReviewView>(db, REVIEWS, new Conditions(), order, request)).items;
}
