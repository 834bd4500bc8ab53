import { isNamePassword } from '@ainsathi/contract/new-password';
import { randomBytes } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { Platform } from '../context';
import { acceptEncryptionKeys } from './encryption-check';
import { addPartner, listPartners, removePartner } from '../auth/partner-keys';
import { hashPassword } from '../auth/password';
import { Role } from '../auth/role';
import { AccountLock } from '../modules/accounts/locks/account-lock.entity';
import { AccountStaffRole, Account } from '../modules/accounts/account.entity';
import { normalizeEmail } from '../modules/accounts/account.service';
import { addAdmin } from '../modules/accounts/add-admin';
import { replacePassword } from '../modules/accounts/recovery/replace-password';
import { resealDocuments } from '../modules/documents/reseal-documents';
import { resealFactors } from '../modules/accounts/second-factor/reseal-factors';
import { removeFactors } from '../modules/accounts/second-factor/change-factors';
import { AuditAct, accountSubject, byOperator, writeAudit } from '../platform/audit/write-audit';
import { CommandError } from './operator-command';
import type { Config } from '../config/config';
import { sendTestMail } from '../platform/mail/deliver-mail';
import { isCommonPassword } from '../auth/common-passwords';
import { ConfigError } from '../config/config-values';

/** `admin mail ADDRESS`: sends a test mail and returns the server's answer. @throws CommandError with its refusal. */
export async function runMailCommand({ mail }: Config, args: readonly string[]): Promise<string[]> {
  const [address = ''] = args;
  if (args.length !== 1 || !/^\S+@\S+$/.test(address))
    throw new CommandError('Usage: npm run admin -- mail ADDRESS');
  if (!mail) throw new CommandError('SMTP_URL is not set.');
  const host = new URL(mail.smtpUrl).hostname;
  try {
    return [`${host} took a mail for ${address}: ${await sendTestMail(mail, address)}`];
  } catch (error) {
    throw new CommandError(`${host} took no mail for ${address}: ${(error as Error).message}`);
  }
}

type Sealed = Pick<Platform, 'sealing' | 'sealedFiles' | 'privateFiles'>;

const USAGE = `Usage: npm run admin -- list
       npm run admin -- create EMAIL    a new owner with a new password
       npm run admin -- reset EMAIL     a new password for an admin; every session ends, and a second factor is removed
       npm run admin -- unlock EMAIL    takes the lock of an account away
       npm run admin -- mail ADDRESS    sends a mail and shows what the mail server answers
       npm run admin -- partner list | add NAME EMAIL | revoke NAME    the keys of partner apps
       npm run admin -- reseal          seals what is sealed with the first of ENCRYPTION_KEYS
       npm run admin -- accept-keys     when the keys of the database are lost: starts again, without what they sealed`;

/** 16 letters, digits, hyphens and underscores. */
function newPassword(): string {
  return randomBytes(12).toString('base64url');
}

function credentialsOf(email: string, password: string): string[] {
  return [`${email} signs in with ${password}`, 'It is shown only now. Change it after signing in.'];
}

async function listAdmins({ manager }: DataSource): Promise<string[]> {
  const admins = await manager.find(Account, { where: { role: Role.ADMIN }, order: { createdAt: 'asc' } });
  if (admins.length === 0) return ['There is no admin.'];
  const [staffRoles, locks] = [await manager.find(AccountStaffRole), await manager.find(AccountLock)];
  return admins.map(({ id, email, name, createdAt }) => {
    const roles = staffRoles.filter(({ accountId }) => accountId === id).map(({ role }) => role);
    const lock = locks.some(({ accountId }) => accountId === id) ? '  locked' : '';
    const since = createdAt.toISOString().slice(0, 10);
    return `${email}  ${name}  ${roles.sort().join(', ') || 'no role'}  since ${since}${lock}`;
  });
}

async function createAdmin({ manager }: DataSource, email: string): Promise<string[]> {
  const password = newPassword();
  if (!(await addAdmin(manager, email, password)))
    throw new CommandError(`${email} has an account already. Give another email.`);
  return credentialsOf(email, password);
}

