import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../context';
import { Lawyer } from '../lawyers/lawyer.types';
import { findAnswerHours } from './answer-time.queries';

/** How fast a lawyer answers requests. */
@Resolver(() => Lawyer)
export class AnswerTimeResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Hours in which the lawyer usually answers a request: the median of the last 12 months. Only of a single lawyer, as of the query `lawyer`; null in lists and for fewer than five requests.',
  })
  async answerHours(
    @Ctx() context: RequestContext,
    @Root() { id }: Lawyer,
    @Info() { path }: GraphQLResolveInfo,
  ): Promise<number | null> {
    // In a list it would take a statement for every lawyer.
    return path.prev && !path.prev.prev ? findAnswerHours(context, id) : null;
  }
}
