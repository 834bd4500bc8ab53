import { type RequestHandler, Router } from 'express';
import type { DataSource } from 'typeorm';
import type { Config } from '../config/config';
import type { OriginReader } from '../platform/request-origin';
import { Mail } from '../platform/mail/mail.entity';
import { escapeMarkup } from '@ainsathi/contract/escape-markup';
import { policies } from './security-headers';

const SHOWN = 50;

const STYLE = 'font:16px/1.5 system-ui,sans-serif;max-width:720px;margin:32px auto;padding:0 16px';

function mailArticle({ address, subject, createdAt, html }: Mail): string {
  const body = /<body[^>]*>([^]*)<\/body>/.exec(html ?? '')?.[1] ?? '';
  return `<article style="border:1px solid;border-radius:6px;padding:16px;margin:16px 0"><h2>${escapeMarkup(subject)}</h2>
<p>To ${escapeMarkup(address)}, ${createdAt.toISOString()}</p>${body}</article>`;
}

function outboxPage(mails: readonly Mail[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox</title><body style="${STYLE}"><h1>Outbox</h1>
<p>Without SMTP_URL mails stay here. Newest first; reload to see new ones.</p>
${mails.map(mailArticle).join('\n') || '<p>No mails yet.</p>'}</body></html>`;
}

/** Undelivered mails at `/dev/outbox`, never in production and only for this machine: their reader could set every password. */
export function createOutbox(
  { mail, production }: Pick<Config, 'mail' | 'production'>,
  dataSource: DataSource,
  originOf: OriginReader,
): Router {
  const router = Router();
  if (production || mail) return router;
  const show: RequestHandler = async (request, response, next) => {
    if (!originOf(request).thisMachine) {
      next();
      return;
    }
    const mails = await dataSource.manager.find(Mail, {
      order: { createdAt: 'desc', id: 'desc' },
      take: SHOWN,
    });
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Security-Policy', policies.form);
    response.format({
      html: () => response.send(outboxPage(mails)),
      json: () =>
        response.json(mails.map(({ address, kind, subject, text }) => ({ address, kind, subject, text }))),
    });
  };
  router.get('/dev/outbox', show);
  return router;
}
