import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Auth } from '../../auth/directives';
import { Permission, Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { User } from '../accounts/account.types';
import { Lawyer } from '../lawyers/lawyer.types';
import { standingOf } from './account-standing.queries';
import { AccountStanding } from './complaint.types';

const STANDING = { nullable: true, description: 'State of the account. For staff.' };

@Resolver(() => User)
export class UserStandingResolver {
  @Auth(Role.ADMIN, Permission.SUPPORT_USERS)
  @FieldResolver(() => AccountStanding, STANDING)
  async standing(@Ctx() context: RequestContext, @Root() { id }: User): Promise<AccountStanding> {
    return standingOf(context, id);
  }
}

@Resolver(() => Lawyer)
export class LawyerStandingResolver {
  @Auth(Role.ADMIN, Permission.VERIFY_LAWYERS, Permission.SUPPORT_USERS)
  @FieldResolver(() => AccountStanding, STANDING)
  async standing(@Ctx() context: RequestContext, @Root() { id }: Lawyer): Promise<AccountStanding> {
    return standingOf(context, id);
  }
}
