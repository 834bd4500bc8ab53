import type { IncomingMessage, ServerResponse } from 'node:http';
import { withoutLanguage } from '@ainsathi/contract/languages';
import { remember } from '@ainsathi/contract/remember';
import type { Config } from '../config/config';

/** Powerful browser features that only a call's page uses, or none. Sharing and writing to the clipboard keep their defaults. */
const UNUSED_FEATURES =
  'accelerometer autoplay browsing-topics camera display-capture encrypted-media fullscreen geolocation gyroscope hid magnetometer microphone midi payment picture-in-picture screen-wake-lock serial usb xr-spatial-tracking';

/** The features of a call's page. */
const CALL_FEATURES = 'camera microphone autoplay screen-wake-lock'.split(' ');

const OWN_FEATURES = 'clipboard-write publickey-credentials-create publickey-credentials-get';

const ONE_YEAR_SECONDS = 31_536_000;

const bare = (styles = '', forms = "'none'"): string =>
  `default-src 'none'; ${styles}base-uri 'none'; form-action ${forms}; frame-ancestors 'none'`;

/** Content security policies of responses other than pages. */
export const policies = {
  /** The default: may load and do nothing. */
  bare: bare(),
  file: "default-src 'none'; sandbox",
  /** Chromium does not start its viewer in a sandboxed document. */
  pdf: "frame-ancestors 'none'",
  manual: bare("style-src 'self'; img-src 'self'; "),
  /** For the API's own pages with a form. */
  form: bare("style-src 'unsafe-inline'; ", "'self'"),
  /** The editor needs inline styles and workers; the page has no session. */
  playground:
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; worker-src 'self' blob:; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
};

/** @param used additional features of a document. */
function permissionsFor(used: readonly string[]): string {
  const closed = UNUSED_FEATURES.split(' ').filter((name) => !used.includes(name));
  return [
    ...closed.map((name) => `${name}=()`),
    ...[...used, ...OWN_FEATURES.split(' ')].map((name) => `${name}=(self)`),
  ].join(', ');
}

const HEADERS: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Frame-Options', 'DENY'],
  ['Permissions-Policy', permissionsFor([])],
  ['Content-Security-Policy', policies.bare],
];

/** Null where people do not reach the product through HTTPS. */
export function hstsOf({ publicOrigin, hstsSubdomains }: Config): string | null {
  if (!publicOrigin?.startsWith('https:')) return null;
  return `max-age=${ONE_YEAR_SECONDS}${hstsSubdomains ? '; includeSubDomains' : ''}`;
}

export function setSecurityHeaders(response: ServerResponse, hsts: string | null): void {
  for (const [name, value] of HEADERS) response.setHeader(name, value);
  if (hsts) response.setHeader('Strict-Transport-Security', hsts);
}

/** Additional headers of pages: for old browsers and plug-ins, and against foreign pages. */
const OF_PAGES: readonly (readonly [string, string])[] = [
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Origin-Agent-Cluster', '?1'],
  ['X-DNS-Prefetch-Control', 'off'],
  ['X-Download-Options', 'noopen'],
  ['X-Permitted-Cross-Domain-Policies', 'none'],
  ['X-XSS-Protection', '0'],
];

const CALL_PERMISSIONS = permissionsFor(CALL_FEATURES);
/** A call is its own document, because permissions belong to the document. */
const CALL = /^\/call\/[^/]+$/;

const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i;

type SiteConfig = Pick<Config, 'publicOrigin' | 'webDev'>;

/** Only scripts from this origin and never inline, so that injected markup cannot steal a token. */
function pagePolicy({ publicOrigin, webDev }: SiteConfig, socketOrigin: string): string {
  // Vite's hot reload adds inline scripts and styles.
  const inline = webDev ? " 'unsafe-inline'" : '';
  const upgrade = publicOrigin?.startsWith('https:') ? '; upgrade-insecure-requests' : '';
  return `default-src 'self'; script-src 'self'${inline}; style-src 'self'${inline}; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self' ${webDev ? 'ws:' : socketOrigin}; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; worker-src 'self'; manifest-src 'self'${upgrade}`;
}

export function createPageHeaders(
  config: SiteConfig,
): (request: IncomingMessage, response: ServerResponse) => void {
  // Older Safari does not treat the page's socket as its own origin.
  const known = config.publicOrigin?.replace(/^http/, 'ws');
  const policyOf = remember(100, (host) =>
    pagePolicy(config, known ?? (HOST.test(host) ? `ws://${host}` : "'self'")),
  );
  return ({ url = '', headers: { host = '' } }, response) => {
    for (const [name, value] of OF_PAGES) response.setHeader(name, value);
    response.setHeader('Content-Security-Policy', policyOf(host));
    if (CALL.test(withoutLanguage(url.split('?')[0] ?? '')))
      response.setHeader('Permissions-Policy', CALL_PERMISSIONS);
  };
}

export function setPlaygroundHeaders(response: ServerResponse): void {
  for (const [name, value] of OF_PAGES) response.setHeader(name, value);
  response.setHeader('Content-Security-Policy', policies.playground);
}
