import { NotificationKind } from '../modules/notifications/notification.kinds';
import { DEMO_CLIENTS } from './demo-cases/demo-clients';
import { demoMoney } from './demo-fees';
import { demoNotifications } from './demo-notifications';
import { roomContents } from './demo-room';
import { caseRows } from './demo-rows';

const NOW = new Date('2026-03-05T10:00:00Z');

it('the demo client has read and unread notifications of the own cases, at most one of a kind in each', () => {
  const { cases, events, payments } = caseRows(NOW);
  const room = roomContents(NOW);
  const all = [...events, ...room.events, ...demoMoney(NOW, payments).events];
  const rows = demoNotifications(NOW, cases, all, room.hearings);
  const client = DEMO_CLIENTS.find(({ email }) => email === 'client@ainsathi.test');
  const own = rows.filter(({ accountId }) => accountId === client?.id);
  expect(own.filter(({ readAt }) => readAt === null).length).toBeGreaterThan(1);
  expect(own.filter(({ readAt }) => readAt !== null).length).toBeGreaterThan(1);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  for (const { kind, at } of rows) if (kind === NotificationKind.HEARING_SET) expect(at).not.toBeNull();
});
