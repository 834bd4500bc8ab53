import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { PageOf } from '../../graphql/page-type';
import { describeEnum } from '../../graphql/describe-enum';

/** The orders of the admin's list of reviews. */
export enum ReviewSort {
  NEWEST = 'newest',
  OLDEST = 'oldest',
  NAME = 'name',
}

describeEnum(ReviewSort, 'ReviewSort', "Order of the admin's list of reviews.", {
  NEWEST: 'Most recently submitted first.',
  OLDEST: 'Earliest submitted first.',
  NAME: 'By the name of the reviewer.',
});

@ObjectType('Review', { description: 'A review of the service by a client or visitor.' })
export class ReviewType {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id: string;

  @Field({ description: 'Name of the reviewer, as given.' })
  name: string;

  @Field({ description: 'Profession or place of the reviewer, as given.' })
  designation: string;

  @Field({ description: 'The review as plain text, 1 to 2,000 characters.' })
  review: string;

  @Field(() => String, { nullable: true, description: 'Path of a square picture; null when there is none.' })
  image: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it was submitted, UTC.' })
  createdAt: Date;
}

@ObjectType({ description: 'A page of reviews.' })
export class ReviewPage extends PageOf(ReviewType) {}

@ObjectType({ description: 'Result of `submitReview`.' })
export class SubmitReviewPayload {
  @Field(() => ReviewType, { description: 'The new review.' })
  review: ReviewType;
}

@ObjectType({ description: 'Result of `deleteReview`.' })
export class DeleteReviewPayload {
  @Field(() => ID, { description: 'Id of the deleted review.' })
  deletedId: string;
}
