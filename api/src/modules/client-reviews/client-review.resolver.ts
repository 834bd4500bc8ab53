import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Auth } from '../../auth/directives';
import { anyRole, Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { IdOf, nullable, PublicPageArgs } from '../../graphql/fields';
import { readPageRequest } from '../../validation/page-request';
import { CaseChangePayload, CaseType } from '../cases/case.types';
import { Lawyer } from '../lawyers/lawyer.types';
import { ReviewAnswer } from './client-review.entity';
import { listClientReviews, ownReviewsOfCases, recommendationsOf } from './client-review.queries';
import { answerClientReview, reviewLawyer, withdrawClientReview } from './client-review.service';
import {
  AnswerClientReviewPayload,
  ClientReviewPage,
  OwnClientReview,
  Recommendations,
  WithdrawClientReviewPayload,
} from './client-review.types';

@Resolver(() => Lawyer)
export class LawyerReviewsResolver {
  @FieldResolver(() => Recommendations, {
    description: 'How many clients would send a friend to the lawyer.',
  })
  async recommendations(@Ctx() context: RequestContext, @Root() { id }: Lawyer): Promise<Recommendations> {
    return recommendationsOf(context).load(id);
  }

  @FieldResolver(() => ClientReviewPage, { description: 'What clients say of the lawyer, the newest first.' })
  async clientReviews(
    @Ctx() context: RequestContext,
    @Root() { id }: Lawyer,
    @Args(() => PublicPageArgs) args: PublicPageArgs,
  ): Promise<ClientReviewPage> {
    return listClientReviews(context, id, readPageRequest(args));
  }

  @Auth(Role.LAWYER)
  @Mutation(() => AnswerClientReviewPayload, {
    description: 'The lawyer answers a client review by one of four sentences, once. The client is notified.',
  })
  async answerClientReview(
    @Ctx() context: RequestContext,
    @IdOf('client review') id: string,
    @Arg('answer', () => ReviewAnswer, { description: 'The sentence.' }) answer: ReviewAnswer,
    @Arg(
      'recommends',
      () => Boolean,
      nullable('The Yes or No that the lawyer read; another one is CONFLICT.'),
    )
    recommends: boolean | null,
    @Arg('line', () => String, nullable('The line that the lawyer read; another one is CONFLICT.'))
    line: string | null,
  ): Promise<AnswerClientReviewPayload> {
    return { review: await answerClientReview(context, id, answer, { recommends, line }) };
  }
}

@Resolver(() => CaseType)
export class CaseReviewResolver {
  @Auth(...anyRole)
  @FieldResolver(
    () => OwnClientReview,
    nullable(
      "The client's own review of the lawyer; null before, once it is withdrawn, and for everybody else.",
    ),
  )
  async clientReview(
    @Ctx() context: RequestContext,
    @Root() { id }: CaseType,
  ): Promise<OwnClientReview | null> {
    return ownReviewsOfCases(context).load(id);
  }

  @Auth(Role.USER)
  @Mutation(() => CaseChangePayload, {
    description:
      'The client of a case says whether to send a friend to its lawyer, once, with `CaseAct.REVIEW`. Sent again within 14 days, it changes the review.',
  })
  async reviewLawyer(
    @Ctx() context: RequestContext,
    @IdOf('case', 'caseId') caseId: string,
    @Arg('recommends', { description: 'Whether to send a friend to the lawyer.' }) recommends: boolean,
    @Arg(
      'line',
      () => String,
      nullable('One line, at most 300 characters, without contacts. Everybody reads it.'),
    )
    line: string | null,
  ): Promise<CaseChangePayload> {
    return { case: await reviewLawyer(context, caseId, { recommends, line }) };
  }

  @Auth(Role.USER)
  @Mutation(() => WithdrawClientReviewPayload, {
    description: 'The client withdraws a review of a lawyer, for good: there is no other one in the case.',
  })
  async withdrawClientReview(
    @Ctx() context: RequestContext,
    @IdOf('client review') id: string,
  ): Promise<WithdrawClientReviewPayload> {
    return { case: await withdrawClientReview(context, id) };
  }
}
