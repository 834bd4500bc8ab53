/** Without letters that are read as digits. */
export const RECOVERY_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const BANGLA_ZERO = 0x09e6;
const TOTP_CODE = /^\d{6}$/;
const RECOVERY_CODE = /^(\d{2})([0-9A-HJKMNP-TV-Z]{12})$/;

/** A code as it was typed: of the authenticator app, or a recovery code with its place. */
export type TypedCode = { totp: string } | { place: number; secret: string };

/** Reads a code in any notation: with spaces or hyphens, in Bangla digits, in lower case; null for what is none. */
export function readCode(text: string): TypedCode | null {
  const plain = text
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO))
    .replace(/[\s\u2010-\u2015-]/g, '')
    .toUpperCase();
  if (TOTP_CODE.test(plain)) return { totp: plain };
  const [, place, secret] = RECOVERY_CODE.exec(plain.replace(/O/g, '0').replace(/[IL]/g, '1')) ?? [];
  return place && secret ? { place: Number(place), secret } : null;
}
