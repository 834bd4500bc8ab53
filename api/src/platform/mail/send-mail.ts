import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { JobQueue } from '../jobs/job-queue';
import { type MailContent, mailHtml, mailText } from './mail-content';
import { Mail } from './mail.entity';

/** To whom a mail goes, and of which kind it is. */
export interface MailAddress {
  /** Null where the address is not, or not yet, that of the account. */
  accountId: string | null;
  address: string;
  kind: string;
  /** Where mail programs stop such mails without a sign-in (RFC 8058). */
  unsubscribeUrl?: string;
}

/** The part of a request's context that a mail needs. */
export interface MailContext {
  db: EntityManager;
  platform: { jobs: JobQueue };
  now: () => Date;
}

/** Stores a mail and the job that delivers it, in the transaction of the context. */
export async function sendMail(
  { db, platform, now }: MailContext,
  to: MailAddress,
  content: MailContent,
): Promise<void> {
  const id = uuidv7();
  await db.insert(Mail, {
    id,
    unsubscribeUrl: null,
    ...to,
    subject: content.subject,
    text: mailText(content),
    html: mailHtml(content),
    createdAt: now(),
    sentAt: null,
  });
  await platform.jobs.add(db, 'send-mail', { mailId: id });
}
