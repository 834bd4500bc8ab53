import { Column, Entity } from 'typeorm';
import { Identified } from '../../db/identified';
import { describeEnum } from '../../graphql/fields';

/** The sentences by which a lawyer answers: own words have given clients' secrets away. */
export enum ReviewAnswer {
  THANKS = 'thanks',
  LET_US_TALK = 'let-us-talk',
  SECRECY = 'secrecy',
  DISAGREE = 'disagree',
}

describeEnum(ReviewAnswer, 'ReviewAnswer', 'What a lawyer answers to a client review.', {
  THANKS: 'Thanks.',
  LET_US_TALK: 'Asks the client to talk about it.',
  SECRECY: 'May say nothing, because of professional secrecy.',
  DISAGREE: 'Sees it differently.',
});

/** What a client says of the lawyer of a case, once for each case. The id is random, so that it does not name the day. */
@Entity('client_reviews')
export class ClientReview extends Identified {
  @Column('uuid')
  caseId: string;

  @Column('uuid')
  lawyerId: string;

  @Column('uuid')
  clientId: string;

  /** Null once it is withdrawn: the row stays, so that the client cannot write another review of the case. */
  @Column('boolean', { nullable: true })
  recommends: boolean | null;

  @Column('text', { nullable: true })
  line: string | null;

  @Column('text', { nullable: true })
  answer: ReviewAnswer | null;

  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  changedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  withdrawnAt: Date | null;

  @Column('timestamptz', { nullable: true })
  hiddenAt: Date | null;

  @Column('text', { nullable: true })
  hiddenReason: string | null;

  /** What the client answers to the moderators. */
  @Column('text', { nullable: true })
  plea: string | null;

  /** Null once a moderator has read it. */
  @Column('timestamptz', { nullable: true })
  pleadedAt: Date | null;
}
