import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';

const ISSUER = 'ainsathi';
const AUDIENCE = 'ainsathi-clients';
const ALGORITHM = 'HS256';

/** Tokens and their sessions expire after 7 days. */
export const SESSION_SECONDS = 7 * 24 * 60 * 60;

/** Sessions of admins expire after 12 hours. */
export const STAFF_SESSION_SECONDS = 12 * 60 * 60;

/** Signs and verifies bearer tokens; algorithm, issuer and audience are fixed. */
export interface Tokens {
  sign(accountId: string, sessionId: string): string;
  /** The account and session of a token, or null when it is forged, of another issuer or expired. */
  read(token: string): { accountId: string; sessionId: string } | null;
}

/** Tokens signed with one secret, as a KeyObject because verifying with a string is fifty times slower. */
export function createTokens(secret: string): Tokens {
  const key: KeyObject = createSecretKey(Buffer.from(secret));
  return {
    sign: (accountId, sessionId) =>
      jwt.sign({}, key, {
        algorithm: ALGORITHM,
        issuer: ISSUER,
        audience: AUDIENCE,
        subject: accountId,
        jwtid: sessionId,
        expiresIn: SESSION_SECONDS,
      }),
    read: (token) => {
      try {
        const claims = jwt.verify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
        });
        if (typeof claims === 'string' || !claims.sub || !claims.jti) return null;
        return { accountId: claims.sub, sessionId: claims.jti };
      } catch {
        return null;
      }
    },
  };
}
