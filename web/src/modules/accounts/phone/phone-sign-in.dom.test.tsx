import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { answer, disconnect, refuse } from '../../../../test/answers';
import { descriptionOf, field, untilFocused } from '../../../../test/person';
import { renderPage } from '../../../../test/render-part';
import {
  RequestPhoneCodeDocument,
  SendPhoneCodeAgainDocument,
} from '../../../passkeys/generated/use-phone-code';
import {
  CompleteLoginDocument,
  LoginDocument,
  OpenPhoneAccountDocument,
  ProvePhoneDocument,
} from '../sessions/generated/use-login';
import { ChangeSignInPhoneDocument } from './generated/use-number-added';

const code = answer(RequestPhoneCodeDocument, {
  requestPhoneCode: { proofId: 'proof', sendAgainAfter: 60 },
});
const user = { id: 'client', name: 'Rahima Begum', email: '', role: 'USER' } as const;
const signedIn = { token: 'of the session', device: 'device', user };
const newNumber = answer(ProvePhoneDocument, { provePhone: { unused: false } });
const tooMany = (retryAfter: number) =>
  refuse(RequestPhoneCodeDocument, {
    code: 'RATE_LIMITED',
    message: 'Too many codes were sent.',
    retryAfter,
  });

async function open(
  path: string,
  answers: NonNullable<Parameters<typeof renderPage>[1]>['answers'],
  settings = { phoneSignIn: true },
) {
  return renderPage(path, { role: null, answers, settings });
}

type Page = Awaited<ReturnType<typeof open>>;

async function enterCode({ fill, press }: Page): Promise<void> {
  await fill('Phone number', '01712-345678');
  await press('Get a code');
  await fill('Code from the SMS', '482915');
  await press('Continue');
}

const labels = () =>
  within(screen.getByRole('main'))
    .getAllByRole('textbox')
    .map(({ id }) => id);

