import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Triggers copy these columns from the profile. */
const COPIED = { insert: false, update: false } as const;

/** Triggers copy the columns for the directory's filters and orders from the profile, so that one index serves a page. */
@Entity('lawyer_practice_areas')
export class LawyerPracticeArea {
  @PrimaryColumn('uuid')
  lawyerId: string;

  @PrimaryColumn('smallint')
  practiceAreaId: number;

  /** The lawyer's order. */
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
