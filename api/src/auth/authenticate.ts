import { passwordChanged } from '@ainsathi/contract/session-end';
import type { ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from '../config/config';
import type { Readers } from '../db/readers';
import { isIdentifier } from '../validation/identifier';
import { permissionsOf, type StaffRole, Role } from './role';
import type { TokenClaims, Tokens } from './token';
import type { Viewer } from './viewer';

const INTERVAL_MILLISECONDS = 5 * 60_000;
const MOST_AT_ONCE = 4;

const writing = new Set<string>();

/** Stores the last use of a session, at most every 5 minutes. The request does not wait; skipped while 4 other writes run. */
function noteLastSeen(
  { dataSource, log }: { dataSource: DataSource; log: Logger },
  sessionId: string,
  lastSeenAt: Date,
): void {
  const isRecent = Date.now() - lastSeenAt.getTime() < INTERVAL_MILLISECONDS;
  if (isRecent || writing.has(sessionId) || writing.size >= MOST_AT_ONCE) return;
  writing.add(sessionId);
  dataSource
    .query('update sessions set last_seen_at = now() where id = $1', [sessionId])
    .catch((error: unknown) => log.warn({ err: error }, 'the use of a session could not be stored'))
    .finally(() => writing.delete(sessionId));
}

interface SessionRow {
  id: string;
  role: Role;
  name: string;
  email: string;
  authenticatedAt: Date;
  staffRoles: StaffRole[];
  lastSeenAt: Date;
  secondFactor: boolean;
  passwordIsInitial: boolean;
}

interface Authentication {
  tokens: Tokens;
  readers: Readers;
  dataSource: DataSource;
  log: Logger;
  config: Pick<Config, 'staffSecondFactor' | 'production'>;
}

const STAFF_ROLES = `
  cross join lateral (
    select coalesce(array_agg(role), '{}') as roles from staff_roles
    where account.role = 'admin' and account_id = account.id) staff`;

const IS_VALID = `session.expires_at > now()
  and (account.role <> 'admin' or session.last_seen_at > now() - interval '2 hours' and staff.roles <> '{}')
  and not exists (select from account_locks where account_id = account.id)`;

/** Null for an invalid signature. */
export function readToken(tokens: Tokens, header: string | undefined): TokenClaims | null {
  const token = /^Bearer ([^\s]+)$/i.exec(header ?? '')?.[1];
  return token ? tokens.read(token) : null;
}

/**
 * The viewer of an `Authorization` header. One statement reads account and session, so that logout, lock, password change and
 * deletion take effect at once. An admin's session also ends after 2 hours without a request, and with the last staff role.
 */
export async function authenticate(
  platform: Authentication,
  header: string | undefined,
): Promise<Viewer | null> {
  const claims = readToken(platform.tokens, header);
  if (!claims || !isIdentifier(claims.accountId)) return null;
  return findViewer(platform, claims.sessionId, claims.accountId);
}

/** The viewer of a session named by a signed value, such as the reader's cookie; the same rules apply. */
export async function viewerOfSession(platform: Authentication, sessionId: string): Promise<Viewer | null> {
  return findViewer(platform, sessionId, null);
}

/** @param accountId the owner of the session; null if only the session is known. */
async function findViewer(
  platform: Authentication,
  sessionId: string,
  accountId: string | null,
): Promise<Viewer | null> {
  if (!isIdentifier(sessionId)) return null;
  const rows: SessionRow[] = await platform.readers.signedIn.query(
    `select account.id, account.role, account.name, coalesce(account.email, '') as email,
       session.authenticated_at as "authenticatedAt", session.last_seen_at as "lastSeenAt",
       session.second_factor as "secondFactor", staff.roles as "staffRoles",
       account.password_is_initial as "passwordIsInitial"
     from sessions session join accounts account on account.id = session.account_id
     ${STAFF_ROLES}
     where session.id = $1 and account.id = coalesce($2, session.account_id) and ${IS_VALID}`,
    [sessionId, accountId],
  );
  const [row] = rows;
  if (!row) return null;
  const { lastSeenAt, secondFactor, passwordIsInitial, staffRoles, ...account } = row;
  const isWanted = account.role === Role.ADMIN && platform.config.staffSecondFactor === 'required';
  const secondFactorMissing = isWanted && !secondFactor;
  noteLastSeen(platform, sessionId, lastSeenAt);
  const passwordMustChange = passwordIsInitial && platform.config.production;
  const permissions =
    secondFactorMissing || passwordMustChange ? [] : permissionsOf(account.role, staffRoles);
  return { ...account, permissions, sessionId, secondFactorMissing, passwordMustChange };
}

/** The expiry of each given session that is still valid, in one statement. */
export async function standingSessions(
  { dataSource }: Pick<Authentication, 'dataSource'>,
  ids: readonly string[],
): Promise<Map<string, Date>> {
  const rows = await dataSource.query<{ id: string; expiresAt: Date }[]>(
    `select session.id, session.expires_at as "expiresAt"
     from sessions session join accounts account on account.id = session.account_id ${STAFF_ROLES}
     where session.id = any($1::uuid[]) and ${IS_VALID}`,
    [ids],
  );
  return new Map(rows.map(({ id, expiresAt }) => [id, expiresAt]));
}

export async function sessionsOfOldPasswords(
  { dataSource }: Pick<Authentication, 'dataSource'>,
  ids: readonly string[],
): Promise<Set<string>> {
  const statement = 'select id from ended_sessions where id = any($1::uuid[])';
  const rows = await dataSource.query<{ id: string }[]>(statement, [ids]);
  return new Set(rows.map(({ id }) => id));
}

/** Why the session of a token ended, for its holder alone; null for any reason but a changed password. */
export async function readSessionEnd(
  platform: Pick<Authentication, 'dataSource' | 'tokens'>,
  header: string,
): Promise<string | null> {
  const id = readToken(platform.tokens, header)?.sessionId;
  if (!id || !isIdentifier(id)) return null;
  return (await sessionsOfOldPasswords(platform, [id])).has(id) ? passwordChanged : null;
}

/** Reports an invalid token (RFC 6750), also on public responses, so that the client notices the end of its session. */
export function setInvalidTokenHeader(response: ServerResponse, reason: string | null): void {
  const description = reason === null ? '' : `, error_description="${reason}"`;
  response.setHeader('WWW-Authenticate', `Bearer error="invalid_token"${description}`);
}
