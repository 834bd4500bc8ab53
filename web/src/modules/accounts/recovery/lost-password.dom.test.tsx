import { screen, waitFor } from '@testing-library/react';
import { answer } from '../../../../test/answers';
import { field } from '../../../../test/person';
import { renderPage } from '../../../../test/render-part';
import { ResetPasswordDocument } from './generated/reset-password-screen';

describe('the email of a lost password', () => {
  it('goes from the sign-in page to the next one and back, in no address', async () => {
    const { fill, follow } = await renderPage('/login', { role: null });
    await fill('Email', 'rahima@example.com');
    await follow('Forgot your password?');
    await waitFor(() => expect(window.location.pathname).toBe('/forgot-password'));
    await waitFor(() => expect(field('Email').value).toBe('rahima@example.com'));
    expect(window.location.href).not.toContain('rahima');
    await follow('Sign In');
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    await waitFor(() => expect(field('Email').value).toBe('rahima@example.com'));
  });

  it('is filled into the sign-in page after a new password is set by a mailed link', async () => {
    const { fill, press } = await renderPage('/account/reset#secret', {
      role: null,
      answers: [
        answer(ResetPasswordDocument, { resetPassword: { message: 'Set.', email: 'rahima@example.com' } }),
      ],
    });
    await fill('New password', 'short');
    await press('Set a new password');
    await screen.findByRole('alert');
    await fill('New password', 'a red umbrella');
    await press('Set a new password');
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    await waitFor(() => expect(field('Email').value).toBe('rahima@example.com'));
    expect(window.location.href).not.toContain('rahima');
  });
});
