import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import { Arg, Args, Ctx, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { IdOf, PageArgs, nullable, ResultOf } from '../../graphql/fields';
import { Auth, Public } from '../../auth/directives';
import { Permission, Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { PICTURE_DESCRIPTION, type PictureArgument, readPicture } from '../../graphql/graphql-upload';
import { readPageRequest } from '../../validation/page-request';
import { Review, ReviewPage, ReviewSort } from './review.entity';
import { ReviewInput } from './review.inputs';
import { listAllReviews, listReviews } from './review.queries';
import { deleteReview, showReview, submitReview } from './review.service';

@ObjectType({ description: 'Result of `submitReview`.' })
class SubmitReviewPayload extends ResultOf('review', Review, 'The new review.') {}

@ObjectType({ description: 'Result of `showReview`.' })
class ShowReviewPayload extends ResultOf('review', Review, 'The review, now on the home page.') {}

@ObjectType({ description: 'Result of `deleteReview`.' })
class DeleteReviewPayload extends ResultOf('deletedId', ID, 'Id of the deleted review.') {}

@Resolver()
export class ReviewResolver {
  @Public()
  @Query(() => [Review], { description: 'Reviews of the service, newest first.' })
  async reviews(
    @Ctx() context: RequestContext,
    @Arg('limit', () => Int, {
      defaultValue: 100,
      description: 'Greatest number of reviews, 1 to 100; a larger number counts as 100.',
    })
    limit: number,
    @Arg('onHome', () => Boolean, {
      defaultValue: false,
      description: 'True for only the reviews of the home page, which a moderator has seen.',
    })
    onHome: boolean,
  ): Promise<Review[]> {
    return listReviews(context, limit, onHome);
  }

  @Auth(Role.ADMIN, Permission.MODERATE)
  @Query(() => ReviewPage, { description: 'All reviews. For admins.' })
  async adminReviews(
    @Ctx() context: RequestContext,
    @Args(() => PageArgs) pageArgs: PageArgs,
    @Arg('search', () => String, nullable('Only reviews whose name, designation or text contains this text.'))
    search: string | null,
    @Arg('unread', () => Boolean, nullable('True for only the reviews that no moderator has read.'))
    unread: boolean | null,
    @Arg('sort', () => ReviewSort, { defaultValue: ReviewSort.NEWEST, description: 'Order of the list.' })
    sort: ReviewSort,
  ): Promise<ReviewPage> {
    return listAllReviews(context, readPageRequest(pageArgs), { search, unread, sort });
  }

  @Public()
  @Mutation(() => SubmitReviewPayload, {
    description:
      'Submits a review of the service. It is public at once, and on the home page once a moderator has seen it.',
  })
  async submitReview(
    @Ctx() context: RequestContext,
    @Arg('input', () => ReviewInput, { description: 'The new review.' }) input: ReviewInput,
    @Arg('image', () => GraphQLUpload, nullable(PICTURE_DESCRIPTION)) image: PictureArgument,
  ): Promise<SubmitReviewPayload> {
    return { review: await submitReview(context, input, await readPicture(image, 'image')) };
  }

  @Auth(Role.ADMIN, Permission.MODERATE)
  @Mutation(() => ShowReviewPayload, { description: 'Shows a review on the home page.' })
  async showReview(@Ctx() context: RequestContext, @IdOf('review') id: string): Promise<ShowReviewPayload> {
    return { review: await showReview(context, id) };
  }

  @Auth(Role.ADMIN, Permission.MODERATE)
  @Mutation(() => DeleteReviewPayload, { description: 'Deletes a review.' })
  async deleteReview(
    @Ctx() context: RequestContext,
    @IdOf('review') id: string,
  ): Promise<DeleteReviewPayload> {
    await deleteReview(context, id);
    return { deletedId: id };
  }
}
