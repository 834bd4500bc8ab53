import { Allow, ArrayMaxSize, IsArray, IsUUID, Matches } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { OmitIfUndefined, RequiredText, says } from '../../validation/text';
import { NotificationKind } from './notification.kinds';

const MOST_IDS = 100;

export class MarkReadInput {
  @OmitIfUndefined()
  @IsArray({ message: 'Ids must be a list' })
  @ArrayMaxSize(MOST_IDS, says(['At most {{count}} notifications at once', { count: MOST_IDS }]))
  @IsUUID(undefined, { each: true, message: 'Ids must be identifiers' })
  ids?: string[];
}

@InputType({ description: 'How the signed-in user is notified of one kind.' })
export class NotificationChoiceInput {
  @Allow()
  @Field(() => NotificationKind, { description: 'A kind that the role gets.' })
  kind: NotificationKind;

  @Allow()
  @Field({ description: 'Whether a mail is sent.' })
  mail: boolean;

  @Allow()
  @Field({ description: 'Whether the registered devices show it.' })
  push: boolean;
}

const BASE64URL = /^[A-Za-z0-9_-]+={0,2}$/;

export class PushSubscriptionInput {
  @RequiredText({ label: ['Endpoint', 'ডিভাইসের ঠিকানা'], max: 1000, verbatim: true })
  endpoint: string;

  @Matches(BASE64URL, { message: 'The key is not right' })
  @RequiredText({ label: ['Key', 'ডিভাইসের চাবি'], min: 80, max: 100 })
  p256dh: string;

  @Matches(BASE64URL, { message: 'The secret is not right' })
  @RequiredText({ label: ['Secret', 'ডিভাইসের গোপন চাবি'], min: 20, max: 40 })
  auth: string;
}
