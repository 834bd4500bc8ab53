import { createHash, createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';

const ISSUER = 'ainsathi';
const AUDIENCE = 'ainsathi-clients';
const ALGORITHM = 'HS256';
const KEY_ID_LENGTH = 8;

export const SESSION_SECONDS = 7 * 24 * 60 * 60;

export const STAFF_SESSION_SECONDS = 12 * 60 * 60;

/** On a phone that others use. */
export const SHARED_SESSION_SECONDS = 12 * 60 * 60;

const MAX_VERIFIED = 10_000;

/** With the expiry in milliseconds. */
interface VerifiedToken {
  claims: TokenClaims;
  expiresAt: number;
}

export interface TokenClaims {
  accountId: string;
  sessionId: string;
}

interface Key {
  id: string;
  /** A KeyObject, because verifying with a string is fifty times slower. */
  secret: KeyObject;
}

function keyOf(secret: string): Key {
  const id = createHash('sha256').update(secret).digest('base64url').slice(0, KEY_ID_LENGTH);
  return { id, secret: createSecretKey(Buffer.from(secret)) };
}

/** All tokens of a key share the same header text. */
function headerOf(key: Key | null): string {
  const header = { alg: ALGORITHM, typ: 'JWT', ...(key ? { kid: key.id } : {}) };
  return Buffer.from(JSON.stringify(header)).toString('base64url');
}

/** Signs and verifies bearer tokens. Tokens of former secrets stay valid until they expire, so that a new secret signs nobody out. Unknown keys are refused at once. */
export function createTokens(secret: string, formerSecrets: readonly string[] = []) {
  const present = keyOf(secret);
  const keys = [present, ...formerSecrets.map(keyOf)];
  const keysByHeader = new Map(keys.map((key) => [headerOf(key), [key]]));
  // Older tokens do not name their key.
  keysByHeader.set(headerOf(null), keys);

  /** Verified tokens with their expiry: a signed-in page sends the same token many times. */
  const verified = new LRUCache<string, VerifiedToken>({ max: MAX_VERIFIED });

  function verify(token: string, key: Key): VerifiedToken | null {
    try {
      const claims = jwt.verify(token, key.secret, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
      });
      if (typeof claims === 'string' || !claims.sub || !claims.jti || !claims.exp) return null;
      return { claims: { accountId: claims.sub, sessionId: claims.jti }, expiresAt: claims.exp * 1_000 };
    } catch {
      return null;
    }
  }
  return {
    sign: (accountId: string, sessionId: string): string =>
      jwt.sign({}, present.secret, {
        algorithm: ALGORITHM,
        keyid: present.id,
        issuer: ISSUER,
        audience: AUDIENCE,
        subject: accountId,
        jwtid: sessionId,
        expiresIn: SESSION_SECONDS,
      }),
    /** Null for a forged or expired token, or another issuer. */
    read: (token: string): TokenClaims | null => {
      const known = verified.get(token);
      if (known) return known.expiresAt > Date.now() ? known.claims : null;
      const candidates = keysByHeader.get(token.slice(0, token.indexOf('.'))) ?? [];
      for (const key of candidates) {
        const found = verify(token, key);
        if (!found) continue;
        verified.set(token, found);
        return found.claims;
      }
      return null;
    },
  };
}

export type Tokens = ReturnType<typeof createTokens>;
