import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Auth } from '../../auth/directives';
import { Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { DeletedAuthorArticles } from '../accounts/account-deletion.entity';
import { cancelAccountDeletion, findOwnDeletion, requestAccountDeletion } from './account-deletion.service';
import { AccountDeletionPayload, AccountDeletionType } from './account-deletion.types';

@Resolver()
export class AccountDeletionResolver {
  @Auth(Role.USER, Role.LAWYER)
  @Query(() => AccountDeletionType, {
    description: 'What stays when the own account is deleted, and when that is.',
  })
  async myAccountDeletion(@Ctx() context: RequestContext): Promise<AccountDeletionType> {
    return findOwnDeletion(context);
  }

  @Auth(Role.USER, Role.LAWYER)
  @Mutation(() => AccountDeletionPayload, {
    description:
      'Deletes the own account in 14 days, signs out all other sessions, takes a lawyer out of the directory and notifies the clients. Needs a sign-in or `confirmIdentity` of the last 15 minutes.',
  })
  async requestAccountDeletion(
    @Arg('articles', () => DeletedAuthorArticles, {
      defaultValue: DeletedAuthorArticles.KEEP,
      description: 'What becomes of the own articles.',
    })
    articles: DeletedAuthorArticles,
    @Ctx() context: RequestContext,
  ): Promise<AccountDeletionPayload> {
    return { accountDeletion: await requestAccountDeletion(context, articles) };
  }

  @Auth(Role.USER, Role.LAWYER)
  @Mutation(() => AccountDeletionPayload, { description: 'Keeps the own account after all.' })
  async cancelAccountDeletion(@Ctx() context: RequestContext): Promise<AccountDeletionPayload> {
    return { accountDeletion: await cancelAccountDeletion(context) };
  }
}
