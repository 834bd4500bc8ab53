import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { pageSizes } from '@ainsathi/contract/limits';
import { Public } from '../../../auth/directives';
import type { RequestContext } from '../../../context';
import { createRowLoader } from '../../../graphql/request-loader';
import { readPageRequest } from '../../../validation/page-request';
import { findPublicLawyers } from '../lawyer.queries';
import { Lawyer } from '../lawyer.types';
import { listLawyerChanges } from './lawyer-change.service';
import { LawyerChange, LawyerChangeConnection } from './lawyer-change.types';

const listedLawyers = createRowLoader('id', findPublicLawyers);

@Resolver(() => LawyerChange)
export class LawyerChangeResolver {
  @Public()
  @Query(() => LawyerChangeConnection, {
    description:
      'What has changed in the directory since a request before, never from a cache. Stored for 90 days; an older cursor, and each one after a restore of the database, is refused with CHANGES_EXPIRED: read the directory anew.',
  })
  async lawyerChanges(
    @Ctx() context: RequestContext,
    @Arg('after', () => String, {
      nullable: true,
      description: '`endCursor` of the request before. Without it, the oldest changes.',
    })
    after: string | null | undefined,
    @Arg('limit', () => Int, {
      defaultValue: pageSizes.largest,
      description: 'Changes per page, 1 to 100; a larger number counts as 100.',
    })
    limit: number,
  ): Promise<LawyerChangeConnection> {
    return listLawyerChanges(context, after ?? null, readPageRequest({ limit }).limit);
  }

  @FieldResolver(() => Lawyer, {
    nullable: true,
    description: 'The lawyer as the directory shows them now; null for one who is not listed.',
  })
  async lawyer(@Ctx() context: RequestContext, @Root() { lawyerId }: LawyerChange): Promise<Lawyer | null> {
    return listedLawyers(context).load(lawyerId);
  }
}
