import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { IdOf, MessageField, ResultOf } from '../../graphql/fields';
import type { PlainSentence } from '../../i18n/sentences';
import { Auth, Public } from '../../auth/directives';
import { Permission, StaffRole, Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { parseInput } from '../../validation/validate-input';
import { inviteStaff, joinStaff } from './staff-invitation.service';
import { InviteStaffInput, JoinStaffInput, StaffRolesInput } from './staff.inputs';
import { listStaff } from './staff.queries';
import { endStaff, updateStaff } from './staff.service';
import { InviteStaffPayload, StaffMember } from './staff.types';

@ObjectType({ description: 'Result of `updateStaff`.' })
class UpdateStaffPayload extends ResultOf('member', StaffMember, 'The colleague after the change.') {}

@ObjectType({ description: 'Result of `endStaff`.' })
class EndStaffPayload extends ResultOf('endedId', ID, 'Id of the account whose work has ended.') {}

@ObjectType({ description: 'Result of `joinStaff`.' })
class JoinStaffPayload {
  @Field({ description: 'The email address with which the colleague signs in: the one that was invited.' })
  email: string;

  @MessageField()
  message: PlainSentence;
}

@Resolver()
export class StaffResolver {
  @Auth(Role.ADMIN, Permission.MANAGE_STAFF)
  @Query(() => [StaffMember], { description: 'The staff and who was invited to it, by name. For owners.' })
  async staff(@Ctx() context: RequestContext): Promise<StaffMember[]> {
    return listStaff(context);
  }

  @Auth(Role.ADMIN, Permission.MANAGE_STAFF)
  @Mutation(() => InviteStaffPayload, {
    description:
      'Invites somebody to the staff by a link, good for 24 hours. Inviting again replaces the link. Asks for a recent proof of who calls.',
  })
  async inviteStaff(
    @Ctx() context: RequestContext,
    @Arg('email', { description: 'Email address; no client and no lawyer may have it.' }) email: string,
    @Arg('roles', () => [StaffRole], { description: 'At least one role.' }) roles: StaffRole[],
  ): Promise<InviteStaffPayload> {
    return inviteStaff(context, await parseInput(InviteStaffInput, { email, roles }));
  }

  @Public()
  @Mutation(() => JoinStaffPayload, {
    description: 'Accepts an invitation to the staff by its link, which works once.',
  })
  async joinStaff(
    @Ctx() context: RequestContext,
    @Arg('token', { description: 'The secret of the link: the part after `#`.' }) token: string,
    @Arg('name', { description: 'Full name, 1 to 120 characters.' }) name: string,
    @Arg('newPassword', {
      description: 'The password: 8 to 128 characters, not one of the most common passwords.',
    })
    newPassword: string,
  ): Promise<JoinStaffPayload> {
    const email = await joinStaff(context, await parseInput(JoinStaffInput, { token, name, newPassword }));
    return { email, message: 'Welcome to the staff. You can sign in now.' };
  }

  @Auth(Role.ADMIN, Permission.MANAGE_STAFF)
  @Mutation(() => UpdateStaffPayload, {
    description:
      'Gives a colleague other roles; never oneself, and one owner always stays. Asks for a recent proof of who calls.',
  })
  async updateStaff(
    @Ctx() context: RequestContext,
    @IdOf('colleague') id: string,
    @Arg('roles', () => [StaffRole], { description: 'All roles from now on, at least one.' })
    roles: StaffRole[],
  ): Promise<UpdateStaffPayload> {
    return { member: await updateStaff(context, id, (await parseInput(StaffRolesInput, { roles })).roles) };
  }

  @Auth(Role.ADMIN, Permission.MANAGE_STAFF)
  @Mutation(() => EndStaffPayload, {
    description:
      'Ends the work of a colleague, or takes an invitation back; never oneself, and one owner always stays. Asks for a recent proof of who calls.',
  })
  async endStaff(@Ctx() context: RequestContext, @IdOf('colleague') id: string): Promise<EndStaffPayload> {
    await endStaff(context, id);
    return { endedId: id };
  }
}
