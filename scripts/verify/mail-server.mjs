import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from '../lib/paths.mjs';
import { freePort } from '../lib/throwaway-server.mjs';

const ORIGIN = 'https://ainsathi.test';
const WAIT_MILLISECONDS = 30_000;

const { SMTPServer } = createRequire(inRoot('api', 'package.json'))('smtp-server');

/** A mail in quoted-printable or 7-bit transfer. */
function readMail(raw, to) {
  const text = raw
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  const header = (name) => new RegExp(`^${name}: (.*)$`, 'im').exec(text)?.[1]?.trim() ?? '';
  return { to, id: header('Message-ID'), subject: header('Subject'), text, at: Date.now() };
}

/**
 * A mail server that keeps what it gets in `mails`, in the order of arrival. `variables` let the product use it; `stop()` and
 * `start()` take it away and bring it back on the same port.
 */
export async function startMailServer({ atEnd }) {
  const port = await freePort();
  const mails = [];
  let server = null;
  const onData = (stream, session, done) => {
    const chunks = [];
    stream.on('data', (chunk) => chunks.push(chunk));
    stream.on('end', () => {
      for (const { address } of session.envelope.rcptTo)
        mails.push(readMail(Buffer.concat(chunks).toString(), address));
      done();
    });
  };
  const start = async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      onData,
    });
    // A sender that is killed cuts its connection.
    server.on('error', () => undefined);
    await once(server.listen(port, '127.0.0.1'), 'listening');
  };
  const stop = async () => {
    const closing = server;
    server = null;
    if (closing) await new Promise((resolve) => void closing.close(resolve));
  };
  await start();
  atEnd(stop);
  const variables = {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'AinSathi <no-reply@ainsathi.test>',
    PUBLIC_ORIGIN: ORIGIN,
  };
  return { mails, variables, start, stop };
}

/** The newest mail to an address with a subject; waits for it. `after` leaves out so many of the first mails. */
export async function mailTo({ mails }, to, subject, after = 0) {
  const until = Date.now() + WAIT_MILLISECONDS;
  while (Date.now() < until) {
    const mail = mails.slice(after).findLast((one) => one.to === to && one.subject === subject);
    if (mail) return mail;
    await sleep(50);
  }
  throw new Error(`No mail “${subject}” came to ${to}.`);
}

/** The secret of the link in a mail. */
export function secretOf({ text }) {
  const secret = /https:\/\/ainsathi\.test\/[a-z/-]+#([\w-]{43})/.exec(text)?.[1];
  if (!secret) throw new Error(`There is no link in ${text}`);
  return secret;
}
