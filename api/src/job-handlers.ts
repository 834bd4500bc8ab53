import type { Platform } from './context';
import { mailPasswordReset } from './modules/accounts/password-reset.service';
import type { JobHandlers } from './platform/jobs/job-workers';
import { createMailDelivery } from './platform/mail/deliver-mail';

/** What is done for each kind of job. */
export function createJobHandlers(platform: Platform): JobHandlers {
  const deliver = createMailDelivery(platform.config, platform.dataSource, platform.log);
  return {
    'send-mail': async ({ mailId }) => deliver(mailId),
    'mail-password-reset': async ({ email }) => mailPasswordReset(platform, email),
  };
}
