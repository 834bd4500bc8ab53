import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { PageOf } from '../../../graphql/page-type';
import { AccountEvent, BROWSER_DESCRIPTION, NETWORK_DESCRIPTION } from '../account-event.entity';

@ObjectType('Session', { description: 'A sign-in that has not ended.' })
export class OwnSession {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id: string;

  @Field({ description: 'Whether it is the session of this request.' })
  current: boolean;

  @Field(() => String, { nullable: true, description: BROWSER_DESCRIPTION })
  browser: string | null;

  @Field(() => String, { nullable: true, description: NETWORK_DESCRIPTION })
  network: string | null;

  @Field(() => GraphQLDateTime, { description: 'When the user signed in, UTC.' })
  createdAt: Date;

  @Field(() => GraphQLDateTime, { description: 'When it was last used, UTC, to about 5 minutes.' })
  lastSeenAt: Date;
}

@ObjectType({ description: 'A page of the history of the own account.' })
export class AccountEventPage extends PageOf(AccountEvent) {}

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
