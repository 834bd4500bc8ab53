import { Secret, TOTP } from 'otpauth';

const ISSUER = 'AinSathi';
const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
/** Clocks of phones are wrong by up to this many steps. */
const DRIFT_STEPS = 1;

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
    secret: Secret.fromBase32(secret),
  });
}

/** A new secret for an authenticator app, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that an authenticator app reads as a QR code. */
export function totpUri(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** The step whose code it is, counted from 1970; null for a code of none of the steps around now. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: DRIFT_STEPS });
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
}
