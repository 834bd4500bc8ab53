import { Column, Entity } from 'typeorm';
import { Identified } from '../../db/identified';

export enum OpenRequestState {
  OPEN = 'open',
  ACCEPTED = 'accepted',
  WITHDRAWN = 'withdrawn',
  EXPIRED = 'expired',
  CLOSED = 'closed',
}

/** A client's matter offered to several lawyers before there is a case. */
@Entity('open_requests')
export class OpenRequest extends Identified {
  /** Chosen by the client app, so that a repeated request is stored once. */
  @Column('uuid')
  requestKey: string;

  @Column('text', { nullable: true })
  keyDigest?: string | null;

  @Column('uuid')
  clientId: string;

  /** From 1, among the client's open requests. */
  @Column('smallint')
  place: number;

  /** The slug of a matter or of a practice area. */
  @Column('text')
  about: string;

  @Column('smallint')
  districtId: number;

  @Column('boolean')
  anywhere: boolean;

  @Column('boolean')
  urgent: boolean;

  /** As 2026-12-03. */
  @Column('date', { nullable: true })
  courtDate: string | null;

  /** Null once erased, like the description. */
  @Column('text', { nullable: true })
  title: string | null;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('text', { array: true })
  opposingParties: string[];

  @Column('text')
  state: OpenRequestState;

  /** The admin's reason, for the client. */
  @Column('text', { nullable: true })
  closingReason: string | null;

  @Column('uuid', { nullable: true })
  caseId: string | null;

  @Column('smallint')
  waves: number;

  @Column('timestamptz', { nullable: true })
  nextWaveAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  endsAt: Date;

  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  reviewedAt: Date | null;

  /** When support read the text last, because of a report. */
  @Column('timestamptz', { nullable: true })
  staffReadAt: Date | null;
}
