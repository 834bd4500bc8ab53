import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { PageOf } from '../../../graphql/page-type';
import { AccountEventKind } from '../account-event.entity';

registerEnumType(AccountEventKind, {
  name: 'AccountEventKind',
  description: 'What happened to the access to an account.',
  valuesConfig: {
    NEW_DEVICE: { description: 'A sign-in from a device that the account had not been used on.' },
    PASSWORD_CHANGED: { description: 'The password was changed by somebody who knew it.' },
    PAYMENT_DETAILS_CHANGED: { description: 'A lawyer changed where clients send the fee.' },
    PASSWORD_RESET: { description: 'A new password was set by a mailed link.' },
    EMAIL_CHANGED: { description: 'The account got another email.' },
    ACCOUNT_SECURED: {
      description: 'A mailed link took back what the last 7 days had changed, and ended every session.',
    },
    EMAIL_CHANGE_UNDONE: { description: 'The account got its earlier email back by a mailed link.' },
    SESSIONS_ENDED: { description: 'The owner signed out other devices.' },
    FACTOR_ENABLED: { description: 'An authenticator app was set up as second factor.' },
    FACTOR_REMOVED: { description: 'The authenticator app was switched off.' },
    PASSKEY_ADDED: { description: 'A passkey was added as second factor.' },
    PASSKEY_REMOVED: { description: 'A passkey was removed.' },
    RECOVERY_CODES_RENEWED: { description: 'The recovery codes were replaced by new ones.' },
    RECOVERY_CODE_USED: { description: 'A recovery code was used in place of the authenticator app.' },
    FACTOR_REMOVAL_ASKED: {
      description: 'The second factor was said to be lost; it is removed after 72 hours.',
    },
    FACTOR_REMOVAL_STOPPED: { description: 'The removal of the lost second factor was stopped.' },
  },
});

const BROWSER = 'Browser and system, such as Chrome on Android; null where they are not known.';
const NETWORK = 'Network it came from; of IPv4 without the last number. Null where it is not known.';

@ObjectType('Session', { description: 'A sign-in that has not ended.' })
export class OwnSession {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id: string;

  @Field({ description: 'Whether it is the session of this request.' })
  current: boolean;

  @Field(() => String, { nullable: true, description: BROWSER })
  browser: string | null;

  @Field(() => String, { nullable: true, description: NETWORK })
  network: string | null;

  @Field(() => GraphQLDateTime, { description: 'When the user signed in, UTC.' })
  createdAt: Date;

  @Field(() => GraphQLDateTime, { description: 'When it was last used, UTC, to about 5 minutes.' })
  lastSeenAt: Date;
}

@ObjectType('AccountEvent', { description: 'An entry of the history of the own account.' })
export class OwnAccountEvent {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id: string;

  @Field(() => AccountEventKind, { description: 'What happened.' })
  kind: AccountEventKind;

  @Field(() => GraphQLDateTime, { description: 'When it happened, UTC.' })
  at: Date;

  @Field(() => String, { nullable: true, description: BROWSER })
  browser: string | null;

  @Field(() => String, { nullable: true, description: NETWORK })
  network: string | null;
}

@ObjectType({ description: 'A page of the history of the own account.' })
export class AccountEventPage extends PageOf(OwnAccountEvent) {}

@ObjectType({ description: 'Result of `endSession`.' })
export class EndSessionPayload {
  @Field(() => ID, { description: 'Id of the session that has ended.' })
  endedId: string;
}

@ObjectType({ description: 'Result of `endOtherSessions`.' })
export class EndOtherSessionsPayload {
  @Field(() => [ID], { description: 'Ids of the sessions that have ended.' })
  endedIds: string[];
}
