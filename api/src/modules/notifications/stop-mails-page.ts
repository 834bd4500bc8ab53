import { paths } from '@ainsathi/contract/addresses';
import { inLanguage, type Language } from '@ainsathi/contract/languages';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Platform } from '../../context';
import { policies } from '../../http/security-headers';
import { type PlainSentence, sentenceIn } from '../../i18n/sentences';
import { languageOfAccount } from '../../platform/mail/send-mail';
import { STOP_MAILS_PATH } from '../../platform/mail/unsubscribe-links';
import { languageOfRequest } from '../../i18n/request-language';
import { stopMails } from './notification-choices.service';
import { rulesOfKind } from './kind-rules';
import { type NotificationKind, notificationKinds } from './notification.kinds';

const STYLE = `body{margin:0;background:#fbfaf6;color:#1c2b33;font:16px/1.5 system-ui,sans-serif}
main{max-width:480px;margin:64px auto;padding:0 16px}h1{font-size:26px;line-height:1.25;margin:0 0 16px}
ul{margin:0 0 24px;padding-left:20px}.brand{margin:0 0 24px;color:#00563f;font:600 22px Georgia,serif}
button{min-height:48px;padding:0 24px;border:0;border-radius:6px;background:#00563f;color:#fff;font:600 16px system-ui,sans-serif;cursor:pointer}
a{color:#00563f}button:focus-visible,a:focus-visible{outline:3px solid #c8102e;outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#10201c;color:#e9efec}a,.brand{color:#7fd1b3}}`;

const OK = 200;
const BAD_REQUEST = 400;
/** Mail programs post `List-Unsubscribe=One-Click`. */
const MOST_BODY_BYTES = 1_000;

interface StopPage {
  /** The account's language, as in its mails; the browser's for a malformed link. */
  language: Language;
  title: PlainSentence;
  body: string;
}

function send(response: Response, status: number, { language, title, body }: StopPage): void {
  const heading = sentenceIn(language, title);
  const brand = sentenceIn(language, 'AinSathi');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Security-Policy', policies.form);
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('X-Robots-Tag', 'noindex');
  response.status(status).type('html')
    .send(`<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${heading} · ${brand}</title>
<style>${STYLE}</style></head><body><main><p class="brand">${brand}</p><h1>${heading}</h1>${body}</main></body></html>`);
}

function listOf(kinds: readonly NotificationKind[], language: Language): string {
  const subjects = kinds.map((kind) => sentenceIn(language, rulesOfKind(kind).subject));
  return `<ul>${subjects.map((subject) => `<li>${subject}</li>`).join('')}</ul>`;
}

interface StopLink {
  accountId: string;
  kinds: NotificationKind[];
  language: Language;
}

/** The link at the end of a mail: stops mails of its kinds without a sign-in (RFC 8058). */
export function createStopMailsPage({ unsubscribeLinks, dataSource }: Platform): Router {
  const router = Router();
  const db = dataSource.manager;
  const readLink = async (request: Request, response: Response): Promise<StopLink | null> => {
    const stopped = unsubscribeLinks.read(request.query);
    if (stopped) {
      const kinds = notificationKinds.filter((kind) => stopped.kinds.includes(kind));
      return { ...stopped, kinds, language: await languageOfAccount(db, stopped.accountId) };
    }
    const language = languageOfRequest(request);
    const body = `<p>${sentenceIn(language, 'Please use the whole link of the mail.')}</p>`;
    send(response, BAD_REQUEST, { language, title: 'This link is not complete', body });
    return null;
  };
  const ask: RequestHandler = async (request, response) => {
    const link = await readLink(request, response);
    if (!link) return;
    const title = link.kinds.length > 1 ? 'Stop mails of these kinds?' : 'Stop mails of this kind?';
    // Needs a button, so that mail scanners that follow links stop nothing.
    const { kinds, language } = link;
    const button = `<form method="post"><button>${sentenceIn(language, 'Stop these mails')}</button></form>`;
    send(response, OK, { language, title, body: listOf(kinds, language) + button });
  };
  const stop: RequestHandler = async (request, response) => {
    const link = await readLink(request, response);
    if (!link) return;
    const { accountId, kinds, language } = link;
    await stopMails({ db }, accountId, kinds);
    const title =
      kinds.length > 1 ? 'You get no more mails of these kinds' : 'You get no more mails of this kind';
    const href = inLanguage(paths.notificationSettings, language);
    const settings = `<a href="${href}">${sentenceIn(language, 'Notification settings')}</a>`;
    const again = sentenceIn(language, ['{{link}} turn them on again.', { link: settings }]);
    send(response, OK, { language, title, body: `${listOf(kinds, language)}<p>${again}</p>` });
  };
  router.get(STOP_MAILS_PATH, ask);
  router.post(STOP_MAILS_PATH, express.urlencoded({ extended: false, limit: MOST_BODY_BYTES }), stop);
  return router;
}
