import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { answer, refuse, type Answer } from '../../../../test/answers';
import { field } from '../../../../test/person';
import { renderPage } from '../../../../test/render-part';
import { RequestPhoneCodeDocument } from '../../../passkeys/generated/use-phone-code';
import { ConfirmIdentityDocument } from '../../../session/generated/identity-dialog';
import { ClientProfileDocument } from '../generated/client-profile-screen';
import { UpdateClientProfileDocument } from '../generated/client-profile-form';
import { SetPasswordDocument } from '../generated/set-password-form';
import { SignInSettingsDocument } from '../generated/sign-in-settings-screen';
import { RemoveSignInPhoneDocument } from './generated/sign-in-phone-panel';
import { ChangeSignInPhoneDocument } from './generated/use-number-added';

const me = { id: 'user', email: '', signInPhone: '+8801712345678', hasPassword: false };
const login = { id: 'user', name: 'Rahima Begum', email: '', role: 'USER' } as const;
const code = answer(RequestPhoneCodeDocument, {
  requestPhoneCode: { proofId: 'proof', sendAgainAfter: 60 },
});

async function open(own: object, ...answers: Answer[]) {
  return renderPage('/account/password', {
    settings: { phoneSignIn: true, sendsMail: true },
    known: { me: { ...me, ...own } },
    answers,
  });
}

describe('the account of somebody without an email', () => {
  it('has no email to confirm, and no email to write to', async () => {
    await open({ emailToConfirm: true });
    await screen.findByText('You sign in by +880 1712-345678.');
    await screen.findByText(/^None yet/);
    expect(screen.queryByText('Confirm your email')).toBeNull();
    expect(document.querySelector('a[href^="mailto:"]')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });

  it('sets a first password, after a code that proves who it is', async () => {
    const { press, fill, sent } = await open(
      {},
      refuse(SetPasswordDocument, { code: 'IDENTITY_REQUIRED' }),
      answer(SetPasswordDocument, { setPassword: { token: 'renewed', user: login } }),
      code,
      answer(ConfirmIdentityDocument, { confirmIdentity: { token: 'proved' } }),
    );
    await fill('New password', 'a long enough passphrase');
    await press('Set the password');
    const dialog = await screen.findByRole('dialog', { name: 'Confirm it is you' });
    await press('Send a code to +880 1712-345678', dialog);
    await fill('Code from the SMS', '482915', dialog);
    await press('Continue', dialog);
    await screen.findByText('Your password is set');
    expect(sent(RequestPhoneCodeDocument)).toEqual([{ phone: me.signInPhone, purpose: 'IDENTITY' }]);
    expect(sent(ConfirmIdentityDocument)).toEqual([{ proofId: 'proof', phoneCode: '482915', code: '' }]);
  });

  it('replaces a forgotten password', async () => {
    const { press } = await open({ hasPassword: true });
    await screen.findByLabelText('Current password');
    await press('Forgot your password?');
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await screen.findByRole('button', { name: 'Set the password' });
  });

  it('changes its number by a code', async () => {
    const other = '+8801812345678';
    const { press, fill, sent } = await open(
      {},
      code,
      answer(ChangeSignInPhoneDocument, {
        changeSignInPhone: { user: { id: 'user', email: '', signInPhone: other } },
      }),
    );
    await press('Change number');
    await fill('Phone number', '01812-345678');
    await press('Get a code');
    await fill('Code from the SMS', '482915');
    await press('Continue');
    await screen.findByText('You sign in by +880 1812-345678.');
    expect(sent(RequestPhoneCodeDocument)).toEqual([{ phone: '01812-345678', purpose: 'CHANGE' }]);
    expect(sent(ChangeSignInPhoneDocument)).toEqual([{ proofId: 'proof', code: '482915' }]);
  });

  it('goes on changing its number after a reload of the tab, until it is changed or left', async () => {
    const first = await open({}, code);
    await first.press('Change number');
    await first.fill('Phone number', '01812-345678');
    await first.press('Get a code');
    await screen.findByLabelText('Code from the SMS');
    cleanup();
    const second = await open({});
    await screen.findByLabelText('Code from the SMS');
    await second.press('Change number');
    await screen.findByLabelText('Phone number');
    await second.press('Cancel');
    await screen.findByRole('button', { name: 'Change number' });
    cleanup();
    await open({});
    await screen.findByRole('button', { name: 'Change number' });
    expect(screen.queryByLabelText('Code from the SMS')).toBeNull();
  });

  it('beside an email that nobody confirmed shows the account without it, in other tabs too', async () => {
    const email = 'rahima@example.com';
    const { press, fill, session } = await open(
      { email, emailConfirmedAt: null, signInPhone: null },
      code,
      answer(ChangeSignInPhoneDocument, {
        changeSignInPhone: {
          user: {
            id: 'user',
            name: 'Rahima Begum',
            email: '',
            pendingEmail: email,
            signInPhone: me.signInPhone,
          },
        },
      }),
    );
    expect(session.getSnapshot().user?.email).toBe(email);
    await press('Add a number');
    await fill('Phone number', '01712-345678');
    await press('Get a code');
    await fill('Code from the SMS', '482915');
    await press('Continue');
    await screen.findByText('You sign in by +880 1712-345678.');
    const shown = { name: 'Rahima Begum', email: '' };
    expect(session.getSnapshot().user).toMatchObject(shown);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject(shown);
  });

  it('reads in an open tab, looked at again, what changed in another one, with what was typed there', async () => {
    let own = { ...me, hasPassword: true, pendingEmail: 'rahima@example.com' as string | null };
    const { fill } = await renderPage('/account/password', {
      settings: { phoneSignIn: true, sendsMail: true },
      answers: [answer(SignInSettingsDocument, () => ({ me: own }))],
    });
    await screen.findByText('You sign in by +880 1712-345678.');
    await fill('New password', 'boats on the Jamuna');
    const confirmed = { email: 'rahima@example.com', emailConfirmedAt: '2026-11-01T04:00:00.000Z' };
    own = { ...own, ...confirmed, pendingEmail: null, signInPhone: '+8801812345678' };
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await screen.findByText('You sign in by +880 1812-345678.');
    await screen.findByText('Confirmed');
    expect(screen.queryByText('Your email stays as it is')).toBeNull();
    expect(field('New password').value).toBe('boats on the Jamuna');
  });

  it('saves its profile without an email', async () => {
    const own = { id: 'user', name: 'Rahima Begum', email: '', version: '3' };
    const { press, fill, sent } = await renderPage('/user/profile', {
      answers: [
        answer(ClientProfileDocument, { me: own }),
        answer(UpdateClientProfileDocument, { updateProfile: { user: { ...own, address: 'Bogura' } } }),
      ],
    });
    await fill('Address', 'Bogura');
    await press('Update Profile');
    await screen.findByText('Profile updated successfully!');
    expect(sent(UpdateClientProfileDocument)).toEqual([{ input: { address: 'Bogura', version: '3' } }]);
    expect(field('Email').required).toBe(false);
  });
});

it('beside a confirmed email the number can be removed, and the mail sets a first password', async () => {
  const { press } = await open(
    { email: 'rahima@example.com', emailConfirmedAt: '2026-11-01T04:00:00.000Z' },
    answer(RemoveSignInPhoneDocument, { removeSignInPhone: { user: { id: 'user', signInPhone: null } } }),
  );
  await screen.findByRole('link', { name: 'Ask for a link by mail to set one' });
  await press('Remove');
  await screen.findByRole('button', { name: 'Add a number' });
  await waitFor(() => expect(screen.queryByText(/You sign in by/)).toBeNull());
});
