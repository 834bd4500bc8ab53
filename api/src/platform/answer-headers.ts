import type { ServerResponse } from 'node:http';

/** Powerful features of browsers that no page of the product uses. Sharing and writing to the clipboard stay as they are. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const ONE_YEAR_SECONDS = 31_536_000;

const HEADERS: [string, string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Frame-Options', 'DENY'],
  [
    'Permissions-Policy',
    [
      ...UNUSED_FEATURES.map((feature) => `${feature}=()`),
      'clipboard-write=(self)',
      'publickey-credentials-create=(self)',
      'publickey-credentials-get=(self)',
    ].join(', '),
  ],
  // For everything that is no page; pages set their own.
  [
    'Content-Security-Policy',
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  ],
];

/** The value of `Strict-Transport-Security`. */
export function hstsOf(withSubdomains: boolean): string {
  return `max-age=${ONE_YEAR_SECONDS}${withSubdomains ? '; includeSubDomains' : ''}`;
}

/** Sets the security headers that every answer has. @param hsts where people reach the product through HTTPS. */
export function setAnswerHeaders(response: ServerResponse, requestId: string, hsts: string | null): void {
  response.setHeader('X-Request-Id', requestId);
  for (const [name, value] of HEADERS) response.setHeader(name, value);
  if (hsts) response.setHeader('Strict-Transport-Security', hsts);
}
