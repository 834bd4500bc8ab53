import { v7 as uuidv7 } from 'uuid';
import { hashPassword } from './auth/password';
import { Role } from './auth/role';
import type { Config } from './config';
import type { Platform } from './context';
import { Account } from './modules/accounts/account.entity';
import { normalizeEmail } from './modules/accounts/account.service';

/** Creates the first admin, from the configuration, when there is none. */
export async function ensureFirstAdmin(
  { dataSource, log }: Platform,
  admin: Config['firstAdmin'],
): Promise<void> {
  if (!admin || (await dataSource.manager.existsBy(Account, { role: Role.ADMIN }))) return;
  await dataSource.manager.insert(Account, {
    id: uuidv7(),
    role: Role.ADMIN,
    name: 'Administrator',
    email: normalizeEmail(admin.email),
    phone: null,
    address: null,
    passwordHash: await hashPassword(admin.password),
    createdAt: new Date(),
  });
  log.info('the first admin was created');
}
