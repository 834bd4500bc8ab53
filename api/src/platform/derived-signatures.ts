import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;

/** Signs texts for one purpose, and knows its own signatures again. */
export interface Signatures {
  sign: (text: string) => string;
  /** In constant time, also by the secrets of before. */
  isSigned: (text: string, signature: string) => boolean;
}

/** Compares secrets in constant time. */
export function isSameSecret(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function signerOf(purpose: string, secret: string): (text: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}

/**
 * Signatures with a key that is derived from the secret of the installation for a purpose, so that they serve for nothing
 * else.
 * @param former secrets of before, whose signatures are still good.
 */
export function derivedSignatures(
  purpose: string,
  secret: string,
  former: readonly string[] = [],
): Signatures {
  const sign = signerOf(purpose, secret);
  const signers = [sign, ...former.map((one) => signerOf(purpose, one))];
  return {
    sign,
    isSigned: (text, signature) => signers.some((signer) => isSameSecret(signer(text), signature)),
  };
}
