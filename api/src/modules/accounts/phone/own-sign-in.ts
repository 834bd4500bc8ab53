import { isPassword } from '../../../auth/password';
import type { RequestContext } from '../../../context';
import { Account } from '../account.entity';
import { SignInPhone } from './sign-in-phone.entity';

/** The viewer's sign-in phone; null without one, and for other people. */
export async function findOwnSignInPhone(
  { viewer, db }: RequestContext,
  accountId: string,
): Promise<string | null> {
  if (viewer?.id !== accountId) return null;
  return (await db.findOneBy(SignInPhone, { accountId }))?.phone ?? null;
}

/** Whether the viewer has set a password; null for other people. */
export async function hasOwnPassword({ viewer, db }: RequestContext, id: string): Promise<boolean | null> {
  if (viewer?.id !== id) return null;
  const account = await db.findOneBy(Account, { id });
  return account !== null && isPassword(account.passwordHash);
}
