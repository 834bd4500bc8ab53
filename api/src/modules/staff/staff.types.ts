import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { describeEnum, nullable } from '../../graphql/fields';
import { StaffRole } from '../../auth/role';

describeEnum(StaffRole, 'StaffRole', 'What somebody of the staff does; the permissions follow from it.', {
  OWNER: 'May do everything, and manages the staff.',
  VERIFIER: "Sees lawyers' files and decides on licences.",
  MODERATOR: 'Changes and deletes posts and reviews.',
  SUPPORT: 'Helps clients and lawyers: sees, changes and locks their accounts, and sees cases.',
});

export enum StaffState {
  ACTIVE = 'active',
  INVITED = 'invited',
  LOCKED = 'locked',
}

describeEnum(StaffState, 'StaffState', 'State of a staff account.', {
  ACTIVE: 'Can sign in.',
  INVITED: 'Has a link, which has not been used yet.',
  LOCKED: 'Cannot sign in until the lock is taken away.',
});

@ObjectType({ description: 'Somebody of the staff, or who was invited to it.' })
export class StaffMember {
  @Field(() => ID, { description: 'Id of the account.' })
  id: string;

  @Field({ description: 'Full name; before the invitation is accepted, the email.' })
  name: string;

  @Field({ description: 'Email address.' })
  email: string;

  @Field(() => [StaffRole], { description: 'The roles, or those that the invitation gives.' })
  roles: StaffRole[];

  @Field(() => StaffState, { description: 'State of the account.' })
  state: StaffState;

  @Field(() => String, nullable('Why the account is locked; null when it is not.'))
  lockReason: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'About when the account was last used, UTC; null when it never was.',
  })
  lastSeenAt: Date | null;

  @Field(() => GraphQLDateTime, nullable('Until when the invitation can be accepted, UTC; null without one.'))
  invitedUntil: Date | null;
}

@ObjectType({ description: 'Result of `inviteStaff`.' })
export class InviteStaffPayload {
  @Field(() => StaffMember, { description: 'Who was invited.' })
  member: StaffMember;

  @Field(() => String, {
    nullable: true,
    description:
      'The link of the invitation where no mail is sent, to pass on; it is shown only now. Null where it was mailed.',
  })
  link: string | null;
}
