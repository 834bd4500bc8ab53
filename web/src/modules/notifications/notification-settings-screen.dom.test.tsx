import { cleanup, screen } from '@testing-library/react';
import { answer, refuse } from '../../../test/answers';
import { renderPage } from '../../../test/render-part';
import { SetNotificationChoicesDocument } from './generated/notification-choices';
import { NotificationSettingsDocument } from './generated/notification-settings-screen';

const name = 'A new case request to answer: By mail';
const request = { kind: 'REQUEST_RECEIVED' as const, mail: true, push: false };
const message = { kind: 'STATUS_CHANGED' as const, mail: true, push: false };

it('settings of notifications are saved after another try, and come again', async () => {
  let stored = [request, message];
  const options = {
    role: 'lawyer' as const,
    answers: [
      answer(NotificationSettingsDocument, () => ({ notificationChoices: stored })),
      refuse(SetNotificationChoicesDocument, { code: 'SERVICE_UNAVAILABLE' }),
      answer(SetNotificationChoicesDocument, ({ choices }) => {
        stored = [choices].flat() as typeof stored;
        return { setNotificationChoices: { notificationChoices: stored } };
      }),
    ],
  };
  const { press, user, sent } = await renderPage('/account/notifications', options);
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name });
  expect(box.checked).toBe(true);
  await user.click(box);
  await press('Save settings');
  await screen.findByRole('alert');
  expect(box.checked).toBe(false);
  await press('Save settings');
  await screen.findByText('Notification settings saved');
  expect(sent(SetNotificationChoicesDocument).at(-1)).toEqual({
    choices: [{ ...request, mail: false }, message],
  });
  cleanup();
  await renderPage('/account/notifications', options);
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name })).checked).toBe(false);
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
});

it('an account without an email chooses what it gets by SMS, and nothing by mail', async () => {
  const hearing = { kind: 'HEARING_SOON' as const, mail: true, push: false };
  await renderPage('/account/notifications', {
    role: 'user',
    email: '',
    answers: [answer(NotificationSettingsDocument, { notificationChoices: [message, hearing] })],
  });
  const boxes = await screen.findAllByRole('checkbox', { name: /By (SMS|mail)$/ });
  expect(boxes.map((box) => box.closest('tr')?.querySelector('th')?.textContent)).toEqual([
    'Your hearing is near',
  ]);
});

it.each([
  ['lawyer', '/lawyer/notifications'],
  ['user', '/user/notifications'],
  ['admin', '/admin/notifications'],
] as const)('a device of a %s leads to the notifications of the own area', async (role, address) => {
  await renderPage('/account/inbox', { role });
  await screen.findByRole('heading', { level: 1, name: 'Notifications' });
  expect(window.location.pathname).toBe(address);
});
