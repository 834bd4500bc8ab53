import { defaultLanguage, isLanguage, type Language } from '@ainsathi/contract/languages';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { Config } from '../../config/config';
import type { JobQueue } from '../jobs/job-queue';
import { type MailContent, mailHtml, mailIn, mailText } from './mail-content';
import { Mail } from './mail.entity';

export interface MailContext {
  db: EntityManager;
  platform: { jobs: JobQueue };
  now: () => Date;
}

/** For mails with links, of requests and jobs. */
export type LinkMailContext = MailContext & { platform: { config: Pick<Config, 'publicOrigin'> } };

/** English for a deleted account. */
export async function languageOfAccount(db: EntityManager, accountId: string | null): Promise<Language> {
  if (accountId === null) return defaultLanguage;
  const rows = await db.query<{ language: string }[]>('select language from accounts where id = $1', [
    accountId,
  ]);
  const language = rows[0]?.language;
  return isLanguage(language) ? language : defaultLanguage;
}

/** Stores a mail in the account's language, with its delivery job, in the transaction of the context; nothing without an address. */
export async function sendMail(
  { db, platform, now }: MailContext,
  to: Pick<Mail, 'accountId' | 'address' | 'kind'> & Partial<Pick<Mail, 'unsubscribeUrl'>>,
  content: MailContent,
): Promise<void> {
  if (to.address === '') return;
  const id = uuidv7();
  const language = await languageOfAccount(db, to.accountId);
  const mail = mailIn(language, content);
  await db.insert(Mail, {
    id,
    ...to,
    subject: mail.subject,
    text: mailText(mail, language),
    html: mailHtml(mail, language),
    createdAt: now(),
  });
  await platform.jobs.add(db, 'send-mail', { mailId: id });
}
