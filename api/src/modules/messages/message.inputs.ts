import { longest } from '@ainsathi/contract/limits';
import { IsInt, IsString, IsUUID, Min } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { RequiredText } from '../../validation/text';

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

  @RequiredText({ label: 'Message', max: longest.message, multiline: true })
  @Field({ description: 'Text, 1 to 4,000 characters.' })
  body: string;
}

/** What `Subscription.caseRoom` is asked for; type-graphql hands it over unchecked. */
export class FollowRoomInput {
  @IsString({ message: 'Case is required' })
  caseId: string;

  @IsInt({ message: 'The place of a message is a number' })
  @Min(0, { message: 'The place of a message is a number' })
  after: number;
}
