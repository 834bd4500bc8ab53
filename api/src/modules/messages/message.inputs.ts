import { documentLimits, longest } from '@ainsathi/contract/limits';
import { ArrayMaxSize, IsInt, IsOptional, IsString, IsUUID, Min } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { says, Text } from '../../validation/text';

@InputType({ description: 'A message to the other person of a case.' })
export class SendMessageInput {
  @IsString({ message: 'Case is required' })
  @Field(() => ID, { description: 'Id of the case, one of the signed-in client or lawyer.' })
  caseId: string;

  @IsUUID('all', { message: 'The key of a message is a UUID' })
  @Field(() => ID, {
    description:
      'A UUID that the client app chooses for this message. Sending the same one again makes no second message: it answers the first.',
  })
  clientKey: string;

  @Text({ label: 'Message', max: longest.message, multiline: true })
  @Field({ description: 'Text, at most 4,000 characters; empty only with documents.' })
  body: string;

  @IsOptional()
  @ArrayMaxSize(
    documentLimits.ofMessage,
    says(['A message has at most {{count}} documents', { count: documentLimits.ofMessage }]),
  )
  @IsString({ each: true, message: 'Documents are ids' })
  @Field(() => [ID], {
    nullable: true,
    description: 'Ids of own stored documents of the case that were not sent with a message, at most 10.',
  })
  documentIds?: string[] | null;
}

/** type-graphql does not validate the arguments of subscriptions. */
export class FollowRoomInput {
  @IsString({ message: 'Case is required' })
  caseId: string;

  @IsInt({ message: 'The place of a message is a number' })
  @Min(0, { message: 'The place of a message is a number' })
  after: number;
}