async function resetAdmin(dataSource: DataSource, email: string): Promise<string[]> {
  const password = newPassword();
  const passwordHash = await hashPassword(password, null);
  const hadFactor = await dataSource.transaction(async (db) => {
    const admin = await db.findOneBy(Account, { email, role: Role.ADMIN });
    if (!admin) throw new CommandError(`${email} is no admin.`);
    await replacePassword(byOperator(db), admin.id, passwordHash);
    await db.update(Account, { id: admin.id }, { passwordIsInitial: true });
    const removed = await removeFactors(db, admin.id);
    await writeAudit(byOperator(db), AuditAct.ADMIN_RESET, {
      subject: accountSubject(admin.id),
      after: { secondFactorRemoved: removed },
    });
    return removed;
  });
  const removal = hadFactor
    ? ['The second factor is removed, with its recovery codes. Set up another one.']
    : [];
  return [...credentialsOf(email, password), ...removal];
}

async function unlock(dataSource: DataSource, email: string): Promise<string[]> {
  await dataSource.transaction(async (db) => {
    const account = await db.findOneBy(Account, { email });
    const { affected } = account ? await db.delete(AccountLock, { accountId: account.id }) : { affected: 0 };
    if (!account || !affected) throw new CommandError(`${email} is not locked.`);
    await writeAudit(byOperator(db), AuditAct.ACCOUNT_UNLOCKED, { subject: accountSubject(account.id) });
  });
  return [`${email} can sign in again.`];
}

async function reseal(dataSource: DataSource, sealed: Sealed): Promise<string[]> {
  const factors = await dataSource.transaction((db) => resealFactors(db, sealed.sealing));
  const documents = await resealDocuments(sealed);
  return [
    `Sealed with the newest key: ${factors} second factors and ${documents} documents. Keep the last key: fingerprints of the audit log need it.`,
  ];
}

async function runPartnerCommand(dataSource: DataSource, args: readonly string[]): Promise<string[]> {
  const [command, name = '', email = ''] = args;
  if (command === 'list' && args.length === 1)
    return (await listPartners(dataSource)).map((partner) => `${partner.name} <${partner.email}>`);
  if (command === 'add' && args.length === 3 && /^[\w .-]{1,100}$/.test(name) && /^\S+@\S+$/.test(email)) {
    const key = await addPartner(dataSource, name, email);
    if (key === null) throw new CommandError(`${name} has a key. Revoke it first.`);
    return [`${name} sends X-Partner-Key: ${key}`, 'It is shown only now.'];
  }
  if (command === 'revoke' && args.length === 2) {
    if (!(await removePartner(dataSource, name))) throw new CommandError(`${name} has no key.`);
    return [`The key of ${name} ends within 30 seconds.`];
  }
  throw new CommandError(USAGE);
}

/** The operator's access on the machine itself, also when no admin can sign in. Returns the lines to show. @throws CommandError. */
export async function runAdminCommand(
  dataSource: DataSource,
  args: readonly string[],
  openSealed: () => Promise<Sealed>,
): Promise<string[]> {
  const [command, address = ''] = args;
  const email = normalizeEmail(address);
  if (command === 'list' && args.length === 1) return listAdmins(dataSource);
  if (command === 'reseal' && args.length === 1) return reseal(dataSource, await openSealed());
  if (command === 'accept-keys' && args.length === 1) {
    await acceptEncryptionKeys(dataSource, (await openSealed()).sealing);
    return ['The product starts with these keys now. What other keys sealed opens no more.'];
  }
  if (command === 'partner') return runPartnerCommand(dataSource, args.slice(1));
  if (args.length !== 2 || !/^\S+@\S+\.\S+$/.test(email)) throw new CommandError(USAGE);
  if (command === 'create') return createAdmin(dataSource, email);
  if (command === 'reset') return resetAdmin(dataSource, email);
  if (command === 'unlock') return unlock(dataSource, email);
  throw new CommandError(USAGE);
}

/** @throws ConfigError for a common password in production. */
export function refuseCommonAdminPassword({ production, firstAdmin }: Config): void {
  if (!production || !firstAdmin) return;
  const { email, password } = firstAdmin;
  if (isCommonPassword(password) || isNamePassword(password, { name: '', email }))
    throw new ConfigError('ADMIN_PASSWORD', 'one of the most common passwords', 'another one');
}

/** Creates the first admin from the configuration, if there is none and the email is free. */
export async function ensureFirstAdmin(
  { dataSource, log }: Platform,
  admin: Config['firstAdmin'],
): Promise<void> {
  if (!admin || (await dataSource.manager.existsBy(Account, { role: Role.ADMIN }))) return;
  const email = normalizeEmail(admin.email);
  if (await addAdmin(dataSource.manager, email, admin.password)) log.info('the first admin was created');
  else log.error('ADMIN_EMAIL has an account already, so no admin was created; give another email');
}
