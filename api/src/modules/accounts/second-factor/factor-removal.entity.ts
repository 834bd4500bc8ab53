import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A second factor that was lost, and is removed when its time has come unless somebody stops it. */
@Entity('factor_removals')
export class FactorRemoval {
  @PrimaryColumn('uuid')
  accountId: string;

  @Column('timestamptz')
  dueAt: Date;

  /** When the owner was last mailed about it. */
  @Column('timestamptz')
  toldAt: Date;
}
