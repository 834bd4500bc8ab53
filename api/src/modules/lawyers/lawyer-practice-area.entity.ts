import { Column, Entity, PrimaryColumn } from 'typeorm';

/** That a lawyer works in a practice area; `position` keeps the lawyer's own order. */
@Entity('lawyer_practice_areas')
export class LawyerPracticeArea {
  @PrimaryColumn('uuid')
  lawyerId: string;

  @PrimaryColumn('smallint')
  practiceAreaId: number;

  @Column('smallint')
  position: number;
}
