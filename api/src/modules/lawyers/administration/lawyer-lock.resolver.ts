import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Auth } from '../../../auth/directives';
import { Permission } from '../../../auth/permission';
import { Role } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { accountLocks } from '../../accounts/locks/account-lock.loader';
import { AccountLockType } from '../../accounts/locks/account-lock.types';
import { Lawyer } from '../lawyer.types';

@Resolver(() => Lawyer)
export class LawyerLockResolver {
  @Auth(Role.ADMIN, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS)
  @FieldResolver(() => AccountLockType, {
    nullable: true,
    description: 'That the account is locked; null when it is not. For admins.',
  })
  async lock(@Ctx() context: RequestContext, @Root() { id }: Lawyer): Promise<AccountLockType | null> {
    return accountLocks(context).load(id);
  }
}
