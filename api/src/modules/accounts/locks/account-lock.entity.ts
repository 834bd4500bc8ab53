import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An account that nobody can sign in to until the lock is taken away. A locked lawyer is not listed. */
@Entity('account_locks')
export class AccountLock {
  @PrimaryColumn('uuid')
  accountId: string;

  /** Who locked it; null once that account is deleted. */
  @Column('uuid', { nullable: true })
  lockedBy: string | null;

  /** Shown at a sign-in with the right password. */
  @Column('text')
  reason: string;

  @Column('timestamptz')
  lockedAt: Date;
}
