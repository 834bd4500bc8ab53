import { paths } from '../../routing/paths';
import type { SessionRole } from '../../session/session-storage';

interface NotificationArea {
  all: string;
  caseOf: (id: string) => string;
}

export const notificationAreas: Record<SessionRole, NotificationArea> = {
  user: { all: paths.client.notifications, caseOf: paths.client.case },
  lawyer: { all: paths.lawyerArea.notifications, caseOf: paths.lawyerArea.case },
  admin: { all: paths.admin.notifications, caseOf: paths.admin.case },
};
