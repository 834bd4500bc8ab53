import { GraphQLDateTime } from 'graphql-scalars';
import { Allow } from 'class-validator';
import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql';
import { Role } from '../../auth/role';
import { CaseType } from '../cases/case.types';

@ObjectType('Message', {
  description: 'What one person of a case wrote to the other. It never changes.',
})
export class MessageType {
  @Field(() => ID, { description: 'Opaque identifier.' })
  id: string;

  @Field(() => Int, { description: 'The place among the messages of the case: 1, 2, 3, without gaps.' })
  sequence: number;

  @Field(() => Role, { description: 'Role of the sender.' })
  senderRole: Role;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the sender; null when the account was deleted.',
  })
  senderName: string | null;

  @Field({ description: 'Text, at most 4,000 characters; empty only with documents.' })
  body: string;

  @Field(() => ID, {
    nullable: true,
    description: "The key that the sender's app chose; null for the other person.",
  })
  clientKey: string | null;

  @Field(() => GraphQLDateTime, { description: 'When the server stored it, UTC.' })
  sentAt: Date;
}

@ObjectType({ description: 'Some messages of a case that follow one another.' })
export class MessageSlice {
  @Field(() => [MessageType], { description: 'The messages, oldest first.' })
  items: MessageType[];

  @Field({ description: 'Whether there are earlier ones.' })
  hasEarlier: boolean;

  @Field(() => Int, { description: 'The place of the last message of the case; 0 without any.' })
  lastSequence: number;
}

@ObjectType({ description: 'How far somebody has read the messages of a case.' })
export class ReadPosition {
  @Field(() => Int, { description: 'The place of the last message that was read; 0 for none.' })
  upTo: number;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the last unread one was read, UTC; null before.',
  })
  at: Date | null;
}

@ObjectType({ description: 'The room of a case has changed: ask `case(id)` for what it holds now.' })
export class CaseRoomUpdate {
  caseId: string;

  /** The place of the last message that the subscription has sent, for the deprecated content. */
  place: { after: number };

  @Field(() => Int, {
    description: 'Rises with each change: a message, how far somebody has read, or the record.',
  })
  version: number;

  @Field(() => Int, {
    description: 'Rises with each change of the record: the status, documents, entries, hearings, fees.',
  })
  recordVersion: number;
}

@ArgsType()
export class MessageArgs {
  @Allow()
  @Field(() => Int, { nullable: true, description: 'Only those before this place, the last of them.' })
  before?: number | null;

  @Allow()
  @Field(() => Int, { nullable: true, description: 'Only those after this place, the first of them.' })
  after?: number | null;

  @Allow()
  @Field(() => Int, {
    defaultValue: 50,
    description: 'How many, 1 to 100; a larger number counts as 100. Without a place the newest.',
  })
  limit: number;
}

@ObjectType({ description: 'Result of `sendMessage`.' })
export class SendMessagePayload {
  @Field(() => MessageType, { description: 'The stored message.' })
  message: MessageType;
}

@ObjectType({ description: 'Result of `markMessagesRead`.' })
export class MarkMessagesReadPayload {
  @Field(() => CaseType, { description: 'The case, with what is unread now.' })
  case: CaseType;
}
