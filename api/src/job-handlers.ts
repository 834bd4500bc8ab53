import type { Platform } from './context';
import { sweepPictures } from './images/sweep-pictures';
import { isForLockedAccount } from './modules/accounts/locks/account-locks';
import { remindOfAppointments } from './modules/appointments/remind-of-appointments';
import { sweepCalls } from './modules/calls/end-call';
import { settleAppointments } from './modules/appointments/settle-appointments';
import { deleteAccounts } from './modules/account-deletion/delete-accounts';
import { mailPasswordReset } from './modules/accounts/recovery/password-reset.service';
import { removeLostFactors } from './modules/accounts/second-factor/factor-removal.service';
import { mailUnlock } from './modules/accounts/sessions/unlock-sign-in';
import { sweepAccounts } from './modules/accounts/sweep-accounts';
import { remindOfDayAhead, remindOfHearings } from './modules/cases/hearings/remind-of-hearings';
import { updateAnswerTimes } from './modules/cases/request/update-answer-times';
import { remindOfQuietCases, remindOfRequests } from './modules/cases/remind-of-cases';
import { sweepJoinLinks } from './modules/diary/sweep-join-links';
import { compareDocuments, eraseDocument, sweepDocuments } from './modules/documents/sweep-documents';
import { notifyOfUnusualActs } from './modules/audit/unusual-staff-acts';
import { remindOfPayments } from './modules/money/remind-of-payments';
import { lapseLicences } from './modules/lawyers/verification/lapse-licences';
import { sweepLicencePapers } from './modules/lawyers/licence/sweep-licence-papers';
import { notifyStaff } from './modules/statistics/notify-staff';
import { workOnOpenRequests } from './modules/open-requests/work-on-open-requests';
import { postNotifications } from './modules/notifications/post-notifications';
import { sendPush } from './modules/notifications/push/send-push';
import { sweepNotifications } from './modules/notifications/sweep-notifications';
import { sweepLawyerChanges } from './modules/lawyers/changes/lawyer-change.service';
import { recountDirectoryWords } from './modules/lawyers/directory/directory-counts.job';
import type { JobHandlers, RepeatedWork } from './platform/jobs/job-workers';
import { sealAudit } from './platform/audit/audit-seals';
import { isToRefusedEmail, markEmailRefused } from './modules/accounts/email/refused-email';
import { createSmsDelivery } from './platform/sms/deliver-sms';
import { createMailDelivery, type MailRules } from './platform/mail/deliver-mail';

/** Which mails are deleted instead of sent, and what follows a refused address. */
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
  const deliverSms = createSmsDelivery(platform.config, platform.dataSource);
  return {
    'send-mail': async ({ mailId }) => deliver(mailId),
    'send-sms': async ({ smsId }) => deliverSms(smsId),
    'mail-password-reset': async ({ email }) => mailPasswordReset(platform, email),
    'mail-unlock': async ({ email }) => mailUnlock(platform, email),
    'send-push': async (push) => sendPush(platform, push),
    'erase-document': async ({ documentId }) => eraseDocument(platform, documentId),
  };
}

type PlatformWork = RepeatedWork<[Platform, directUrl: string]>;

const repeat = (name: string, cron: string, run: PlatformWork['run']): PlatformWork => ({ name, cron, run });
const EVERY_MINUTE = '* * * * *';

/** Scheduled work, run in one of all processes; `directUrl` is the database server itself. */
export const repeatedWork: readonly PlatformWork[] = [
  repeat('remind-of-requests', EVERY_MINUTE, async ({ dataSource }) => remindOfRequests(dataSource)),
  repeat('remind-of-quiet-cases', EVERY_MINUTE, async ({ dataSource }) => remindOfQuietCases(dataSource)),
  repeat('remind-of-hearings', EVERY_MINUTE, async ({ dataSource }) => remindOfHearings(dataSource)),
  repeat('remind-of-day-ahead', EVERY_MINUTE, async ({ dataSource }) => remindOfDayAhead(dataSource)),
  repeat('remind-of-appointments', EVERY_MINUTE, async ({ dataSource }) => remindOfAppointments(dataSource)),
  repeat('sweep-calls', EVERY_MINUTE, async (platform) => sweepCalls(platform)),
  repeat('settle-appointments', EVERY_MINUTE, async (platform) => settleAppointments(platform)),
  repeat('remind-of-payments', EVERY_MINUTE, async ({ dataSource }) => remindOfPayments(dataSource)),
  repeat('work-on-open-requests', EVERY_MINUTE, async (platform) => workOnOpenRequests(platform)),
  repeat('notify-of-unusual-acts', EVERY_MINUTE, async ({ dataSource }) => notifyOfUnusualActs(dataSource)),
  repeat('notify-staff', EVERY_MINUTE, async ({ dataSource }) => notifyStaff(dataSource)),
  repeat('post-notifications', EVERY_MINUTE, async (platform) => postNotifications(platform)),
  repeat('lapse-licences', '20 4 * * *', async ({ dataSource }) => lapseLicences(dataSource)),
  repeat('sweep-notifications', '45 3 * * *', async ({ dataSource }) => sweepNotifications(dataSource)),
  repeat('sweep-join-links', '42 3 * * *', async ({ dataSource }) => sweepJoinLinks(dataSource)),
  repeat('sweep-lawyer-changes', '40 3 * * *', async ({ dataSource }) => sweepLawyerChanges(dataSource)),
  repeat('sweep-accounts', '7 * * * *', async ({ dataSource, config }) => sweepAccounts(dataSource, config)),
  repeat('recount-directory-words', '23 * * * *', async (_platform, url) => recountDirectoryWords(url)),
  repeat('update-answer-times', '11 * * * *', async ({ dataSource }) =>
    updateAnswerTimes(dataSource.manager),
  ),
  repeat('remove-lost-factors', '*/10 * * * *', async (platform) => removeLostFactors(platform)),
  repeat('delete-accounts', '*/10 * * * *', async (platform) => deleteAccounts(platform)),
  repeat('seal-audit', EVERY_MINUTE, async ({ dataSource, log }) => sealAudit(dataSource, log)),
  repeat('sweep-documents', '52 * * * *', sweepDocuments),
  repeat('sweep-licence-papers', '54 * * * *', async (platform) => sweepLicencePapers(platform)),
  repeat('compare-documents', '10 4 * * *', compareDocuments),
  repeat('sweep-pictures', '30 3 * * *', async (platform) => sweepPictures(platform)),
];
