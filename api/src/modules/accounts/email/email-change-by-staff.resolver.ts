import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { IdOf } from '../../../graphql/fields';
import { Auth } from '../../../auth/directives';
import { Permission, Role } from '../../../auth/role';
import type { RequestContext } from '../../../context';
import { agreeToEmailChange, findStaffEmailChange } from './email-change-by-staff.service';
import { AgreeToEmailChangePayload, StaffEmailChange } from './email-change-by-staff.types';

@Resolver()
export class EmailChangeByStaffResolver {
  @Auth(Role.ADMIN, Permission.SUPPORT_USERS)
  @Query(() => StaffEmailChange, {
    nullable: true,
    description: 'The email of a client or a lawyer that the staff has asked for; null where none waits.',
  })
  async staffEmailChange(
    @Ctx() context: RequestContext,
    @IdOf('client or lawyer') id: string,
  ): Promise<StaffEmailChange | null> {
    return findStaffEmailChange(context, id);
  }

  @Auth(Role.ADMIN, Permission.SUPPORT_USERS)
  @Mutation(() => AgreeToEmailChangePayload, {
    description:
      'Agrees to an email that another member of the staff has asked for, 72 hours after the present address was notified; it takes effect. Needs a sign-in or `confirmIdentity` of the last 15 minutes.',
  })
  async agreeToEmailChange(
    @Ctx() context: RequestContext,
    @IdOf('client or lawyer') id: string,
  ): Promise<AgreeToEmailChangePayload> {
    return { user: await agreeToEmailChange(context, id) };
  }
}
