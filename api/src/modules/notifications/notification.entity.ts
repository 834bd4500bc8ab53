import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, Entity } from 'typeorm';
import { Identified } from '../../db/identified';
import { PageOf, nullable } from '../../graphql/fields';
import { NotificationKind } from './notification.kinds';

/** No content: only actor, case and kind. */
@ObjectType({ description: 'A notification of the signed-in user.' })
@Entity('notifications')
export class Notification extends Identified {
  @Column('uuid', { select: false })
  accountId?: string;

  @Field(() => NotificationKind, { description: 'What happened.' })
  @Column('text')
  kind: NotificationKind;

  @Field(() => ID, nullable('Id of the case; null when it concerns none.'))
  @Column('uuid', { nullable: true })
  caseId: string | null;

  /** The payment, fee, request or invitation of the kind; published only for few kinds. */
  @Field(() => ID, {
    nullable: true,
    description:
      'Of a request to several lawyers: id of the request, for lawyers of the invitation; of unusual acts, of the account of the staff; null for other kinds.',
  })
  @Column('uuid', { nullable: true })
  subjectId: string | null;

  /** The status of the case or verification, or which acts were unusual; read by their modules. */
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

  /** No foreign key, so that deleting an account does not search for its acts. */
  @Column('uuid', { nullable: true, select: false })
  actorId?: string | null;

  /** Filled by lists. */
  @Field(() => String, {
    nullable: true,
    description: 'Name of the person who did it; null for reminders, and when the account was deleted.',
  })
  actorName?: string | null;

  @Field(() => String, nullable('The same in Bangla; null for people without a name in Bangla.'))
  actorNameBangla?: string | null;

  /** Unique, so that a repeated job adds no second notification. */
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

  /** `skipped` if it was read before, or the person has disabled its mails. */
  @Column('text', { select: false })
  mail?: 'due' | 'sent' | 'skipped';

  @Column('timestamptz', { select: false })
  mailDueAt?: Date;

  /** How often it was sent by mail and push. */
  @Column('integer', { select: false })
  mails?: number;
}

@ObjectType({ description: 'A page of notifications.' })
export class NotificationPage extends PageOf(Notification) {}
