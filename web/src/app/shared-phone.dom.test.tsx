import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answer } from '../../test/answers';
import { renderPage } from '../../test/render-part';
import { isSharedPhone } from '../lib/browser-storage';
import { LoginDocument } from '../modules/accounts/sessions/generated/use-login';
import { offlineCasesEnabled, setOfflineCasesEnabled } from '../offline/offline-cases';
import { canShowNotifications } from '../modules/notifications/push/push-browser';
import { chooseSessionArea } from '../session/shared-phone';
import { writeSession } from '../session/session-storage';

const user = { id: 'user', name: 'Rahima Begum', email: 'rahima@example.com', role: 'USER' as const };
const loggedIn = (device: string) => answer(LoginDocument, { login: { token: 'token', device, user } });
const box = { en: 'Others use this phone', bn: 'এই ফোন অন্যরাও ব্যবহার করে' };

async function signIn(shared: boolean) {
  const page = await renderPage('/login', { role: null, answers: [loggedIn(shared ? '' : 'device')] });
  if (shared) await page.user.click(screen.getByRole('checkbox', { name: new RegExp(box.en) }));
  await page.fill('Email', user.email);
  await page.fill('Password', 'a long enough passphrase 26');
  await page.press('Sign In');
  await waitFor(() => expect(page.session.getSnapshot().user?._id).toBe('user'));
  return page;
}

/** Where the page goes, and what it sends. */
function watchLeaving() {
  const replace = jest.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  const send = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  return { replace, send };
}

const escape = (times: number) => {
  for (let press = 0; press < times; press += 1) fireEvent.keyDown(document.body, { key: 'Escape' });
};

afterEach(() => jest.restoreAllMocks());

describe('a sign-in', () => {
  it('on a phone that others use is this tab’s alone, without a device', async () => {
    localStorage.setItem('token', 'of somebody before');
    const { sent } = await signIn(true);
    expect(sent(LoginDocument)).toMatchObject([{ shared: true }]);
    expect(Object.keys(localStorage)).not.toContain('token');
    expect(Object.keys(localStorage)).not.toContain('user');
    expect(localStorage.getItem('device')).toBeNull();
    expect(sessionStorage.getItem('token')).toBe('token');
    expect(JSON.parse(sessionStorage.getItem('user') ?? '{}')).toMatchObject({ _id: 'user' });
  });

  it('on one’s own phone is the browser’s, with its device', async () => {
    const { sent } = await signIn(false);
    expect(sent(LoginDocument)).toMatchObject([{ shared: false }]);
    expect([localStorage.getItem('token'), localStorage.getItem('device')]).toEqual(['token', 'device']);
    expect(sessionStorage.getItem('token')).toBeNull();
  });

  it('is asked for in Bangla, and again chosen after a reload of the tab', async () => {
    sessionStorage.setItem('shared-phone', 'yes');
    await renderPage('/login', { role: null, language: 'bn' });
    const choice = await screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(box.bn) });
    await waitFor(() => expect(choice.checked).toBe(true));
  });
});

it('on a phone that others use nothing is shown by push and no case is kept', async () => {
  await setOfflineCasesEnabled('user', true);
  chooseSessionArea(true);
  writeSession(sessionStorage, { token: 'token', user: { ...user, _id: 'user', role: 'user' } });
  expect(isSharedPhone()).toBe(true);
  expect(canShowNotifications()).toBe(false);
  expect(offlineCasesEnabled('user')).toBe(false);
  chooseSessionArea(false);
  expect(isSharedPhone()).toBe(false);
});

describe('leaving quickly', () => {
  it.each([
    ['an empty page', undefined, 'about:blank'],
    ['the operator’s page', 'https://weather.example', 'https://weather.example'],
  ])('ends the session, empties the storages and opens %s', async (_, quickExitUrl, address) => {
    const { replace, send } = watchLeaving();
    const settings = quickExitUrl === undefined ? {} : { quickExitUrl };
    const { press } = await renderPage('/user/profile', { settings });
    sessionStorage.setItem('form-draft:user:profile', '{}');
    localStorage.setItem('theme', 'dark');
    await press(/^Leave quickly/);
    await waitFor(() => expect(replace).toHaveBeenCalledWith(address));
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect(send).toHaveBeenCalledWith(
      '/api/v1/auth/logout',
      expect.objectContaining({ keepalive: true, headers: { authorization: 'Bearer token' } }),
    );
    expect(document.body.textContent).toBe('');
  });

  it('needs three presses of Escape, soon after one another', async () => {
    const { replace } = watchLeaving();
    await renderPage('/user/profile');
    await screen.findByRole('heading', { level: 1 });
    escape(2);
    fireEvent.keyDown(document.body, { key: 'a' });
    escape(2);
    // Who closes one dialog after the other with Escape opens them in between.
    fireEvent.pointerDown(document.body);
    escape(2);
    expect(replace).not.toHaveBeenCalled();
    escape(1);
    await waitFor(() => expect(replace).toHaveBeenCalledWith('about:blank'));
  });

  it('is in sight on a phone that others use, and says that the history stays', async () => {
    chooseSessionArea(true);
    await renderPage('/user/profile');
    expect(screen.getAllByRole('button', { name: /^Leave quickly/ })).toHaveLength(2);
    expect(screen.getAllByText(/The browser’s history stays\./)).toHaveLength(2);
  });

  it('is not on public pages', async () => {
    await renderPage('/faq');
    expect(screen.queryByRole('button', { name: /^Leave quickly/ })).toBeNull();
  });
});
