import { isIP } from 'node:net';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { RequestContext } from '../../../../context';

/** Passkeys are bound to the domain; their responses name the origin. */
export interface PasskeySite {
  domain: string;
  origin: string;
}

function siteOf(origin: string): PasskeySite | null {
  if (!URL.canParse(origin)) return null;
  const { protocol, hostname, origin: plain } = new URL(origin);
  const isLocal = hostname === 'localhost' && protocol === 'http:';
  // Browsers accept passkeys only for domains; a URL writes IPv6 addresses in brackets.
  const isDomain = protocol === 'https:' && isIP(hostname) === 0 && !hostname.startsWith('[');
  return isLocal || isDomain ? { domain: hostname, origin: plain } : null;
}

/**
 * The site of passkeys, from `PUBLIC_ORIGIN`; without it, outside production, localhost as the request names it. Null where
 * passkeys are impossible, such as without HTTPS.
 */
export function passkeySite({
  host,
  platform: { config },
}: Pick<RequestContext, 'host' | 'platform'>): PasskeySite | null {
  if (config.publicOrigin !== null) return siteOf(config.publicOrigin);
  return config.production ? null : siteOf(`http://${host}`);
}

/** Longer than any response of an authenticator. */
const MOST_CHARACTERS = 20_000;
const BASE64URL = /^[\w-]+$/;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isBase64url(value: unknown): boolean {
  return typeof value === 'string' && value.length <= MOST_CHARACTERS && BASE64URL.test(value);
}

/** Whether a response has the common parts and these parts. */
function hasParts(value: unknown, parts: readonly string[]): boolean {
  if (!isRecord(value) || !isRecord(value.response) || value.type !== 'public-key') return false;
  const { response } = value;
  return [value.id, value.rawId, ...parts.map((part) => response[part])].every(isBase64url);
}

/** Checks only the shape; the signature is checked later. */
export function isAssertion(value: unknown): value is AuthenticationResponseJSON {
  return hasParts(value, ['clientDataJSON', 'authenticatorData', 'signature']);
}

export function isRegistration(value: unknown): value is RegistrationResponseJSON {
  return hasParts(value, ['clientDataJSON', 'attestationObject']);
}

const TRANSPORTS = new Set(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);

export function transportsOf({ response }: RegistrationResponseJSON): string[] {
  const named: unknown = response.transports;
  if (!Array.isArray(named)) return [];
  return [...TRANSPORTS].filter((transport) => named.includes(transport));
}
