import type { Platform } from './context';
import { sweepPictures } from './images/sweep-pictures';
import { isForLockedAccount } from './modules/accounts/locks/mails-of-locked';
import { mailPasswordReset } from './modules/accounts/recovery/password-reset.service';
import { removeLostFactors } from './modules/accounts/second-factor/remove-lost-factors';
import { mailUnlock } from './modules/accounts/sessions/unlock-sign-in';
import { sweepAccounts } from './modules/accounts/sweep-accounts';
import { remindOfHearings } from './modules/cases/hearings/remind-of-hearings';
import { remindOfQuietCases } from './modules/cases/remind-of-quiet-cases';
import { remindOfRequests } from './modules/cases/remind-of-requests';
import { compareDocuments, eraseDocument, sweepDocuments } from './modules/documents/sweep-documents';
import { notifyOfUnusualActs } from './modules/audit/unusual-staff-acts';
import { remindOfPayments } from './modules/money/remind-of-payments';
import { postNotifications } from './modules/notifications/post-notifications';
import { sendPush } from './modules/notifications/send-push';
import { sweepNotifications } from './modules/notifications/sweep-notifications';
import { recountDirectoryWords } from './modules/lawyers/directory/directory-counts.job';
import type { JobHandlers, RepeatedWork } from './platform/jobs/job-workers';
import { sealAudit } from './platform/audit/audit-seals';
import { isToRefusedEmail, markEmailRefused } from './modules/accounts/email/refused-email';
import { createMailDelivery, type MailRules } from './platform/mail/deliver-mail';

/** Which mails are deleted instead of sent, and what follows where an address is refused. */
export function createMailRules({ manager }: Platform['dataSource']): MailRules {
  return {
    isHeldBack: async (mail) =>
      (await isForLockedAccount(manager, mail)) || (await isToRefusedEmail(manager, mail)),
    onRefused: (mail) => markEmailRefused(manager, mail),
  };
}

export function createJobHandlers(platform: Platform): JobHandlers {
  const rules = createMailRules(platform.dataSource);
  const deliver = createMailDelivery(platform.config, platform.dataSource, platform.log, rules);
  return {
    'send-mail': async ({ mailId }) => deliver(mailId),
    'mail-password-reset': async ({ email }) => mailPasswordReset(platform, email),
    'mail-unlock': async ({ email }) => mailUnlock(platform, email),
    'send-push': async (push) => sendPush(platform, push),
    'erase-document': async ({ documentId }) => eraseDocument(platform, documentId),
  };
}

/** What is done by a schedule, in one of all processes; `directUrl` is the address of the database server itself. */
export const repeatedWork: readonly RepeatedWork<[Platform, directUrl: string]>[] = [
  {
    name: 'remind-of-requests',
    cron: '* * * * *',
    run: async ({ dataSource }) => remindOfRequests(dataSource),
  },
  {
    name: 'remind-of-quiet-cases',
    cron: '* * * * *',
    run: async ({ dataSource }) => remindOfQuietCases(dataSource),
  },
  {
    name: 'remind-of-hearings',
    cron: '* * * * *',
    run: async ({ dataSource }) => remindOfHearings(dataSource),
  },
  {
    name: 'remind-of-payments',
    cron: '* * * * *',
    run: async ({ dataSource }) => remindOfPayments(dataSource),
  },
  {
    name: 'notify-of-unusual-acts',
    cron: '* * * * *',
    run: async ({ dataSource }) => notifyOfUnusualActs(dataSource),
  },
  { name: 'post-notifications', cron: '* * * * *', run: async (platform) => postNotifications(platform) },
  {
    name: 'sweep-notifications',
    cron: '45 3 * * *',
    run: async ({ dataSource }) => sweepNotifications(dataSource),
  },
  {
    name: 'sweep-accounts',
    cron: '7 * * * *',
    run: async ({ dataSource, config }) => sweepAccounts(dataSource, config),
  },
  {
    name: 'recount-directory-words',
    cron: '23 * * * *',
    run: async (_platform, directUrl) => recountDirectoryWords(directUrl),
  },
  { name: 'remove-lost-factors', cron: '*/10 * * * *', run: async (platform) => removeLostFactors(platform) },
  { name: 'seal-audit', cron: '* * * * *', run: async ({ dataSource, log }) => sealAudit(dataSource, log) },
  { name: 'sweep-documents', cron: '52 * * * *', run: async (platform) => sweepDocuments(platform) },
  { name: 'compare-documents', cron: '10 4 * * *', run: async (platform) => compareDocuments(platform) },
  { name: 'sweep-pictures', cron: '30 3 * * *', run: async (platform) => sweepPictures(platform) },
];
