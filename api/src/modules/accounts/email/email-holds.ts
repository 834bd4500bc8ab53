import { type EntityManager, MoreThan, Not } from 'typeorm';
import { conflict } from '../../../errors/app-error';
import type { Account } from '../account.entity';
import { EmailHold } from './email-hold.entity';

/** A thief must not outrun the owner: no second change while the first can be undone. @throws AppError CONFLICT. */
export async function refuseSecondChange(db: EntityManager, { id: accountId }: Account): Promise<void> {
  if (await db.existsBy(EmailHold, { accountId, until: MoreThan(new Date()) }))
    throw conflict(
      'This email was changed or taken back less than 7 days ago, and cannot be changed again yet.',
    );
}

/** Whether the previous email can still recover the account: until then the present email cannot reset anything. */
export async function isEmailNew(
  db: EntityManager,
  { id: accountId, email }: Pick<Account, 'id' | 'email'>,
): Promise<boolean> {
  return db.existsBy(EmailHold, { accountId, email: Not(email), until: MoreThan(new Date()) });
}
