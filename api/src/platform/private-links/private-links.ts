import { isLanguage, type Language } from '@ainsathi/contract/languages';
import { derivedSignatures } from '../derived-signatures';

const LINK_SECONDS = 5 * 60;

/** A document opened before the link ended can be read on for so long. */
const READER_SECONDS = 12 * 60 * 60;

const MILLISECONDS = 1_000;

function secondsAfter(now: Date, seconds: number): number {
  return Math.floor(now.getTime() / MILLISECONDS) + seconds;
}

function dateOfExpiry(expires: number): Date {
  return new Date(expires * MILLISECONDS);
}

/** The creation of a link, from the expiry in its URL. */
export function dateOfLink(expires: string): Date {
  return dateOfExpiry(Number(expires) - LINK_SECONDS);
}

export function endOfLink(madeAt: Date): Date {
  return new Date(madeAt.getTime() + LINK_SECONDS * MILLISECONDS);
}

function hasEnded(expires: string, now: Date): boolean {
  return dateOfExpiry(Number(expires)) <= now;
}

/** Names the session of a link's reader. */
const READER_COOKIE = 'ainsathi_reader';

const COOKIE_PURPOSE = 'ainsathi reader cookie';

const VALUE = new RegExp(String.raw`(?:^|;\s*)${READER_COOKIE}=([\w-]+)\.(\d{1,12})\.([\w-]+)(?:;|$)`);

const cookieText = (sessionId: string, expires: string): string => `v1|${sessionId}|${expires}`;

/** The cookie gives access only together with a link signed for its session. */
function createReaderCookies(secret: string, former: readonly string[]) {
  const signatures = derivedSignatures(COOKIE_PURPOSE, secret, former);
  return {
    create: (sessionId: string, now: Date, secure: boolean): string => {
      const expires = secondsAfter(now, READER_SECONDS);
      const signature = signatures.sign(cookieText(sessionId, String(expires)));
      const value = `${READER_COOKIE}=${sessionId}.${expires}.${signature}`;
      const attributes = [
        `Max-Age=${READER_SECONDS}`,
        `Path=${DOCUMENTS_PATH}`,
        'HttpOnly',
        'SameSite=Strict',
      ];
      return [value, ...attributes, ...(secure ? ['Secure'] : [])].join('; ');
    },
    /** The session of a `Cookie` header; null without the cookie, and for a forged or expired cookie. */
    sessionOf: (cookieHeader: string | undefined, now: Date): string | null => {
      const [, sessionId = '', expires = '', signature = ''] = VALUE.exec(cookieHeader ?? '') ?? [];
      if (sessionId === '' || hasEnded(expires, now)) return null;
      return signatures.isSigned(cookieText(sessionId, expires), signature) ? sessionId : null;
    },
  };
}

export const DOCUMENTS_PATH = '/documents';

/** Uploads go to paths below it. */
export const UPLOADS_PATH = `${DOCUMENTS_PATH}/uploads`;
export const PAPERS_PATH = `${DOCUMENTS_PATH}/licence-papers`;

const PURPOSE = 'ainsathi private link';

export type Disposition = 'view' | 'attachment';

const DISPOSITIONS: Readonly<Record<string, Disposition>> = { v: 'view', a: 'attachment' };

export interface LinkedDocument {
  /** Such as `receipt`: lower case and hyphens. */
  kind: string;
  id: string;
  disposition: Disposition;
  language: Language;
}

export interface OpenedDocument extends LinkedDocument {
  madeAt: Date;
  /** The small picture of a photo, by the same link. */
  isThumbnail: boolean;
}

/** Only for this account, and only during this session. */
export interface LinkReader {
  accountId: string;
  sessionId: string;
}

/** A link, and the cookie that identifies its reader. */
export interface PrivateLink {
  path: string;
  expiresAt: Date;
  /** The value of `Set-Cookie`, sent with the link. */
  cookie: string;
}

export interface LinkOptions {
  /** The end of the URL, so that a tab and a saved file have a name; not signed. */
  name: string;
  now: Date;
  secure: boolean;
}

/** A parsed URL; valid only if signed for its reader. */
export interface ParsedLink extends LinkedDocument {
  expires: string;
  signature: string;
  /** Expired: what was opened in time can still be read on. */
  hasEnded: boolean;
}

const KIND = /^[a-z][a-z-]{0,39}$/;
/** Without `|`, the separator of the signed parts. */
const ID = /^[\w-]{1,64}$/;
const EXPIRES = /^\d{1,12}$/;

type Unchecked = Readonly<Record<string, unknown>>;
type Signed = Omit<ParsedLink, 'signature' | 'hasEnded'>;

function signedText(
  { kind, id, expires, disposition, language }: Signed,
  { accountId, sessionId }: LinkReader,
): string {
  return ['v1', kind, id, accountId, sessionId, expires, disposition.charAt(0), language].join('|');
}

/** The last segment of the URL; dots alone would change the path. */
function addressName(name: string): string {
  return encodeURIComponent(/^\.*$/.test(name) ? 'document' : name);
}

function pathOf(signed: Signed, signature: string, name: string): string {
  const { kind, id, expires, disposition, language } = signed;
  const query = new URLSearchParams({ e: expires, d: disposition.charAt(0), l: language, s: signature });
  return `${DOCUMENTS_PATH}/${kind}/${id}/${addressName(name)}?${query.toString()}`;
}

/** Null for any other URL. */
function readLink({ kind, id }: Unchecked, { e, d, l, s }: Unchecked, now: Date): ParsedLink | null {
  if (typeof kind !== 'string' || !KIND.test(kind) || typeof id !== 'string' || !ID.test(id)) return null;
  if (typeof e !== 'string' || !EXPIRES.test(e) || typeof s !== 'string') return null;
  const disposition = typeof d === 'string' && Object.hasOwn(DISPOSITIONS, d) ? DISPOSITIONS[d] : undefined;
  if (disposition === undefined || !isLanguage(l)) return null;
  return { kind, id, disposition, language: l, expires: e, signature: s, hasEnded: hasEnded(e, now) };
}

/** The signature includes account and session, so only their reader may open them. @param former earlier secrets, still valid. */
export function createPrivateLinks(secret: string, former: readonly string[] = []) {
  const signatures = derivedSignatures(PURPOSE, secret, former);
  const cookies = createReaderCookies(secret, former);
  return {
    create: (
      document: LinkedDocument,
      reader: LinkReader,
      { name, now, secure }: LinkOptions,
    ): PrivateLink => {
      if (!KIND.test(document.kind) || !ID.test(document.id))
        throw new Error('A link has a kind of small letters, and an id');
      const expires = secondsAfter(now, LINK_SECONDS);
      const signed = { ...document, expires: String(expires) };
      const signature = signatures.sign(signedText(signed, reader));
      return {
        path: pathOf(signed, signature, name),
        expiresAt: dateOfExpiry(expires),
        cookie: cookies.create(reader.sessionId, now, secure),
      };
    },
    read: readLink,
    isValidFor: (asked: ParsedLink, reader: LinkReader): boolean =>
      signatures.isSigned(signedText(asked, reader), asked.signature),
    sessionOf: cookies.sessionOf,
  };
}

export type PrivateLinks = ReturnType<typeof createPrivateLinks>;
