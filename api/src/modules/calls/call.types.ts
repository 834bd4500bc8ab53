import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Identified } from '../../db/identified';
import { Auth } from '../../auth/directives';
import { Role } from '../../auth/role';
import type { Side } from '../appointments/appointment.entity';
import { describeEnum, nullable } from '../../graphql/fields';

/** Computed, never stored. */
export enum CallState {
  CALLING = 'calling',
  WAITING = 'waiting',
  CONNECTED = 'connected',
  ENDED = 'ended',
}

describeEnum(CallState, 'CallState', 'Where a call is.', {
  CALLING: 'The other person is called, until `answerBy`.',
  WAITING: 'Of an appointment: the two are not connected yet.',
  CONNECTED: 'The two browsers connect, or are connected.',
  ENDED: 'It is over.',
});

@ObjectType('Call', {
  description: 'A live connection of the browsers of the client and the lawyer of a case.',
})
export class CallType extends Identified {
  @Field(() => ID, { description: 'Id of the case.' })
  caseId: string;

  @Field(() => CallState, { description: 'Where it is.' })
  state: CallState;

  @Field(() => Role, { description: 'Who began it.' })
  startedBy: Side;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'Until when it can be answered, UTC; null for a call of an appointment.',
  })
  answerBy: Date | null;

  @Field(() => GraphQLDateTime, nullable('When the two were connected, UTC; null before.'))
  connectedAt: Date | null;

  @Field(() => GraphQLDateTime, nullable('When it ended, UTC; null before.'))
  endedAt: Date | null;

  @Auth(Role.USER, Role.LAWYER)
  @Field(() => ID, nullable('The window by which the signed-in user is in it; null without.'))
  windowId: string | null;

  @Auth(Role.USER, Role.LAWYER)
  @Field(() => ID, nullable('The window of the other person; null before they have joined.'))
  otherWindowId: string | null;

  @Auth(Role.USER, Role.LAWYER)
  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the other person was last there, to 10 seconds, UTC; null before they have joined.',
  })
  otherSeenAt: Date | null;

  isOver: boolean;

  version: number;
}

@ObjectType({ description: 'A server that helps two browsers to find each other, or relays what they send.' })
export class IceServer {
  @Field(() => [String], { description: 'Its addresses.' })
  urls: string[];

  @Field(() => String, nullable('For a relay: valid for one hour.'))
  username: string | null;

  @Field(() => String, nullable('For a relay.'))
  credential: string | null;
}

@ObjectType('CallSignal', { description: 'What the other browser of a call says.' })
export class CallSignalType {
  @Field(() => Int, { description: 'Its place among the signals of the call.' })
  sequence: number;

  @Field({ description: 'A description or candidates of WebRTC.' })
  payload: string;
}

@ObjectType({ description: 'A call as it is, and what its other browser says.' })
export class CallUpdate {
  @Field(() => CallType, { description: 'The call.' })
  call: CallType;

  @Field(() => [CallSignalType], { description: 'The next 20 signals for the window, in order.' })
  signals: CallSignalType[];
}

@ObjectType({ description: 'A call has changed: ask `callUpdate`.' })
export class CallChange {
  @Field(() => Int, { description: 'Rises with each change and each signal.' })
  version: number;
}

@ObjectType({ description: 'Result of `joinCall`.' })
export class JoinCallPayload {
  @Field(() => CallType, { description: 'The call.' })
  call: CallType;

  @Field(() => [IceServer], { description: 'With what the browsers find each other.' })
  iceServers: IceServer[];

  @Field({ description: 'Whether everything goes through the relay.' })
  relayOnly: boolean;
}
