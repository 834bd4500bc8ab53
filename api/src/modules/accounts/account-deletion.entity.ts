import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What becomes of the articles of a deleted account. */
export enum DeletedAuthorArticles {
  KEEP = 'keep',
  DELETE = 'delete',
}

/** The deletion of an account by its owner, at `dueAt` unless the owner cancels it. */
@Entity('account_deletions')
export class AccountDeletion {
  @PrimaryColumn('uuid')
  accountId: string;

  @Column('timestamptz')
  requestedAt: Date;

  @Column('timestamptz')
  dueAt: Date;

  @Column('text')
  articles: DeletedAuthorArticles;

  /** When the owner got the reminder. */
  @Column('timestamptz', { nullable: true })
  remindedAt: Date | null;
}
