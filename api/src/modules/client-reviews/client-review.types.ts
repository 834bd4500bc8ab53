import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { Identified } from '../../db/identified';
import { nullable, PageOf, ResultOf } from '../../graphql/fields';
import { CaseType } from '../cases/case.types';
import { ReviewAnswer } from './client-review.entity';

@ObjectType({ description: 'How many clients would send a friend to a lawyer.' })
export class Recommendations {
  @Field(() => Int, { description: 'Clients with a review, each counted once.' })
  clients: number;

  @Field(() => Int, nullable('How many of them say yes in their latest review; null below three clients.'))
  recommend: number | null;
}

@ObjectType('ClientReview', { description: 'What a client says of a lawyer after a case. It names nobody.' })
export class ShownClientReview extends Identified {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the client would send a friend to the lawyer; null below three clients.',
  })
  recommends: boolean | null;

  @Field(() => String, nullable('One line, 1 to 300 characters; null where the client wrote none.'))
  line: string | null;

  @Field(() => ReviewAnswer, nullable("The lawyer's answer; null before."))
  answer: ReviewAnswer | null;

  @Field(() => Int, { description: 'The year in Dhaka in which it was written.' })
  year: number;
}

@ObjectType({ description: 'A page of client reviews, the newest first.' })
export class ClientReviewPage extends PageOf(ShownClientReview) {}

@ObjectType({ description: "The client's own review of the lawyer of a case." })
export class OwnClientReview extends Identified {
  @Field({ description: 'Whether the client would send a friend to the lawyer.' })
  recommends: boolean;

  @Field(() => String, nullable('One line, 1 to 300 characters; null where there is none.'))
  line: string | null;

  @Field(() => ReviewAnswer, nullable("The lawyer's answer; null before."))
  answer: ReviewAnswer | null;

  @Field(() => Int, { description: 'The year in Dhaka in which it was written.' })
  year: number;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description:
      'Until when it can be changed, UTC: 14 days. Null once they are over, it was answered, or it is hidden.',
  })
  changeableUntil: Date | null;

  @Field(() => String, nullable('Why a moderator hid it; null while it is public.'))
  hiddenReason: string | null;

  @Field(() => String, nullable('What the client answered to the moderators; null before.'))
  plea: string | null;
}

@ObjectType({ description: 'Result of `withdrawClientReview`.' })
export class WithdrawClientReviewPayload {
  @Field(() => CaseType, nullable('The case; null for a client who has left it.'))
  case: CaseType | null;
}

@ObjectType({ description: 'Result of `answerClientReview`.' })
export class AnswerClientReviewPayload extends ResultOf(
  'review',
  ShownClientReview,
  'The review with the answer.',
) {}
