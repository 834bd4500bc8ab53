import { screen, within } from '@testing-library/react';
import { answer, refuse } from '../../../test/answers';
import { descriptionOf, field } from '../../../test/person';
import { renderPage } from '../../../test/render-part';
import { EmailToConfirmDocument } from '../../app/layouts/generated/area-bars';
import { ChangePasswordDocument } from './generated/change-password-form';
import { ResendConfirmationDocument } from './email/generated/confirm-email-bar';
import { RemoveFactorDocument } from './second-factor/generated/active-totp';
import { OwnSecondFactorsDocument } from './second-factor/generated/second-factor-settings';
import { ConfirmIdentityDocument, IdentityFactorsDocument } from '../../session/generated/identity-dialog';
import { EndOtherSessionsDocument, OwnSessionsDocument } from './sessions/generated/devices-screen';
import { ConfirmEmailDocument } from './recovery/generated/mailed-link-screens';
import { SignInSettingsDocument } from './generated/sign-in-settings-screen';

const settings = answer(SignInSettingsDocument, { me: { id: 'user', email: 'rahima@example.com' } });
const login = { id: 'user', name: 'Rahima Begum', email: 'rahima@example.com', role: 'USER' } as const;
const identity = answer(ConfirmIdentityDocument, { confirmIdentity: { token: 'renewed' } });

describe('a new password', () => {
  it('needs the present one; a wrong one is said, and what was typed stays', async () => {
    const message = 'The current password is not right';
    const { press, fill, session } = await renderPage('/account/password', {
      answers: [
        settings,
        refuse(ChangePasswordDocument, {
          code: 'BAD_USER_INPUT',
          message,
          fields: [{ field: 'currentPassword', message }],
        }),
        answer(ChangePasswordDocument, { changePassword: { token: 'of the new session', user: login } }),
      ],
    });
    await fill('Current password', 'not the current one');
    await fill('New password', 'a second passphrase');
    await press('Change password');
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(descriptionOf(field('Current password'))).toContain(message);
    expect(field('New password').value).toBe('a second passphrase');
    await fill('Current password', 'a long enough passphrase');
    await press('Change password');
    await screen.findByText(/^Your password was changed/);
    expect(session.token()).toBe('of the new session');
  });
});

describe('an old sign-in', () => {
  it('asks who it is before it signs out other devices, and goes on by itself', async () => {
    const own = { id: 'own', current: true, browser: 'Firefox' };
    const { press, fill } = await renderPage('/account/devices', {
      answers: [
        answer(OwnSessionsDocument, { mySessions: [own, { id: 'other', browser: 'Chrome' }] }),
        answer(OwnSessionsDocument, { mySessions: [own] }),
        refuse(EndOtherSessionsDocument, { code: 'IDENTITY_REQUIRED' }),
        answer(EndOtherSessionsDocument, {}),
        identity,
      ],
    });
    await press('Sign out everywhere else');
    const dialog = await screen.findByRole('dialog', { name: 'Confirm it is you' });
    await fill('Password', 'a long enough passphrase', dialog);
    await press('Continue', dialog);
    await screen.findByText('You are signed out everywhere else');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByText('This device')).toHaveLength(1);
    expect(screen.queryByText('Chrome')).toBeNull();
  });

  it('asks for the password and the code before it switches the factor off', async () => {
    let totp = true;
    const { press, fill, sent } = await renderPage('/account/second-factor', {
      answers: [
        answer(OwnSecondFactorsDocument, () => ({ mySecondFactors: { totp } })),
        answer(IdentityFactorsDocument, () => ({ mySecondFactors: { totp } })),
        refuse(RemoveFactorDocument, { code: 'IDENTITY_REQUIRED' }),
        answer(RemoveFactorDocument, () => {
          totp = false;
          return {};
        }),
        identity,
      ],
    });
    await press('Switch off');
    await press('Switch off', await screen.findByRole('alertdialog'));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm it is you' });
    await fill('Password', 'a long enough passphrase', dialog);
    await fill('Code of your authenticator app', '123456', dialog);
    await press('Continue', dialog);
    await screen.findByText('The second factor is switched off');
    expect(sent(ConfirmIdentityDocument)).toEqual([{ password: 'a long enough passphrase', code: '123456' }]);
    await screen.findByRole('button', { name: 'Set up the app' });
  });
});

describe('where mail is sent', () => {
  it('a bar asks for the confirmation of the email, and sends the link again', async () => {
    const message = 'We have sent you the link again.';
    const { press } = await renderPage('/user/cases', {
      settings: { sendsMail: true },
      answers: [
        answer(EmailToConfirmDocument, {
          me: { id: 'user', email: 'rahima@example.com', emailToConfirm: true },
        }),
        answer(ResendConfirmationDocument, { resendConfirmation: { message } }),
      ],
    });
    await screen.findByText('Confirm your email');
    await press('Send me a link');
    await screen.findByText(message);
  });
});

it('the link of a mail confirms the email, and leads on', async () => {
  const { press, follow, sent } = await renderPage('/account/confirm#secret', {
    answers: [answer(ConfirmEmailDocument, { link: { message: 'Your email is confirmed.' } })],
  });
  await press('Confirm this email');
  await screen.findByText('Your email is confirmed.');
  expect(sent(ConfirmEmailDocument)).toEqual([{ token: 'secret' }]);
  await follow('Go to your dashboard');
  expect(window.location.pathname).toBe('/user');
});

it('a confirmed email is said to be confirmed', async () => {
  const me = { id: 'user', email: 'rahima@example.com', emailConfirmedAt: '2026-11-01T04:00:00.000Z' };
  await renderPage('/account/password', { answers: [answer(SignInSettingsDocument, { me })] });
  await screen.findByText('Confirmed');
});

it.each(['/account/reset', '/account/confirm', '/account/secure', '/account/undo-email'])(
  'the link of a mail that was cut off says so, and has no form: %s',
  async (path) => {
    await renderPage(path, { role: null });
    await screen.findByText('This link is incomplete');
    expect(within(screen.getByRole('main')).queryByRole('button')).toBeNull();
  },
);
