import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { PageOf } from '../../graphql/page-type';
import { nullable } from '../../graphql/nullable';
import { NotificationKind } from './notification.kinds';

/** It holds no content: actor, case and kind. */
@ObjectType({ description: 'A notification of the signed-in user.' })
@Entity('notifications')
export class Notification {
  @Field(() => ID, { description: 'Opaque identifier.' })
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid', { select: false })
  accountId?: string;

  @Field(() => NotificationKind, { description: 'What happened.' })
  @Column('text')
  kind: NotificationKind;

  @Field(() => ID, nullable('Id of the case; null when it concerns none.'))
  @Column('uuid', { nullable: true })
  caseId: string | null;

  /** The payment, fee, request or invitation that the kind is about; lists show it of few kinds. */
  @Field(() => ID, {
    nullable: true,
    description:
      'Of a request to several lawyers: id of the request, for lawyers of the invitation; of unusual acts, of the account of the staff; null for other kinds.',
  })
  @Column('uuid', { nullable: true })
  subjectId: string | null;

  /** Of the case or of the verification, or which acts were unusual; their modules read it. */
  @Column('text', { nullable: true })
  status: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the hearing or appointment begins, UTC; null for kinds without one.',
  })
  @Column('timestamptz', { nullable: true })
  at: Date | null;

  @Field(() => Int, { description: 'How often it happened while it was unread.' })
  @Column('integer')
  count: number;

  /** Without a foreign key, so that deleting an account does not search for its acts. */
  @Column('uuid', { nullable: true, select: false })
  actorId?: string | null;

  /** From the account: lists fill it. */
  @Field(() => String, {
    nullable: true,
    description: 'Name of the person who did it; null for reminders, and when the account was deleted.',
  })
  actorName?: string | null;

  @Field(() => String, nullable('The same in Bangla; null for people without a name in Bangla.'))
  actorNameBangla?: string | null;

  /** The key of a notification that is sent once, so that a repeated job adds no second one. */
  @Column('text', { nullable: true, select: false })
  onceKey?: string | null;

  @Column('timestamptz', { select: false })
  createdAt?: Date;

  @Field(() => GraphQLDateTime, { description: 'When it happened last, UTC.' })
  @Column('timestamptz')
  updatedAt: Date;

  @Field(() => GraphQLDateTime, nullable('When it was read, UTC; null while unread.'))
  @Column('timestamptz', { nullable: true })
  readAt: Date | null;

  /** Whether mail and devices have sent it: `skipped` where it was read before, or the person has turned off its mails. */
  @Column('text', { select: false })
  mail?: 'due' | 'sent' | 'skipped';

  @Column('timestamptz', { select: false })
  mailDueAt?: Date;

  /** How often mail and devices have sent it. */
  @Column('integer', { select: false })
  mails?: number;
}

@ObjectType({ description: 'A page of notifications.' })
export class NotificationPage extends PageOf(Notification) {}
