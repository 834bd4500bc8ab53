import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { hashPassword } from '../../auth/password';
import { Role } from '../../auth/role';
import { Account } from './account.entity';

/** Adds an admin, whom only the operator can make. Gives false, and adds none, when the email has an account. */
export async function addAdmin(db: EntityManager, email: string, password: string): Promise<boolean> {
  if (await db.existsBy(Account, { email })) return false;
  await db.insert(Account, {
    id: uuidv7(),
    role: Role.ADMIN,
    name: 'Administrator',
    email,
    phone: null,
    address: null,
    passwordHash: await hashPassword(password),
    createdAt: new Date(),
    emailConfirmedAt: null,
    confirmationRequired: false,
  });
  return true;
}
