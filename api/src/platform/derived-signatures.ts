import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;

/** Compares secrets in constant time. */
export function isSameSecret(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function signerOf(purpose: string, secret: string): (text: string) => string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}

/** Signs for one purpose with a derived key. @param former earlier secrets, whose signatures stay valid. */
export function derivedSignatures(purpose: string, secret: string, former: readonly string[] = []) {
  const sign = signerOf(purpose, secret);
  const signers = [sign, ...former.map((one) => signerOf(purpose, one))];
  return {
    sign,
    /** In constant time. */
    isSigned: (text: string, signature: string) =>
      signers.some((signer) => isSameSecret(signer(text), signature)),
  };
}
