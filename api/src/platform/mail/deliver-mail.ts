import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import type { Config } from '../../config/config';
import { Mail } from './mail.entity';

const TIMEOUTS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 20_000 };

/** Under the sender's domain, so that mail servers can look it up. */
function messageIdOf(id: string, from: string): string {
  return `<${id}@${/@([^\s<>@]+)>?$/.exec(from)?.[1] ?? 'localhost'}>`;
}

/** Tests the server of `SMTP_URL`. Returns its answer. @throws the server's refusal. */
export async function sendTestMail(
  { smtpUrl, from }: NonNullable<Config['mail']>,
  address: string,
): Promise<string> {
  const { response } = await createTransport({ url: smtpUrl, ...TIMEOUTS }).sendMail({
    from,
    to: address,
    subject: 'A test of AinSathi',
    text: 'Mails of AinSathi arrive at this address.',
    messageId: messageIdOf(randomUUID(), from),
  });
  return response;
}

export interface MailRules {
  /** Whether to delete a mail instead of sending it. */
  isHeldBack: (mail: Mail) => Promise<boolean>;
  /** Called after a permanent refusal of the address. */
  onRefused: (mail: Mail) => Promise<void>;
}

/** Unknown mailbox; a full mailbox and a policy (5.2.2, 5.7.x) may be temporary. */
function isRefusedForGood(error: unknown): error is Error & { response: string } {
  if (!(error instanceof Error) || !('responseCode' in error) || !('response' in error)) return false;
  const { responseCode, response } = error;
  const isEnvelope = 'code' in error && error.code === 'EENVELOPE';
  const isAddress = isEnvelope && [550, 551, 553].includes(Number(responseCode));
  return isAddress && typeof response === 'string' && !/\b5\.[27]\.\d/.test(response);
}

function unsubscribeHeaders({ unsubscribeUrl }: Mail): Record<string, string> {
  if (unsubscribeUrl === null) return {};
  return {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/**
 * Sends mails to the server of `SMTP_URL`, then erases their text, because links in them give access. Without a mail server
 * they stay in the database: outside production, the outbox shows them. Held-back mails are deleted. A delivery that throws is
 * tried again.
 */
export function createMailDelivery(
  { mail: settings, production }: Pick<Config, 'mail' | 'production'>,
  dataSource: DataSource,
  log: Logger,
  { isHeldBack, onRefused }: MailRules,
): (mailId: string) => Promise<void> {
  const transport = settings
    ? createTransport({ url: settings.smtpUrl, ...TIMEOUTS }, { from: settings.from })
    : null;
  if (!transport && production)
    log.warn('SMTP_URL is not set: nobody gets a mail, such as the link for a lost password');
  // The outbox shows the text.
  const keeps = !transport && !production;
  return async (mailId) => {
    const mail = await dataSource.manager.findOneBy(Mail, { id: mailId });
    if (mail?.sentAt !== null || mail.text === null || mail.html === null) return;
    const forget = (): Promise<unknown> => dataSource.manager.delete(Mail, { id: mailId });
    if (await isHeldBack(mail)) {
      await forget();
      return;
    }
    if (keeps) return;
    try {
      await transport?.sendMail({
        to: mail.address,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: messageIdOf(mail.id, settings?.from ?? ''),
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
      });
    } catch (error) {
      if (!isRefusedForGood(error)) throw error;
      log.warn({ mailId, response: error.response }, 'a mail server refused an address for good');
      await onRefused(mail);
      await forget();
      return;
    }
    await dataSource.manager.update(
      Mail,
      { id: mailId },
      { ...(transport ? { sentAt: new Date() } : {}), text: null, html: null },
    );
  };
}
