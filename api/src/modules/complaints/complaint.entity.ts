import { Column, Entity } from 'typeorm';
import { Identified } from '../../db/identified';
import { describeEnum } from '../../graphql/fields';

export enum ComplaintCategory {
  NO_ANSWER = 'no-answer',
  BEHAVIOUR = 'behaviour',
  MONEY = 'money',
  LICENCE = 'licence',
  PRIVACY = 'privacy',
  OTHER = 'other',
}

describeEnum(ComplaintCategory, 'ComplaintCategory', 'What a complaint is about.', {
  NO_ANSWER: 'The other side does not answer.',
  BEHAVIOUR: 'How the other side behaves.',
  MONEY: 'A fee or a payment of the case.',
  LICENCE: 'The licence of the lawyer.',
  PRIVACY: 'Something private.',
  OTHER: 'Something else.',
});

export enum ComplaintState {
  NEW = 'new',
  IN_HAND = 'in-hand',
  ANSWERED = 'answered',
  CLOSED = 'closed',
}

describeEnum(ComplaintState, 'ComplaintState', 'Whose turn it is.', {
  NEW: 'Nobody of the staff has taken it.',
  IN_HAND: 'Somebody of the staff has taken it.',
  ANSWERED: 'Staff have answered, and the complainant has not written since.',
  CLOSED: 'It has an outcome.',
});

export enum ComplaintOutcome {
  SETTLED = 'settled',
  UPHELD = 'upheld',
  NOT_UPHELD = 'not-upheld',
  WITHDRAWN = 'withdrawn',
}

describeEnum(ComplaintOutcome, 'ComplaintOutcome', 'How a complaint ended.', {
  SETTLED: 'It was settled.',
  UPHELD: 'The complainant was right.',
  NOT_UPHELD: 'The complainant was not right.',
  WITHDRAWN: 'The complainant withdrew it, or the account was deleted.',
});

export enum ComplaintSide {
  COMPLAINANT = 'complainant',
  STAFF = 'staff',
}

describeEnum(ComplaintSide, 'ComplaintSide', 'Who wrote in a complaint.', {
  COMPLAINANT: 'Who complains.',
  STAFF: 'AinSathi.',
});

/** Only the complainant and staff know of it. */
@Entity('complaints')
export class Complaint extends Identified {
  /** Chosen by the client app, so that a repeated complaint is one. */
  @Column('uuid')
  complaintKey: string;

  @Column('uuid', { nullable: true })
  complainantId: string | null;

  @Column('uuid', { nullable: true })
  aboutId: string | null;

  @Column('uuid', { nullable: true })
  caseId: string | null;

  @Column('text')
  category: ComplaintCategory;

  @Column('text')
  state: ComplaintState;

  @Column('uuid', { nullable: true })
  takenBy: string | null;

  @Column('text', { nullable: true })
  outcome: ComplaintOutcome | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  changedAt: Date;

  @Column('timestamptz', { nullable: true })
  closedAt: Date | null;

  /** It is reopened once. */
  @Column('timestamptz', { nullable: true })
  reopenedAt: Date | null;
}

@Entity('complaint_messages')
export class ComplaintMessage extends Identified {
  @Column('uuid')
  complaintId: string;

  @Column('text')
  side: ComplaintSide;

  @Column('uuid', { nullable: true })
  authorId: string | null;

  @Column('text')
  body: string;

  @Column('timestamptz')
  createdAt: Date;
}
