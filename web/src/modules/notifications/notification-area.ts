import { paths } from '../../routing/paths';
import type { SessionRole } from '../../session/session-storage';

interface NotificationArea {
  all: string;
  caseOf: (id: string) => string;
  /** The screen of an open request; for lawyers of the invitation. */
  requestOf?: (id: string) => string;
}

export const notificationAreas: Record<SessionRole, NotificationArea> = {
  user: { all: paths.client.notifications, caseOf: paths.client.case, requestOf: paths.client.request },
  lawyer: {
    all: paths.lawyerArea.notifications,
    caseOf: paths.lawyerArea.case,
    requestOf: paths.lawyerArea.request,
  },
  admin: { all: paths.admin.notifications, caseOf: paths.admin.case },
};
