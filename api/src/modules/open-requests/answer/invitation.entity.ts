import { Column, Entity } from 'typeorm';
import { Identified } from '../../../db/identified';

export enum InvitationState {
  SENT = 'sent',
  CLEARED = 'cleared',
  PROPOSED = 'proposed',
  DECLINED = 'declined',
  LAPSED = 'lapsed',
  ENDED = 'ended',
}

export enum DeclineReason {
  CONFLICT = 'conflict',
  BUSY = 'busy',
  NOT_MY_FIELD = 'not-my-field',
  TOO_FAR = 'too-far',
  OTHER = 'other',
}

export enum ReportReason {
  SPAM = 'spam',
  UNLAWFUL = 'unlawful',
  ABUSE = 'abuse',
  CONTACT_DATA = 'contact-data',
  OTHER = 'other',
}

/** An open request as offered to a lawyer. */
@Entity('invitations')
export class Invitation extends Identified {
  @Column('uuid')
  requestId: string;

  @Column('uuid')
  lawyerId: string;

  /** From 1, in the order of the invitations. */
  @Column('smallint')
  place: number;

  @Column('text')
  state: InvitationState;

  @Column('text', { nullable: true })
  reason: DeclineReason | null;

  @Column('timestamptz')
  invitedAt: Date;

  @Column('timestamptz')
  dueAt: Date;

  @Column('timestamptz', { nullable: true })
  namesSeenAt: Date | null;

  @Column('timestamptz', { nullable: true })
  reportedAt: Date | null;

  @Column('text', { nullable: true })
  reportReason: ReportReason | null;

  /** Hidden from the lawyer, who has a case of the other side. For the client it looks like any invitation. */
  @Column('boolean', { default: false })
  withheld: boolean;
}
