import { type EntityManager, MoreThan, Not } from 'typeorm';
import { conflict } from '../../../errors/app-error';
import type { Account } from '../account.entity';
import { EmailHold } from './email-hold.entity';

/** While a change can be taken back there is no second one, so that a thief cannot outrun the owner. @throws AppError CONFLICT. */
export async function refuseSecondChange(db: EntityManager, { id: accountId }: Account): Promise<void> {
  if (await db.existsBy(EmailHold, { accountId, until: MoreThan(new Date()) }))
    throw conflict(
      'This email was changed or taken back less than 7 days ago, and cannot be changed again yet.',
    );
}

/** Whether an earlier email can still take the account back: until then the present one opens nothing that is lost. */
export async function isEmailNew(
  db: EntityManager,
  { id: accountId, email }: Pick<Account, 'id' | 'email'>,
): Promise<boolean> {
  return db.existsBy(EmailHold, { accountId, email: Not(email), until: MoreThan(new Date()) });
}
