import { Entity, PrimaryColumn } from 'typeorm';

/** A practice area of a matter, copied from the contract so that triggers can count by matter. */
@Entity('matter_practice_areas')
export class MatterPracticeArea {
  @PrimaryColumn('text')
  matter: string;

  @PrimaryColumn('smallint')
  practiceAreaId: number;
}
