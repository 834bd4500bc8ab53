import { isCommonPassword, isNamePassword } from './auth/common-passwords';
import { Role } from './auth/role';
import type { Config } from './config';
import { ConfigError } from './config-values';
import type { Platform } from './context';
import { Account } from './modules/accounts/account.entity';
import { addAdmin } from './modules/accounts/add-admin';
import { normalizeEmail } from './modules/accounts/account.service';

/** @throws ConfigError for a password in production that is guessed first. */
export function refuseCommonAdminPassword({ production, firstAdmin }: Config): void {
  if (!production || !firstAdmin) return;
  const { email, password } = firstAdmin;
  if (isCommonPassword(password) || isNamePassword(password, { name: '', email }))
    throw new ConfigError('ADMIN_PASSWORD', 'one of the most common passwords', 'another one');
}

/** Creates the first admin, from the configuration, when there is none and the email is free. */
export async function ensureFirstAdmin(
  { dataSource, log }: Platform,
  admin: Config['firstAdmin'],
): Promise<void> {
  if (!admin || (await dataSource.manager.existsBy(Account, { role: Role.ADMIN }))) return;
  const email = normalizeEmail(admin.email);
  if (await addAdmin(dataSource.manager, email, admin.password)) log.info('the first admin was created');
  else log.error('ADMIN_EMAIL has an account already, so no admin was created; give another email');
}
