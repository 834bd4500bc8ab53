import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A change of the number of listed lawyers of one choice in the directory. The number is the sum of all rows of the choice;
 * triggers of `lawyer_profiles` write them, and `foldLawyerCounts` adds them up.
 */
@Entity('listed_lawyer_counts')
export class ListedLawyerCount {
  @PrimaryColumn('bigint')
  id: string;

  /** 0 for any. */
  @Column('smallint')
  practiceAreaId: number;

  /** The matter's slug; empty for any. */
  @Column('text')
  matter: string;

  /** 0 for any. */
  @Column('smallint')
  districtId: number;

  /** -1 for any. */
  @Column('smallint')
  experience: number;

  @Column('integer')
  count: number;
}
