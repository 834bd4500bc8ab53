import { type RequestHandler, Router } from 'express';
import type { DataSource } from 'typeorm';
import type { Config } from '../config/config';
import type { OriginReader } from '../platform/request-origin';
import { Mail } from '../platform/mail/mail.entity';
import { Sms } from '../platform/sms/sms.entity';
import { escapeMarkup } from '@ainsathi/contract/escape-markup';
import { policies } from './security-headers';

const SHOWN = 50;

const STYLE = 'font:16px/1.5 system-ui,sans-serif;max-width:720px;margin:32px auto;padding:0 16px';

type Sent = Pick<Mail, 'address' | 'kind' | 'subject' | 'text' | 'html' | 'createdAt'>;

const asSent = ({ phone, text, createdAt }: Sms): Sent => ({
  ...{ address: phone, kind: 'sms', subject: 'SMS', text, createdAt },
  html: `<body><pre style="white-space:pre-wrap">${escapeMarkup(text ?? '')}</pre></body>`,
});

function sentArticle({ address, subject, createdAt, html }: Sent): string {
  const body = /<body[^>]*>([^]*)<\/body>/.exec(html ?? '')?.[1] ?? '';
  return `<article style="border:1px solid;border-radius:6px;padding:16px;margin:16px 0"><h2>${escapeMarkup(subject)}</h2>
<p>To ${escapeMarkup(address)}, ${createdAt.toISOString()}</p>${body}</article>`;
}

function outboxPage(sent: readonly Sent[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox</title><body style="${STYLE}"><h1>Outbox</h1>
<p>Without SMTP_URL mails stay here, without SMS_URL SMS. Newest first; reload to see new ones.</p>
${sent.map(sentArticle).join('\n') || '<p>Nothing yet.</p>'}</body></html>`;
}

/** Undelivered mails and SMS at `/dev/outbox`, never in production and only for this machine: their reader could set every password. */
export function createOutbox(
  { mail, smsGateway, production }: Pick<Config, 'mail' | 'smsGateway' | 'production'>,
  dataSource: DataSource,
  originOf: OriginReader,
): Router {
  const router = Router();
  if (production || (mail && smsGateway)) return router;
  const show: RequestHandler = async (request, response, next) => {
    if (!originOf(request).thisMachine) {
      next();
      return;
    }
    const newest = { order: { createdAt: 'desc', id: 'desc' }, take: SHOWN } as const;
    const mails = mail ? [] : await dataSource.manager.find(Mail, newest);
    const texts = smsGateway ? [] : await dataSource.manager.find(Sms, newest);
    const sent: Sent[] = [...mails, ...texts.map(asSent)].sort(
      (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
    );
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Content-Security-Policy', policies.form);
    response.format({
      html: () => response.send(outboxPage(sent)),
      json: () =>
        response.json(sent.map(({ address, kind, subject, text }) => ({ address, kind, subject, text }))),
    });
  };
  router.get('/dev/outbox', show);
  return router;
}
