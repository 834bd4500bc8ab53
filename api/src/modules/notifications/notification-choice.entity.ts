import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { NotificationKind } from './notification.kinds';

/** Default without a row: mail and push. */
@ObjectType({ description: 'How the signed-in user is notified of one kind.' })
@Entity('notification_choices')
export class NotificationChoice {
  @PrimaryColumn('uuid')
  accountId: string;

  @Field(() => NotificationKind, { description: 'The kind.' })
  @PrimaryColumn('text')
  kind: NotificationKind;

  @Field({ description: 'Whether a mail is sent.' })
  @Column('boolean')
  mail: boolean;

  @Field({ description: 'Whether the registered devices show it.' })
  @Column('boolean')
  push: boolean;
}
