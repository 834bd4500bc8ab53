import { GraphQLDateTime } from 'graphql-scalars';
import {
  Arg,
  Args,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Resolver,
  Root,
  Subscription,
  type SubscribeResolverData,
} from 'type-graphql';
import { IdOf, nullable, ResultOf } from '../../graphql/fields';
import { Auth } from '../../auth/directives';
import { Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { requireRole } from '../../auth/viewer';
import { parseInput } from '../../validation/validate-input';
import { getCase } from '../cases/case.service';
import { CaseType } from '../cases/case.types';
import { CaseRecordType, CaseRoomType } from '../cases/room/case-room.types';
import { Message } from '../cases/room/message.entity';
import { documentsOfMessages } from '../documents/document.loader';
import { CaseDocumentType } from '../documents/document.types';
import { ActivityType } from '../notifications/activity.types';
import { FollowRoomInput, SendMessageInput } from './message.inputs';
import {
  loadMessages,
  messageCounts,
  positionsOfCases,
  unreadOfCases,
  unreadOfPeople,
} from './message.loader';
import { followRoom, markMessagesRead, sendMessage, takeNewMessages } from './message.service';
import { CaseRoomUpdate, MessageArgs, MessageSlice, ReadPosition } from './message.types';

@ObjectType({ description: 'Result of `sendMessage`.' })
class SendMessagePayload extends ResultOf('message', Message, 'The stored message.') {}

@ObjectType({ description: 'Result of `markMessagesRead`.' })
class MarkMessagesReadPayload extends ResultOf('case', CaseType, 'The case, with what is unread now.') {}

@Resolver(() => Message)
export class MessageResolver {
  @FieldResolver(() => [CaseDocumentType], {
    description: 'The documents that were sent with it; deleted ones too, which cannot be opened.',
  })
  async documents(@Ctx() context: RequestContext, @Root() { id }: Message): Promise<CaseDocumentType[]> {
    return documentsOfMessages(context).load(id);
  }

  @Auth(Role.USER, Role.LAWYER)
  @Mutation(() => SendMessagePayload, {
    description:
      'Sends a message to the other person of an open case. Sending it again with its key makes no second one.',
  })
  async sendMessage(
    @Ctx() context: RequestContext,
    @Arg('input', () => SendMessageInput, { description: 'The case and the text.' }) input: SendMessageInput,
  ): Promise<SendMessagePayload> {
    return { message: await sendMessage(context, input) };
  }

  @Auth(Role.USER, Role.LAWYER)
  @Mutation(() => MarkMessagesReadPayload, {
    description: 'The signed-in user has read the messages of a case up to a place; never less than before.',
  })
  async markMessagesRead(
    @Ctx() context: RequestContext,
    @IdOf('case', 'caseId') caseId: string,
    @Arg('upTo', () => Int, { description: 'The place of the last message that was read.' }) upTo: number,
  ): Promise<MarkMessagesReadPayload> {
    return { case: await markMessagesRead(context, caseId, upTo) };
  }

  @Auth(Role.USER, Role.LAWYER)
  @Subscription(() => CaseRoomUpdate, {
    description:
      'Says when the room of a case changes, and once at first. What it holds now comes with `case(id)`.',
    subscribe: async ({ args, context }: SubscribeResolverData) =>
      followRoom(context as RequestContext, await parseInput(FollowRoomInput, args)),
  })
  caseRoom(
    @Root() update: CaseRoomUpdate,
    @IdOf('case', 'caseId') _caseId: string,
    @Arg('after', () => Int, {
      defaultValue: 0,
      description: 'The place of the last message that is known; 0 for none.',
      deprecationReason: 'Only for the deprecated `messages`.',
    })
    _after: number,
  ): CaseRoomUpdate {
    return update;
  }
}

const DEPRECATED = { deprecationReason: 'Ask `case(id)` after each change.' };

/** Deprecated: `caseRoom` now only signals changes. */
@Resolver(() => CaseRoomUpdate)
export class CaseRoomContentResolver {
  @FieldResolver(() => [Message], {
    ...DEPRECATED,
    description: 'The messages after `after` that this subscription has not sent yet, oldest first.',
  })
  async messages(@Ctx() context: RequestContext, @Root() update: CaseRoomUpdate): Promise<Message[]> {
    return takeNewMessages(context, update);
  }

  @FieldResolver(() => Int, {
    ...DEPRECATED,
    description: 'The place of the last message of the case; 0 without any.',
  })
  async lastSequence(@Ctx() context: RequestContext, @Root() { caseId }: CaseRoomUpdate): Promise<number> {
    return (await positionsOfCases(context).load(caseId)).lastSequence;
  }

  @FieldResolver(() => ReadPosition, { ...DEPRECATED, description: 'How far the other person has read.' })
  async theirRead(@Ctx() context: RequestContext, @Root() { caseId }: CaseRoomUpdate): Promise<ReadPosition> {
    return (await positionsOfCases(context).load(caseId)).theirRead;
  }

  @FieldResolver(() => CaseType, { nullable: true, ...DEPRECATED, description: 'The case.' })
  async case(@Ctx() context: RequestContext, @Root() { caseId }: CaseRoomUpdate): Promise<CaseType> {
    return getCase(context, requireRole(context, Role.USER, Role.LAWYER), caseId);
  }
}

@Resolver(() => CaseType)
export class CaseMessagesResolver {
  @FieldResolver(() => Int, {
    description: 'Messages of the other person that the signed-in user has not read; 0 for admins.',
  })
  async unreadMessages(@Ctx() context: RequestContext, @Root() { id }: CaseType): Promise<number> {
    return (await unreadOfCases(context).load(id))?.unread ?? 0;
  }
}

@Resolver(() => CaseRoomType)
export class CaseRoomMessagesResolver {
  @FieldResolver(() => Int, { description: 'Rises with each change of the record; `caseRoom` has the same.' })
  async recordVersion(@Ctx() context: RequestContext, @Root() { caseId }: CaseRoomType): Promise<number> {
    return (await positionsOfCases(context).load(caseId)).recordVersion;
  }

  @FieldResolver(() => Int, { description: 'The place of the last message; 0 without any.' })
  async lastSequence(@Ctx() context: RequestContext, @Root() { caseId }: CaseRoomType): Promise<number> {
    return (await positionsOfCases(context).load(caseId)).lastSequence;
  }

  @FieldResolver(() => ReadPosition, { description: 'How far the signed-in user has read.' })
  async read(@Ctx() context: RequestContext, @Root() { caseId }: CaseRoomType): Promise<ReadPosition> {
    return (await positionsOfCases(context).load(caseId)).read;
  }

  @FieldResolver(() => ReadPosition, { description: 'How far the other person has read.' })
  async theirRead(@Ctx() context: RequestContext, @Root() { caseId }: CaseRoomType): Promise<ReadPosition> {
    return (await positionsOfCases(context).load(caseId)).theirRead;
  }

  @FieldResolver(() => MessageSlice, {
    description: 'Messages, oldest first: before a place, after one, or without either the newest.',
  })
  async messages(
    @Ctx() context: RequestContext,
    @Root() { caseId }: CaseRoomType,
    @Args(() => MessageArgs) args: MessageArgs,
  ): Promise<MessageSlice> {
    return loadMessages(context, caseId, args);
  }
}

@Resolver(() => CaseRecordType)
export class CaseRecordMessagesResolver {
  @FieldResolver(() => Int, { description: 'How many messages there are.' })
  async messages(@Ctx() context: RequestContext, @Root() { caseId }: CaseRecordType): Promise<number> {
    return (await messageCounts(context).load(caseId)).messages;
  }

  @FieldResolver(() => GraphQLDateTime, nullable('When the last message was sent, UTC; null without any.'))
  async lastMessageAt(
    @Ctx() context: RequestContext,
    @Root() { caseId }: CaseRecordType,
  ): Promise<Date | null> {
    return (await messageCounts(context).load(caseId)).lastMessageAt;
  }
}

@Resolver(() => ActivityType)
export class ActivityMessagesResolver {
  @FieldResolver(() => Int, { description: 'Unread messages in all cases; 0 for admins.' })
  async unreadMessages(@Ctx() context: RequestContext, @Root() { accountId }: ActivityType): Promise<number> {
    return (await unreadOfPeople(context).load(accountId))?.unread ?? 0;
  }

  @FieldResolver(
    () => ID,
    nullable('Id of the case with all unread messages; null for none and for several.'),
  )
  async unreadCaseId(
    @Ctx() context: RequestContext,
    @Root() { accountId }: ActivityType,
  ): Promise<string | null> {
    return (await unreadOfPeople(context).load(accountId))?.caseId ?? null;
  }
}
