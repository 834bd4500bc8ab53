import { cleanup, screen, waitFor } from '@testing-library/react';
import { answer, refuse, type Answer } from '../../../test/answers';
import { descriptionOf, field } from '../../../test/person';
import { renderPage } from '../../../test/render-part';
import { UpdateClientProfileDocument } from './generated/client-profile-form';
import { ConfirmIdentityDocument } from '../../session/generated/identity-dialog';
import { ClientProfileDocument } from './generated/client-profile-screen';

const me = { id: 'user', name: 'Rahima Begum', email: 'rahima@example.com', version: '3' };
const stored = answer(ClientProfileDocument, { me });
const saved = answer(UpdateClientProfileDocument, ({ input }) => ({
  updateProfile: { user: { ...me, ...input, version: '4' } },
}));
const identityRequired = refuse(UpdateClientProfileDocument, {
  code: 'IDENTITY_REQUIRED',
  message: 'Please confirm.',
});

async function open(...answers: Answer[]) {
  const page = await renderPage('/user/profile', { answers: [stored, ...answers] });
  await screen.findByLabelText('Full name');
  return page;
}

describe('the profile of a client', () => {
  it('is edited; errors stand beside the fields and nothing typed is lost', async () => {
    const message = 'An account with this email already exists';
    const { press, fill, sent, session } = await open(
      refuse(UpdateClientProfileDocument, { code: 'CONFLICT', message }),
      saved,
    );
    await fill('Full name', '');
    await press('Update Profile');
    await waitFor(() => expect(descriptionOf(field('Full name'))).toMatch(/Enter your name/));

    await fill('Full name', 'Rahima Akhter');
    await fill('Email', 'taken@example.com');
    await press('Update Profile');
    const [alert] = await screen.findAllByRole('alert');
    expect(alert?.textContent).toContain(`Failed to update profile: ${message}`);
    expect(field('Full name').value).toBe('Rahima Akhter');

    await fill('Email', me.email);
    await fill('Phone', '01712-345678');
    await press('Update Profile');
    await screen.findByText('Profile updated successfully!');
    expect(sent(UpdateClientProfileDocument).at(-1)).toEqual({
      input: { name: 'Rahima Akhter', phone: '01712-345678', version: '3' },
    });
    expect(session.getSnapshot().user?.name).toBe('Rahima Akhter');
    await screen.findByText('Hello, Rahima Akhter');
  });

  it('gets back what was typed before a reload, until it is discarded', async () => {
    const { fill } = await open();
    await fill('Address', '12 Court Road, Sylhet');
    await fill('Full name', '');
    cleanup();
    const { press } = await open();
    expect(field('Address').value).toBe('12 Court Road, Sylhet');
    await screen.findByText('Changed: Full name, Address');
    expect(descriptionOf(field('Full name'))).toMatch(/Not saved yet/);
    expect(field('Full name').getAttribute('aria-invalid')).toBe('true');
    await press('Use what is saved');
    expect(document.activeElement).toBe(field('Full name'));
    expect([field('Full name').value, field('Address').value]).toEqual([me.name, '']);
    cleanup();
    await open();
    expect(field('Address').value).toBe('');
  });
});

describe('a change of email after an old sign-in', () => {
  it('asks who it is, and goes on by itself', async () => {
    const { press, fill, sent } = await open(
      identityRequired,
      saved,
      refuse(ConfirmIdentityDocument, {
        code: 'BAD_USER_INPUT',
        fields: [{ field: 'password', message: 'The password is not right' }],
      }),
      answer(ConfirmIdentityDocument, { confirmIdentity: { token: 'renewed' } }),
    );
    await fill('Email', 'new@example.com');
    await press('Update Profile');
    const dialog = await screen.findByRole('dialog', { name: 'Confirm it is you' });
    await fill('Password', 'not this one', dialog);
    await press('Continue', dialog);
    await screen.findByText('The password is not right');
    await fill('Password', 'a long enough passphrase', dialog);
    await press('Continue', dialog);
    await screen.findByText('Profile updated successfully!');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent(ConfirmIdentityDocument).map(({ password }) => password)).toEqual([
      'not this one',
      'a long enough passphrase',
    ]);
    expect(sent(UpdateClientProfileDocument)).toHaveLength(2);
    expect(field('Email').value).toBe('new@example.com');
  });

  it('leaves the form as it was when the proof is given up', async () => {
    const { press, fill } = await open(identityRequired);
    await fill('Email', 'another@example.com');
    await press('Update Profile');
    await press('Close', await screen.findByRole('dialog', { name: 'Confirm it is you' }));
    await screen.findByText(/Failed to update profile/);
    expect(field('Email').value).toBe('another@example.com');
  });
});
