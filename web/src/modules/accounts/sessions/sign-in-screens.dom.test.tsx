import { act, cleanup, screen } from '@testing-library/react';
import { refuse } from '../../../../test/answers';
import { descriptionOf, field, untilFocused } from '../../../../test/person';
import { renderPage } from '../../../../test/render-part';
import { RegisterDocument } from '../../registration/generated/register-form';
import { CompleteLoginDocument, LoginDocument } from './generated/use-login';

describe('signing in', () => {
  it('says what is missing beside the field and in a summary, which leads there', async () => {
    const { press, follow } = await renderPage('/login', { role: null });
    await press('Sign In');
    await untilFocused(await screen.findByRole('alert'));
    await follow('Enter your password');
    await untilFocused(field('Password'));
    expect(descriptionOf(field('Email'))).toBe('Enter your email');
  });

  it.each([
    ['expired', 'en', 'Your session has ended'],
    ['expired', 'bn', 'আপনার লগইন শেষ হয়ে গেছে'],
    ['passwordChanged', 'en', 'Signed out because the password was changed'],
    ['passwordChanged', 'bn', 'পাসওয়ার্ড বদলানো হয়েছে, তাই লগআউট হয়েছে'],
  ] as const)('says why the session ended: %s (%s)', async (end, language, text) => {
    const { session } = await renderPage('/user/profile', { language });
    act(() => session.end(end));
    await screen.findByText(text);
    expect(window.location.pathname).toMatch(/\/login$/);
  });

  it('keeps the email on the way to another account, to a lost password and back; a number is no email there', async () => {
    const login = await renderPage('/login', { role: null });
    await login.fill('Email', '01812640998');
    await login.follow('Create an account', screen.getByRole('main'));
    await screen.findByRole('radio', { name: /^Lawyer/ });
    expect(field('Email').value).toBe('');
    await login.fill('Full name', 'Rahima Begum');
    await login.follow('Sign in', screen.getByRole('main'));
    await screen.findByRole('button', { name: 'Sign In' });
    expect(field('Email').value).toBe('01812640998');
    await login.fill('Email', 'rahima@example.com');
    await login.follow('Create an account', screen.getByRole('main'));
    await screen.findByRole('radio', { name: /^Lawyer/ });
    expect([field('Email').value, field('Full name').value]).toEqual(['rahima@example.com', 'Rahima Begum']);
    cleanup();
    const forgot = await renderPage('/forgot-password', { role: null });
    expect(field('Email').value).toBe('rahima@example.com');
    await forgot.fill('Email', 'rahima.begum@example.com');
    await forgot.follow('Sign In', screen.getByRole('main'));
    await screen.findByRole('button', { name: 'Sign In' });
    expect(field('Email').value).toBe('rahima.begum@example.com');
    expect(window.location.href + JSON.stringify(window.history.state)).not.toContain('@example');
  });

  it('with a wrong password says so, and the email stays', async () => {
    const { press, fill, session } = await renderPage('/login', {
      role: null,
      answers: [refuse(LoginDocument, { code: 'UNAUTHENTICATED', message: 'Invalid email or password' })],
    });
    await fill('Email', 'rahima@example.com');
    await fill('Password', 'not the password');
    await press('Sign In');
    expect((await screen.findByRole('alert')).textContent).toContain('Invalid email or password');
    expect(field('Email').value).toBe('rahima@example.com');
    expect(window.location.pathname).toBe('/login');
    expect(session.getSnapshot().user).toBeNull();
  });

  it('that was left open starts again with the password', async () => {
    const challenge = { challenge: 'challenge', methods: ['TOTP'], passkey: null };
    const wrong = { field: 'code', message: 'The code is not right' };
    const over = { field: 'challenge', message: 'Please start again with your password.' };
    const { press, fill } = await renderPage('/login', {
      role: null,
      answers: [
        refuse(LoginDocument, { code: 'SECOND_FACTOR_REQUIRED', extensions: challenge }),
        refuse(CompleteLoginDocument, { code: 'BAD_USER_INPUT', message: wrong.message, fields: [wrong] }),
        refuse(CompleteLoginDocument, { code: 'BAD_USER_INPUT', message: over.message, fields: [over] }),
      ],
    });
    await fill('Email', 'rahima@example.com');
    await fill('Password', 'a long enough passphrase');
    await press('Sign In');
    await fill('Code of your authenticator app', '1');
    await press('Continue');
    await screen.findAllByText('The code is not right');
    await press('Continue');
    await screen.findByText(/Please start again with your password/);
    expect(field('Email').value).toBe('rahima@example.com');
  });
});

describe('creating an account', () => {
  it('says what is wrong beside the field, and what was typed stays', async () => {
    const message = 'An account with this email already exists';
    const { press, fill, sent } = await renderPage('/register', {
      role: null,
      answers: [
        refuse(RegisterDocument, { code: 'CONFLICT', message, fields: [{ field: 'email', message }] }),
      ],
    });
    await press('Create Account');
    await untilFocused(await screen.findByRole('alert'));
    await fill('Full name', 'Mahbub Alam');
    await fill('Email', 'taken@example.com');
    await fill('Password', 'bogura');
    await press('Create Account');
    expect(descriptionOf(field('Password'))).toMatch(/at least 8 characters/i);
    expect(sent(RegisterDocument)).toEqual([]);
    await fill('Password', 'a long enough passphrase');
    await press('Create Account');
    expect((await screen.findByRole('alert')).textContent).toMatch(/already/);
    expect(field('Email').value).toBe('taken@example.com');
    expect(window.location.pathname).toBe('/register');
  });

  it('goes on after a reload of the tab, without the password', async () => {
    const first = await renderPage('/register', { role: null });
    await first.user.click(screen.getByRole('radio', { name: /^Lawyer/ }));
    await first.fill('Full name', 'Mahbub Alam');
    await first.fill('Password', 'a long enough passphrase');
    const stored = Object.keys(sessionStorage).map((key) => sessionStorage.getItem(key));
    expect(stored.join()).not.toContain('passphrase');
    cleanup();
    await renderPage('/register', { role: null });
    expect([field('Full name').value, field('Password').value]).toEqual(['Mahbub Alam', '']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Lawyer/ }).checked).toBe(true);
  });

  it('tells who is signed in already', async () => {
    await renderPage('/register');
    await screen.findByText(/You are signed in as Rahima Begum/);
  });
});

it('an area of another role leads to the sign-in page, which says why', async () => {
  const { follow } = await renderPage('/admin/users');
  await screen.findByText(/You are signed in as Rahima Begum/);
  expect(window.location.pathname).toBe('/login');
  await follow('Go to your dashboard');
  expect(window.location.pathname).toBe('/user');
});
