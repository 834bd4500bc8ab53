import { GraphQLDateTime } from 'graphql-scalars';
import { Allow } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { nullable } from '../../graphql/fields';
import { Message } from '../cases/room/message.entity';

@ObjectType({ description: 'Some messages of a case that follow one another.' })
export class MessageSlice {
  @Field(() => [Message], { description: 'The messages, oldest first.' })
  items: Message[];

  @Field({ description: 'Whether there are earlier ones.' })
  hasEarlier: boolean;

  @Field(() => Int, { description: 'The place of the last message of the case; 0 without any.' })
  lastSequence: number;
}

@ObjectType({ description: 'How far somebody has read the messages of a case.' })
export class ReadPosition {
  @Field(() => Int, { description: 'The place of the last message that was read; 0 for none.' })
  upTo: number;

  @Field(() => GraphQLDateTime, nullable('When the last unread one was read, UTC; null before.'))
  at: Date | null;
}

@ObjectType({ description: 'The room of a case has changed: ask `case(id)` for what it holds now.' })
export class CaseRoomUpdate {
  caseId: string;

  /** The last message that the subscription has sent, for the deprecated content. */
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
  @Field(() => Int, nullable('Only those before this place, the last of them.'))
  before?: number | null;

  @Allow()
  @Field(() => Int, nullable('Only those after this place, the first of them.'))
  after?: number | null;

  @Allow()
  @Field(() => Int, {
    defaultValue: 50,
    description: 'How many, 1 to 100; a larger number counts as 100. Without a place the newest.',
  })
  limit: number;
}
