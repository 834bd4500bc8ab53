import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { NotificationKind } from './notification.kinds';

/** A notification of a person. It holds no content: actor, case and kind. */
@Entity('notifications')
export class Notification {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  accountId: string;

  @Column('text')
  kind: NotificationKind;

  @Column('uuid', { nullable: true })
  caseId: string | null;

  /** The payment, fee, request or invitation that the kind is about. */
  @Column('uuid', { nullable: true })
  subjectId: string | null;

  /** Of the case or of the verification, or which acts were unusual, as the kind says. */
  @Column('text', { nullable: true })
  status: string | null;

  /** When its hearing begins. */
  @Column('timestamptz', { nullable: true })
  at: Date | null;

  /** How often it happened while the person had not read it. */
  @Column('integer')
  count: number;

  /** The actor; without a foreign key, so that deleting an account does not search for its acts. */
  @Column('uuid', { nullable: true })
  actorId: string | null;

  /** The key of a notification that is sent once, so that a repeated job adds no second one. */
  @Column('text', { nullable: true })
  onceKey: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;

  @Column('timestamptz', { nullable: true })
  readAt: Date | null;

  /** Whether mail and devices have sent it: `skipped` where it was read before, or the person has turned off its mails. */
  @Column('text')
  mail: 'due' | 'sent' | 'skipped';

  @Column('timestamptz')
  mailDueAt: Date;

  /** How often mail and devices have sent it. */
  @Column('integer')
  mails: number;
}
