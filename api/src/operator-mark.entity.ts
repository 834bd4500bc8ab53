import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When something was last done that an operator does regularly. */
@Entity('operator_marks')
export class OperatorMark {
  @PrimaryColumn('text')
  name: string;

  @Column('timestamptz')
  doneAt: Date;
}
