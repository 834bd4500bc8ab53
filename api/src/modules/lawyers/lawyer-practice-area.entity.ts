import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The columns that triggers copy from the profile. */
const COPIED = { insert: false, update: false } as const;

/**
 * A practice area of a lawyer. Triggers copy the columns that the directory filters and orders by from the profile, so
 * that one index serves a page of the directory.
 */
@Entity('lawyer_practice_areas')
export class LawyerPracticeArea {
  @PrimaryColumn('uuid')
  lawyerId: string;

  @PrimaryColumn('smallint')
  practiceAreaId: number;

  /** The order that the lawyer chose. */
  @Column('smallint')
  position: number;

  @Column({ type: 'boolean', ...COPIED })
  listed: boolean;

  @Column({ type: 'smallint', ...COPIED, nullable: true })
  districtId: number | null;

  @Column({ type: 'smallint', ...COPIED })
  experience: number;

  @Column({ type: 'text', ...COPIED })
  nameKey: string;

  @Column({ type: 'text', ...COPIED })
  nameKeyBangla: string;

  @Column({ type: 'timestamptz', ...COPIED, nullable: true })
  verifiedAt: Date | null;
}
