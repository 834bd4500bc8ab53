import { demoId } from './stable-number';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'ainsathi-demo-2026';

/** The demo admin, who is also the author of editorial posts. */
export const DEMO_ADMIN = {
  id: demoId('account', 'admin@ainsathi.test'),
  name: 'AinSathi Editors',
  email: 'admin@ainsathi.test',
  registeredDaysAgo: 720,
} as const;
