import { accountAdminRoutes } from '../modules/staff/people/account-admin.routes';
import { accountRoutes } from '../modules/accounts/account.routes';
import { accountRecoveryRoutes } from '../modules/accounts/recovery/account-recovery.routes';
import { consentRoutes } from '../modules/accounts/consents/consent.routes';
import { ownDataRoutes } from '../modules/accounts/own-data/own-data.routes';
import { sessionRoutes } from '../modules/accounts/sessions/session.routes';
import { ownSessionRoutes } from '../modules/accounts/sessions/own-sessions.routes';
import { auditRoutes } from '../modules/audit/audit.routes';
import { blogRoutes } from '../modules/blogs/blog.routes';
import { caseRoutes } from '../modules/cases/case.routes';
import { lawyerAdminRoutes } from '../modules/lawyers/administration/lawyer-admin.routes';
import { lawyerDirectoryRoutes } from '../modules/lawyers/directory/lawyer-directory.routes';
import { lawyerProfileRoutes } from '../modules/lawyers/profile/lawyer-profile.routes';
import { verificationRoutes } from '../modules/lawyers/verification/verification.routes';
import { notificationRoutes } from '../modules/notifications/notification.routes';
import { paymentRoutes } from '../modules/money/payment.routes';
import { registrationRoutes } from '../modules/registration/registration.routes';
import { reviewRoutes } from '../modules/reviews/review.routes';
import { statisticsRoutes } from '../modules/statistics/statistics.routes';
import type { Route } from './route';

/** A test calls every route with every role. Express tries routes in order, so frequent routes come first. */
export const v1Routes: readonly Route[] = [
  ...lawyerDirectoryRoutes,
  ...blogRoutes,
  ...reviewRoutes,
  ...auditRoutes,
  ...consentRoutes,
  ...registrationRoutes,
  ...sessionRoutes,
  ...ownSessionRoutes,
  ...accountRecoveryRoutes,
  ...accountRoutes,
  ...ownDataRoutes,
  ...accountAdminRoutes,
  ...lawyerProfileRoutes,
  ...lawyerAdminRoutes,
  ...verificationRoutes,
  ...caseRoutes,
  ...paymentRoutes,
  ...notificationRoutes,
  ...statisticsRoutes,
];
