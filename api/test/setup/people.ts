import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { hashPassword } from '../../src/auth/password';
import { StaffRole, Role } from '../../src/auth/role';
import { SESSION_SECONDS, STAFF_SESSION_SECONDS } from '../../src/auth/token';
import { AccountStaffRole, Account } from '../../src/modules/accounts/account.entity';
import { Device } from '../../src/modules/accounts/sessions/device.entity';
import { Session } from '../../src/modules/accounts/sessions/session.entity';
import { LawyerProfile } from '../../src/modules/lawyers/lawyer-profile.entity';
import { VerificationStatus } from '../../src/modules/lawyers/verification/verification.status';
import { Client } from './client';
import type { CaseV1 } from './rest-bodies';
import type { RunningApp } from './running-app';

/** The password of every test account. */
export const PASSWORD = 'a sound password';

/** A signed-in person, with a client that sends the person's token. */
export interface Person {
  id: string;
  name: string;
  email: string;
  token: string;
  client: Client;
}

let accountCount = 0;
let passwordHash: Promise<string> | null = null;

async function insertAccount(app: RunningApp, role: Role, name: string): Promise<Account> {
  accountCount += 1;
  passwordHash ??= hashPassword(PASSWORD, null);
  const account: Account = {
    id: uuidv7(),
    role,
    name,
    email: `${role}-${accountCount}@example.test`,
    phone: null,
    address: null,
    language: 'en',
    passwordHash: await passwordHash,
    createdAt: new Date(),
    emailConfirmedAt: null,
    emailRefusedAt: null,
    confirmationRequired: false,
  };
  await app.platform.dataSource.manager.insert(Account, account);
  return account;
}

/** Opens a session on a device, as a sign-in does, without the work of a password. */
async function signIn(
  { platform: { dataSource, tokens }, origin }: RunningApp,
  account: Account,
): Promise<Person> {
  const [id, deviceId] = [uuidv7(), uuidv7()];
  const now = new Date();
  const seconds = account.role === Role.ADMIN ? STAFF_SESSION_SECONDS : SESSION_SECONDS;
  await dataSource.manager.insert(Device, {
    id: deviceId,
    accountId: account.id,
    tokenHash: randomBytes(32),
    firstSeenAt: now,
    lastSeenAt: now,
  });
  await dataSource.manager.insert(Session, {
    id,
    accountId: account.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + seconds * 1000),
    authenticatedAt: now,
    secondFactor: false,
    lastSeenAt: now,
    deviceId,
    browser: null,
    network: null,
  });
  const token = tokens.sign(account.id, id);
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    token,
    client: new Client(origin, token),
  };
}

/** A signed-in client. */
export async function aClient(app: RunningApp, name = 'Rahima Khatun'): Promise<Person> {
  return signIn(app, await insertAccount(app, Role.USER, name));
}

/** A signed-in admin with roles on the staff. */
export async function aStaffMember(
  app: RunningApp,
  roles: readonly StaffRole[],
  name = 'A Colleague',
): Promise<Person> {
  const account = await insertAccount(app, Role.ADMIN, name);
  const rows = roles.map((role) => ({ accountId: account.id, role }));
  await app.platform.dataSource.manager.insert(AccountStaffRole, rows);
  return signIn(app, account);
}

/** A signed-in admin who may do everything. */
export async function anAdmin(app: RunningApp): Promise<Person> {
  return aStaffMember(app, [StaffRole.OWNER], 'The Admin');
}

/** A signed-in lawyer, verified by default, with payment details, which are private. */
export async function aLawyer(
  app: RunningApp,
  changes: Partial<LawyerProfile> = {},
  name = 'Advocate Karim Uddin',
): Promise<Person> {
  const account = await insertAccount(app, Role.LAWYER, name);
  await app.platform.dataSource.manager.insert(LawyerProfile, {
    accountId: account.id,
    licenseNumber: `BBC-${account.id.slice(-8)}`,
    experience: 10,
    bankDetails: 'Sonali Bank, account 123',
    mobilePaymentDetails: 'bKash 01711111111',
    verification: VerificationStatus.VERIFIED,
    verifiedAt:
      changes.verification && changes.verification !== VerificationStatus.VERIFIED ? null : new Date(),
    ...changes,
  });
  return signIn(app, account);
}

/** A case that a client has sent to a lawyer, as REST shows it. */
export async function aCase(client: Person, lawyer: Person, title = 'A boundary dispute'): Promise<CaseV1> {
  const response = await client.client.rest<CaseV1>('POST', '/users/cases', {
    lawyerId: lawyer.id,
    title,
    description: 'My neighbour built a wall on my land.',
  });
  if (response.status !== 201) throw new Error(`The case was refused: ${JSON.stringify(response.body)}`);
  return response.body;
}

/** The lawyer sets a status. */
export async function setStatus(lawyer: Person, caseId: string, status: string) {
  return (await lawyer.client.rest<CaseV1>('PUT', `/lawyers/cases/${caseId}/status`, { status })).body;
}

/** The id of a case that the lawyer has accepted. */
export async function anAcceptedCase(client: Person, lawyer: Person): Promise<string> {
  const { _id: id } = await aCase(client, lawyer);
  await setStatus(lawyer, id, 'accepted');
  return id;
}
