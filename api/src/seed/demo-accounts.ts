import { demoId } from './stable-number';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'ainsathi-demo-2026';

/** The demo admin, who also signs the posts of the house. */
export const DEMO_ADMIN = {
  id: demoId('account', 'admin@ainsathi.test'),
  name: 'AinSathi Editors',
  email: 'admin@ainsathi.test',
  registeredDaysAgo: 720,
} as const;
