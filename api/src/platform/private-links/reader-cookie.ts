import { derivedSignatures } from '../derived-signatures';
import { hasEnded, LINK_SECONDS } from './expiry';

/** Says which session the reader of a private link has. */
export const READER_COOKIE = 'ainsathi_reader';

const PURPOSE = 'ainsathi reader cookie';

const VALUE = new RegExp(String.raw`(?:^|;\s*)${READER_COOKIE}=([\w-]+)\.(\d{1,12})\.([\w-]+)(?:;|$)`);

interface CookieOptions {
  path: string;
  secure: boolean;
}

/** Makes and reads the cookie. It opens nothing without a link that was signed for its session. */
export interface ReaderCookies {
  /** The value of `Set-Cookie`. @param expires the second at which it ends, also where it was copied. */
  create: (sessionId: string, expires: number, options: CookieOptions) => string;
  sessionOf: (cookieHeader: string | undefined, now: Date) => string | null;
}

const signedText = (sessionId: string, expires: string): string => `v1|${sessionId}|${expires}`;

/** Cookies signed with a key of their own. @param former secrets of before, whose cookies are still good. */
export function createReaderCookies(secret: string, former: readonly string[]): ReaderCookies {
  const signatures = derivedSignatures(PURPOSE, secret, former);
  return {
    create: (sessionId, expires, { path, secure }) => {
      const signature = signatures.sign(signedText(sessionId, String(expires)));
      const value = `${READER_COOKIE}=${sessionId}.${expires}.${signature}`;
      const attributes = [`Max-Age=${LINK_SECONDS}`, `Path=${path}`, 'HttpOnly', 'SameSite=Strict'];
      return [value, ...attributes, ...(secure ? ['Secure'] : [])].join('; ');
    },
    sessionOf: (cookieHeader, now) => {
      const [, sessionId = '', expires = '', signature = ''] = VALUE.exec(cookieHeader ?? '') ?? [];
      if (sessionId === '' || hasEnded(expires, now)) return null;
      return signatures.isSigned(signedText(sessionId, expires), signature) ? sessionId : null;
    },
  };
}
