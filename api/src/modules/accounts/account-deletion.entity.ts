import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The deletion of an account by its owner, at `dueAt` unless the owner cancels it. */
@Entity('account_deletions')
export class AccountDeletion {
  @PrimaryColumn('uuid')
  accountId: string;

  @Column('timestamptz')
  requestedAt: Date;

  @Column('timestamptz')
  dueAt: Date;

  /** When the owner got the reminder. */
  @Column('timestamptz', { nullable: true })
  remindedAt: Date | null;
}
