import { once } from 'node:events';
import { freePort } from '../../lib/throwaway-server.mjs';
import { requireFromProduct } from './product.mjs';
import { until } from './requests.mjs';

const { SMTPServer } = requireFromProduct('smtp-server');

/** A mail in quoted-printable or 7-bit transfer. */
function readMail(raw, to) {
  const text = raw
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  const header = (name) => new RegExp(`^${name}: (.*)$`, 'im').exec(text)?.[1]?.trim() ?? '';
  return { to, id: header('Message-ID'), subject: header('Subject'), text };
}

/**
 * A mail server that keeps what it gets in `mails`, in the order of arrival. `variables` let the product use it; `stop()` and
 * `start()` take it away and bring it back on the same port; `secretTo` waits for a mail, and gives the secret of its link.
 */
export async function startMailServer(run) {
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
    const options = { authOptional: true, disabledCommands: ['STARTTLS'], disableReverseLookup: true };
    server = new SMTPServer({ ...options, onData });
    // A sender that is killed cuts its connection.
    server.on('error', () => undefined);
    await once(server.listen(port, '127.0.0.1'), 'listening');
  };
  const stop = () => new Promise((resolve) => void server.close(resolve));
  await start();
  run.atEnd(stop);
  return {
    mails,
    start,
    stop,
    /** The secret of the link in the newest mail to an address, with a subject, after so many of the first mails. */
    secretTo: async (address, subject, after) => {
      const isWanted = (mail) => mail.to === address && mail.subject === subject;
      const find = () => mails.slice(after).findLast(isWanted);
      await until(find);
      const secret = /https:\/\/ainsathi\.test\/[a-z/-]+#([\w-]{43})/.exec(find().text)?.[1];
      if (!secret) throw new Error(`There is no link in ${find().text}`);
      return secret;
    },
    variables: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'AinSathi <no-reply@ainsathi.test>',
      PUBLIC_ORIGIN: 'https://ainsathi.test',
    },
  };
}
