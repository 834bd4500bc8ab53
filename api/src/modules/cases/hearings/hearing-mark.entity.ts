import { hearingResults } from '@ainsathi/contract/hearing-results';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { describeEnum } from '../../../graphql/fields';

/** The database stores the values. */
export const HearingResult = hearingResults;
export type HearingResult = (typeof hearingResults)[keyof typeof hearingResults];

describeEnum(HearingResult, 'HearingResult', 'What happened at a hearing.', {
  HEARD: 'The case was heard.',
  ADJOURNED: 'It was put off.',
  ORDER_PASSED: 'The court passed an order.',
  JUDGE_ABSENT: 'The judge was not there.',
  NOT_CALLED: 'The case was not called.',
  TIME_PETITION: 'Somebody asked for time.',
});

/** What the diary notes beside a hearing, whose row never changes; the history has every result. */
@Entity('hearing_marks')
export class HearingMark {
  @PrimaryColumn('uuid')
  hearingId: string;

  /** The place in the cause list of the court. */
  @Column('smallint', { nullable: true })
  serial: number | null;

  @Column('text', { nullable: true })
  result: HearingResult | null;

  @Column('text', { nullable: true })
  line: string | null;

  @Column('uuid', { nullable: true })
  notedBy: string | null;

  @Column('timestamptz')
  notedAt: Date;
}
