import PgBoss from 'pg-boss';
import type { EntityManager } from 'typeorm';

export interface JobData {
  /** Delivers a mail of the table `mails`. */
  'send-mail': { mailId: string };
  /** Looks up the account of an email and mails it a link for a new password. */
  'mail-password-reset': { email: string };
  /** Looks up the account of an email for which too many passwords were tried, and mails it a way to sign in. */
  'mail-unlock': { email: string };
  /** Shows a notification on a device; without one a test. */
  'send-push': { subscriptionId: string; notificationId: string | null };
  'erase-document': { documentId: string };
}

export type JobName = keyof JobData;

export const jobNames: readonly JobName[] = [
  'send-mail',
  'mail-password-reset',
  'mail-unlock',
  'send-push',
  'erase-document',
];

export const JOBS_SCHEMA = 'jobs';

/** Work after the request: it begins once the transaction that asks for it is committed, and survives restarts. */
export interface JobQueue {
  /** Adds a job in the transaction of `db`. */
  add: <Name extends JobName>(db: EntityManager, name: Name, data: JobData[Name]) => Promise<void>;
}

/** The queue on the product's own database. It opens no connection: jobs are added on those of the caller. */
export function createJobQueue(): JobQueue {
  const boss = new PgBoss({ schema: JOBS_SCHEMA });
  return {
    add: async (db, name, data) => {
      const executeSql = async (text: string, values: unknown[]) => ({
        rows: await db.query<unknown[]>(text, values),
      });
      await boss.send(name, data, { db: { executeSql } });
    },
  };
}
