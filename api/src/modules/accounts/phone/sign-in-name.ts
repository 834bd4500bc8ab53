import type { EntityManager } from 'typeorm';
import { Role } from '../../../auth/role';
import { AppError } from '../../../errors/app-error';
import { Account } from '../account.entity';
import { normalizeEmail } from '../account.service';
import { normalizePhone } from '../phone';
import { SignInPhone } from './sign-in-phone.entity';

/** What a sign-in is counted and looked up by: a number in E.164, or an email as it is stored. */
export function readSignInName(text: string): string {
  const email = normalizeEmail(text);
  if (email.includes('@')) return email;
  try {
    return normalizePhone(text) ?? email;
  } catch (error) {
    if (error instanceof AppError) return email;
    throw error;
  }
}

/** The client who signs in by a number. Lawyers and admins never do. */
export async function findAccountByNumber(db: EntityManager, phone: string): Promise<Account | null> {
  const present = await db.findOneBy(SignInPhone, { phone });
  return present && db.findOneBy(Account, { id: present.accountId, role: Role.USER });
}

/** @param name as `readSignInName` returns it. */
export async function findAccountByName(db: EntityManager, name: string): Promise<Account | null> {
  return name.includes('@') ? db.findOneBy(Account, { email: name }) : findAccountByNumber(db, name);
}
