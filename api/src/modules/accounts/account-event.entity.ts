import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { Column, Entity } from 'typeorm';
import { Identified } from '../../db/identified';
import { PageOf, describeEnum } from '../../graphql/fields';

/** What happens to the access to an account. The values are what the database stores. */
export enum AccountEventKind {
  NEW_DEVICE = 'new-device',
  PASSWORD_CHANGED = 'password-changed',
  PAYMENT_DETAILS_CHANGED = 'payment-details-changed',
  PASSWORD_RESET = 'password-reset',
  EMAIL_CHANGED = 'email-changed',
  EMAIL_CHANGE_UNDONE = 'email-change-undone',
  SIGN_IN_PHONE_SET = 'sign-in-phone-set',
  SIGN_IN_PHONE_CHANGED = 'sign-in-phone-changed',
  SIGN_IN_PHONE_MOVED = 'sign-in-phone-moved',
  ACCOUNT_SECURED = 'account-secured',
  SESSIONS_ENDED = 'sessions-ended',
  FACTOR_ENABLED = 'factor-enabled',
  FACTOR_REMOVED = 'factor-removed',
  PASSKEY_ADDED = 'passkey-added',
  PASSKEY_REMOVED = 'passkey-removed',
  RECOVERY_CODES_RENEWED = 'recovery-codes-renewed',
  RECOVERY_CODE_USED = 'recovery-code-used',
  FACTOR_REMOVAL_ASKED = 'factor-removal-asked',
  FACTOR_REMOVAL_STOPPED = 'factor-removal-stopped',
}

describeEnum(AccountEventKind, 'AccountEventKind', 'What happened to the access to an account.', {
  NEW_DEVICE: 'A sign-in from a device that the account had not been used on.',
  PASSWORD_CHANGED: 'The password was changed by somebody who knew it.',
  PAYMENT_DETAILS_CHANGED: 'A lawyer changed where clients send the fee.',
  PASSWORD_RESET: 'A new password was set by a mailed link.',
  EMAIL_CHANGED: 'The account got another email.',
  SIGN_IN_PHONE_SET: 'A number was added, by which the owner signs in.',
  SIGN_IN_PHONE_CHANGED: 'The number by which the owner signs in was changed or removed.',
  SIGN_IN_PHONE_MOVED: 'A new account took the number, which had not signed in for 300 days.',
  ACCOUNT_SECURED: 'A mailed link took back what the last 7 days had changed, and ended every session.',
  EMAIL_CHANGE_UNDONE: 'The account got its earlier email back by a mailed link.',
  SESSIONS_ENDED: 'The owner signed out other devices.',
  FACTOR_ENABLED: 'An authenticator app was set up as second factor.',
  FACTOR_REMOVED: 'The authenticator app was switched off.',
  PASSKEY_ADDED: 'A passkey was added as second factor.',
  PASSKEY_REMOVED: 'A passkey was removed.',
  RECOVERY_CODES_RENEWED: 'The recovery codes were replaced by new ones.',
  RECOVERY_CODE_USED: 'A recovery code was used in place of the authenticator app.',
  FACTOR_REMOVAL_ASKED: 'The second factor was said to be lost; it is removed after 72 hours.',
  FACTOR_REMOVAL_STOPPED: 'The removal of the lost second factor was stopped.',
});

export const BROWSER_DESCRIPTION =
  'Browser and system, such as Chrome on Android; null where they are not known.';
export const NETWORK_DESCRIPTION =
  'Network it came from; of IPv4 without the last number. Null where it is not known.';

@ObjectType({ description: 'An entry of the history of the own account.' })
@Entity('account_events')
export class AccountEvent extends Identified {
  @Column('uuid')
  accountId: string;

  @Field(() => GraphQLDateTime, { description: 'When it happened, UTC.' })
  @Column('timestamptz')
  at: Date;

  @Field(() => AccountEventKind, { description: 'What happened.' })
  @Column('text')
  kind: AccountEventKind;

  /** Null also where somebody other than the owner acted. */
  @Field(() => String, { nullable: true, description: BROWSER_DESCRIPTION })
  @Column('text', { nullable: true })
  browser: string | null;

  @Field(() => String, { nullable: true, description: NETWORK_DESCRIPTION })
  @Column('text', { nullable: true })
  network: string | null;
}

@ObjectType({ description: 'A page of the history of the own account.' })
export class AccountEventPage extends PageOf(AccountEvent) {}
