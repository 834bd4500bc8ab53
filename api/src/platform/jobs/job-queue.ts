import PgBoss from 'pg-boss';
import type { EntityManager } from 'typeorm';

export interface JobData {
  'send-mail': { mailId: string };
  'send-sms': { smsId: string };
  /** Mails a link for a new password if the email has an account. */
  'mail-password-reset': { email: string };
  /** After too many passwords: mails a way to sign in if the email has an account. */
  'mail-unlock': { email: string };
  /** Pushes a notification to a device; null sends a test. */
  'send-push': { subscriptionId: string; notificationId: string | null };
  'erase-document': { documentId: string };
}

export type JobName = keyof JobData;

export const jobNames: readonly JobName[] = [
  'send-mail',
  'send-sms',
  'mail-password-reset',
  'mail-unlock',
  'send-push',
  'erase-document',
];

export const JOBS_SCHEMA = 'jobs';

/** Work after the request: starts once its transaction is committed, and survives restarts. Opens no connection. */
export function createJobQueue() {
  const boss = new PgBoss({ schema: JOBS_SCHEMA });
  return {
    /** In the transaction of `db`. */
    add: async <Name extends JobName>(db: EntityManager, name: Name, data: JobData[Name]): Promise<void> => {
      const executeSql = async (text: string, values: unknown[]) => ({
        rows: await db.query<unknown[]>(text, values),
      });
      await boss.send(name, data, { db: { executeSql } });
    },
  };
}

export type JobQueue = ReturnType<typeof createJobQueue>;
