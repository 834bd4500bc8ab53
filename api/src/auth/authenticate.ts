import type { ServerResponse } from 'node:http';
import type { Platform } from '../context';
import type { Role } from './role';
import type { Viewer } from './viewer';

interface SessionRow {
  id: string;
  role: Role;
  name: string;
  email: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Whom an `Authorization` header stands for. One statement reads account and session, so that a token ends at once
 * on logout, password change and deletion.
 */
export async function authenticate(platform: Platform, header: string | undefined): Promise<Viewer | null> {
  const token = /^Bearer ([^\s]+)$/i.exec(header ?? '')?.[1];
  const claims = token ? platform.tokens.read(token) : null;
  if (!claims || !UUID.test(claims.sessionId) || !UUID.test(claims.accountId)) return null;
  const rows: SessionRow[] = await platform.dataSource.query(
    `select account.id, account.role, account.name, account.email
     from sessions session join accounts account on account.id = session.account_id
     where session.id = $1 and account.id = $2 and session.expires_at > now()`,
    [claims.sessionId, claims.accountId],
  );
  const [row] = rows;
  return row ? { ...row, sessionId: claims.sessionId } : null;
}

/**
 * Says that the token of a request stands for nobody (RFC 6750), also where a visitor would get the same answer: so
 * that a browser notices the end of its session at the first question, whatever it asks.
 */
export function tellTokenUnknown(response: ServerResponse): void {
  response.setHeader('WWW-Authenticate', 'Bearer error="invalid_token"');
}
