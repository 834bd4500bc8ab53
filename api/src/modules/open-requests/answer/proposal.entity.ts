import { Column, Entity } from 'typeorm';
import { Identified } from '../../../db/identified';
import { asNumber } from '../../../db/columns';

export enum ProposalState {
  SENT = 'sent',
  ACCEPTED = 'accepted',
  SET_ASIDE = 'set-aside',
  WITHDRAWN = 'withdrawn',
  LAPSED = 'lapsed',
  NOT_CHOSEN = 'not-chosen',
}

/** A lawyer's offer with a fee. The terms never change: another fee is another proposal. */
@Entity('proposals')
export class Proposal extends Identified {
  @Column('uuid')
  requestId: string;

  @Column('uuid')
  lawyerId: string;

  /** From 1, among the request's proposals that count. */
  @Column('smallint')
  place: number;

  @Column('bigint', { transformer: asNumber })
  amountPoisha: number;

  @Column('text')
  covers: string;

  @Column('text')
  message: string;

  @Column('text', { nullable: true })
  needs: string | null;

  @Column('text')
  state: ProposalState;

  @Column('timestamptz')
  sentAt: Date;

  @Column('timestamptz')
  validUntil: Date;

  /** When it was accepted, set aside, withdrawn, or ended. */
  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;
}