describe('signing in by phone', () => {
  it('is offered before the email, and signs in by the code of an SMS', async () => {
    const page = await open('/login', [code, answer(ProvePhoneDocument, { provePhone: signedIn })]);
    expect(labels()).toEqual(['signInPhone', 'email']);
    expect(descriptionOf(field('Email'))).toContain('Or your phone number, with its password');
    await enterCode(page);
    await waitFor(() => expect(window.location.pathname).toBe('/user'));
    expect(page.sent(RequestPhoneCodeDocument)).toEqual([{ phone: '01712-345678', purpose: 'SIGN_IN' }]);
    expect(page.sent(ProvePhoneDocument)).toMatchObject([
      { proofId: 'proof', code: '482915', shared: false },
    ]);
    expect(page.session.getSnapshot().user).toMatchObject({ name: 'Rahima Begum', email: '' });
  });

  it('is not offered where no SMS are sent', async () => {
    await open('/login', [], { phoneSignIn: false });
    expect(labels()).toEqual(['email']);
  });

  it('asks again with the same key when the answer to the code got lost, after a reload, too', async () => {
    const page = await open('/login', [code, disconnect(ProvePhoneDocument)]);
    await enterCode(page);
    await untilFocused(await screen.findByRole('alert'));
    expect(field('Code from the SMS').value).toBe('482915');
    cleanup();
    const again = await open('/login', [answer(ProvePhoneDocument, { provePhone: signedIn })]);
    await again.fill('Code from the SMS', '482915');
    await again.press('Continue');
    await waitFor(() => expect(window.location.pathname).toBe('/user'));
    const [first, second] = [page, again].map(({ sent }) => sent(ProvePhoneDocument)[0]?.clientKey);
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(second).toBe(first);
  });

  it('asks for a second factor after the code', async () => {
    const challenge = { challenge: 'challenge', methods: ['TOTP'], passkey: null };
    const page = await open('/login', [
      code,
      refuse(ProvePhoneDocument, { code: 'SECOND_FACTOR_REQUIRED', extensions: challenge }),
      answer(CompleteLoginDocument, { completeLogin: signedIn }),
    ]);
    await enterCode(page);
    await page.fill('Code of your authenticator app', '123456');
    await page.press('Continue');
    await waitFor(() => expect(window.location.pathname).toBe('/user'));
    expect(page.sent(CompleteLoginDocument)).toEqual([
      { challenge: 'challenge', code: '123456', shared: false },
    ]);
  });

  it('says beside the field that a number or a code is wrong, and sends another code after its wait', async () => {
    const abroad = { field: 'phone', message: 'From abroad, please use your email.' };
    const wrong = { field: 'code', message: 'This code is not right.' };
    const page = await open('/login', [
      refuse(RequestPhoneCodeDocument, { code: 'BAD_USER_INPUT', fields: [abroad] }),
      answer(RequestPhoneCodeDocument, { requestPhoneCode: { proofId: 'proof', sendAgainAfter: 0 } }),
      refuse(ProvePhoneDocument, { code: 'BAD_USER_INPUT', fields: [wrong] }),
      answer(SendPhoneCodeAgainDocument, { sendPhoneCodeAgain: { proofId: 'proof', sendAgainAfter: 60 } }),
    ]);
    await page.fill('Phone number', '07400 123456');
    await page.press('Get a code');
    await waitFor(() => expect(descriptionOf(field('Phone number'))).toContain(abroad.message));
    await enterCode(page);
    await waitFor(() => expect(descriptionOf(field('Code from the SMS'))).toContain(wrong.message));
    await page.press('Send again');
    await screen.findByText(/Another code is on its way/);
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: /Send again in \d+ seconds/ }).disabled,
    ).toBe(true);
    await page.press('Change number');
    expect(labels()).toEqual(['signInPhone', 'email']);
    expect(field('Phone number').value).toBe('01712-345678');
  });

  it('goes on after a reload of the tab, which phones do while the SMS is read', async () => {
    const before = await open('/login', []);
    await before.fill('Phone number', '01712-345678');
    cleanup();
    const first = await open('/register', [code]);
    expect(field('Phone number').value).toBe('01712-345678');
    await first.press('Get a code');
    await screen.findByLabelText('Code from the SMS');
    cleanup();
    const second = await open('/login', [newNumber]);
    await second.fill('Code from the SMS', '482915');
    await second.press('Continue');
    await second.fill('Your name', 'Rahima Begum');
    cleanup();
    const third = await open('/register', [answer(OpenPhoneAccountDocument, { openPhoneAccount: signedIn })]);
    expect(field('Your name').value).toBe('Rahima Begum');
    await third.press('Open an account');
    await waitFor(() => expect(window.location.pathname).toBe('/user'));
    expect(third.sent(OpenPhoneAccountDocument)).toMatchObject([{ input: { proofId: 'proof' } }]);
    cleanup();
    await open('/login', []);
    expect(labels()).toEqual(['signInPhone', 'email']);
  });

  it('names the wait, and leads to the email', async () => {
    const { fill, press } = await open('/login', [tooMany(45)]);
    await fill('Phone number', '01712-345678');
    await press('Get a code');
    expect((await screen.findByRole('alert')).textContent).toMatch(/Too many codes were sent.*45 seconds/);
    await press('Use email');
    await untilFocused(field('Email'));
  });

  it('offers the email first where the wait is long', async () => {
    const { fill, press } = await open('/login', [tooMany(3_000)]);
    await fill('Phone number', '01712-345678');
    await press('Get a code');
    await untilFocused(await screen.findByRole('alert'));
    expect(labels()).toEqual(['email', 'signInPhone']);
    expect(field('Phone number').value).toBe('01712-345678');
  });
});

