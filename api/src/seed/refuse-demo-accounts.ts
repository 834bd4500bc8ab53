import type { DataSource } from 'typeorm';
import { verifyPassword } from '../auth/password';
import { ConfigError } from '../config/config-values';
import { DEMO_PASSWORD } from './demo-accounts';

/**
 * Refuses to serve accounts whose password is in the documentation, such as after a demo's database was taken into use.
 * @throws ConfigError naming one of them.
 */
export async function refuseDemoAccounts(dataSource: DataSource): Promise<void> {
  const rows: { email: string; hash: string }[] = await dataSource.query(
    `select distinct on (password_hash) email, password_hash as hash from accounts
     where email like '%@ainsathi.test' order by password_hash`,
  );
  for (const { email, hash } of rows)
    if (await verifyPassword(hash, DEMO_PASSWORD, null))
      throw new ConfigError(
        'DATABASE_URL',
        `a database with the demo account ${email} and the demo's password`,
        'one without it in production: change that password, or delete the account',
      );
}
