import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { PageOf } from '../../graphql/page-type';
import { ReviewSort, type ReviewView } from './review.queries';

registerEnumType(ReviewSort, {
  name: 'ReviewSort',
  description: "Orders of the admin's list of reviews.",
  valuesConfig: {
    NEWEST: { description: 'Sent last first.' },
    OLDEST: { description: 'Sent first first.' },
    NAME: { description: 'By the name of the client.' },
  },
});

@ObjectType('Review', { description: 'What a client says about the service.' })
export class ReviewType implements ReviewView {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id: string;

  @Field({ description: 'Name of the client, as given.' })
  name: string;

  @Field({ description: 'Profession or place, as given.' })
  designation: string;

  @Field({ description: 'Plain text, 1 to 2,000 characters.' })
  review: string;

  @Field(() => String, { nullable: true, description: 'Path of the picture, square.' })
  image: string | null;

  @Field(() => GraphQLDateTime, { description: 'When it was sent, UTC.' })
  createdAt: Date;
}

@ObjectType({ description: 'A page of reviews.' })
export class ReviewPage extends PageOf(ReviewType) {}

@ObjectType({ description: 'What sending a review answers.' })
export class SubmitReviewPayload {
  @Field(() => ReviewType, { description: 'The new review.' })
  review: ReviewType;
}

@ObjectType({ description: 'What deleting a review answers.' })
export class DeleteReviewPayload {
  @Field(() => ID, { description: 'The identifier of the review that is gone.' })
  deletedId: string;
}
