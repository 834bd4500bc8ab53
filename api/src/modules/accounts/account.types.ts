import type { Language } from '@ainsathi/contract/languages';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { Identified } from '../../db/identified';
import { Permission, Role } from '../../auth/role';
import { describeEnum, nullable, ResultOf } from '../../graphql/fields';

/** Names in GraphQL; the database stores the values and REST sends them. */
export const AccountLanguage = { EN: 'en', BN: 'bn' } as const satisfies Record<string, Language>;

describeEnum(AccountLanguage, 'Language', 'A language of the product.', {
  EN: 'English.',
  BN: 'Bangla.',
});
describeEnum(
  Permission,
  'Permission',
  'What somebody of the staff may do; each follows from the staff roles.',
  {
    MANAGE_STAFF: 'Invite staff, change their roles, lock them and end their work.',
    VERIFY_LAWYERS: "See lawyers' files and decide on licences.",
    MODERATE: 'Change and delete posts and reviews.',
    SUPPORT_USERS: 'See, change, lock and delete clients and lawyers, and see all cases.',
    READ_AUDIT: 'Read the audit log.',
  },
);
describeEnum(Role, 'Role', 'The kind of account.', {
  USER: 'A client: a person with a legal problem.',
  LAWYER: 'A lawyer (advocate).',
  ADMIN: 'An administrator, who verifies lawyers and moderates content.',
});

@ObjectType({ description: 'A person with an account. Only that person and admins see it.' })
export class User extends Identified {
  @Field({ description: 'Full name.' })
  name: string;

  @Field({ description: 'Email address, in lower case.' })
  email: string;

  @Field(() => String, nullable('Phone number in E.164 format, such as +8801712345678.'))
  phone: string | null;

  @Field(() => String, nullable('Postal address.'))
  address: string | null;

  @Field(() => Role, { description: 'Client, lawyer or admin.' })
  role: Role;

  @Field(() => GraphQLDateTime, { description: 'When the account was registered, UTC.' })
  createdAt: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the present email was confirmed by a mailed link, UTC; null when it was not.',
  })
  emailConfirmedAt: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When a mail server refused the present email for good, UTC; null when it takes mails.',
  })
  emailRefusedAt: Date | null;

  @Field({
    description:
      'Whether requests, payments and posts wait for the confirmed email, as for accounts that were registered where mail is sent.',
  })
  confirmationRequired: boolean;

  @Field(() => AccountLanguage, {
    description: 'Language of the mails to the account: first that of the page on which it was registered.',
  })
  language: Language;
}

@ObjectType({ description: 'Result of `updateProfile` and of changes of the sign-in phone.' })
export class UpdateProfilePayload extends ResultOf('user', User, 'The profile after the change.') {}