describe('a new number', () => {
  it('opens an account with a name', async () => {
    const page = await open('/register', [
      code,
      newNumber,
      answer(OpenPhoneAccountDocument, { openPhoneAccount: signedIn }),
    ]);
    await enterCode(page);
    const others = screen.getByRole('checkbox', { name: /Others use this phone/ });
    expect(screen.queryByText(/3 a day at most/)).not.toBeNull();
    await page.user.click(others);
    expect(screen.queryByText(/3 a day at most/)).toBeNull();
    await page.user.click(others);
    await page.press('Open an account');
    await waitFor(() => expect(descriptionOf(field('Your name'))).toMatch(/Enter your full name/));
    await page.fill('Your name', 'Rahima Begum');
    await page.press('Open an account');
    await waitFor(() => expect(window.location.pathname).toBe('/user'));
    const input = { proofId: 'proof', name: 'Rahima Begum', shared: false };
    expect(page.sent(OpenPhoneAccountDocument)).toEqual([{ input }]);
  });

  it('asks for another code where the first has opened an account, whose answer got lost', async () => {
    const message = 'This code is not right, has expired, or was used already. Ask for a new one.';
    const page = await open('/register', [
      code,
      newNumber,
      refuse(OpenPhoneAccountDocument, {
        code: 'BAD_USER_INPUT',
        message,
        fields: [{ field: 'code', message }],
      }),
      answer(ProvePhoneDocument, { provePhone: signedIn }),
    ]);
    await enterCode(page);
    await page.fill('Your name', 'Rahima Begum');
    await page.press('Open an account');
    expect((await screen.findByRole('alert')).textContent).toContain('Ask for a new one');
    expect(field('Phone number').value).toBe('01712-345678');
    await page.press('Get a code');
    await page.fill('Code from the SMS', '739206');
    await page.press('Continue');
    await waitFor(() => expect(window.location.pathname).toBe('/user'));
  });

  it('is given to the account of an email that signs in once', async () => {
    const page = await open('/register', [
      code,
      newNumber,
      answer(LoginDocument, { login: { ...signedIn, user: { ...user, email: 'rahima@example.com' } } }),
      answer(ChangeSignInPhoneDocument, { changeSignInPhone: { user } }),
    ]);
    await enterCode(page);
    await page.press('Sign in by email once');
    await screen.findByText(/Afterwards your number signs you in/);
    expect(labels()).toEqual(['email', 'signInPhone']);
    await page.fill('Email', 'rahima@example.com');
    await page.fill('Password', 'a long enough passphrase');
    await page.press('Sign In');
    await waitFor(() => expect(window.location.pathname).toBe('/user'));
    expect(page.sent(ChangeSignInPhoneDocument)).toEqual([{ proofId: 'proof' }]);
    // It was not confirmed, and waits beside the number.
    expect(page.session.getSnapshot().user?.email).toBe('');
  });

  it('is not asked of lawyers, who register by email', async () => {
    await open('/register?role=lawyer', []);
    expect(labels()).toEqual(['name', 'email', 'phone']);
  });
});

it('a number that nobody used for long starts anew, or leads to the email or to us', async () => {
  const page = await open('/login', [
    code,
    answer(ProvePhoneDocument, { provePhone: { unused: true } }),
    answer(OpenPhoneAccountDocument, { openPhoneAccount: signedIn }),
  ]);
  await enterCode(page);
  await screen.findByRole('link', { name: 'Write to us' });
  await page.press('Use email');
  await untilFocused(field('Email'));
  await page.press('Start anew');
  await page.fill('Your name', 'Rahima Begum');
  await page.press('Open an account');
  await waitFor(() => expect(window.location.pathname).toBe('/user'));
});

it('a forgotten password is replaced after a code, where a password is set', async () => {
  const page = await open('/forgot-password', [code, answer(ProvePhoneDocument, { provePhone: signedIn })]);
  await enterCode(page);
  await waitFor(() =>
    expect(window.location.pathname + window.location.search).toBe('/account/password?forgotten=1'),
  );
});
