import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What opens an account, as it was before a change; triggers of the database store it for what secures the account. */
@Entity('account_changes')
export class AccountChange {
  @PrimaryColumn('bigint')
  id: string;

  @Column('uuid')
  accountId: string;

  @Column('timestamptz')
  at: Date;

  @Column('text')
  tableName: string;

  /** Which row of the account. */
  @Column('text')
  key: string;

  /** Null where the row was not there. */
  @Column('jsonb', { nullable: true })
  before: Record<string, unknown> | null;
}
