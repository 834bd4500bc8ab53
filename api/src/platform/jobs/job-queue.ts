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

/** Work after the request: begins once its transaction is committed, and survives restarts. The queue opens no connection. */
export function createJobQueue() {
  const boss = new PgBoss({ schema: JOBS_SCHEMA });
  return {
    /** Adds a job in the transaction of `db`. */
    add: async <Name extends JobName>(db: EntityManager, name: Name, data: JobData[Name]): Promise<void> => {
      const executeSql = async (text: string, values: unknown[]) => ({
        rows: await db.query<unknown[]>(text, values),
      });
      await boss.send(name, data, { db: { executeSql } });
    },
  };
}

export type JobQueue = ReturnType<typeof createJobQueue>;
