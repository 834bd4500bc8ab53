import { paths } from '@ainsathi/contract/addresses';
import { Router } from 'express';

const ADDRESS = '/.well-known/security.txt';
const DAY = 24 * 60 * 60 * 1000;
const VALID_DAYS = 180;

/** `/.well-known/security.txt` (RFC 9116): where somebody who found a weakness writes to. */
export function createSecurityText(origin: () => string): Router {
  const router = Router();
  router.get(ADDRESS, (_request, response) => {
    const expires = new Date(Math.floor(Date.now() / DAY + VALID_DAYS) * DAY).toISOString();
    const lines = [
      `Contact: ${origin()}${paths.contact}`,
      `Expires: ${expires}`,
      'Preferred-Languages: en, bn',
      `Canonical: ${origin()}${ADDRESS}`,
    ];
    response
      .setHeader('Cache-Control', 'public, max-age=86400')
      .type('text')
      .send(`${lines.join('\n')}\n`);
  });
  return router;
}
