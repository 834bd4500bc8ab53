import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, disconnect, refuse, type Answer, type Partly } from '../../../../test/answers';
import { renderPage } from '../../../../test/render-part';
import type { JoinLink, Notification } from '../../../graphql/generated/schema-types';
import type { SessionRole } from '../../../session/session-storage';
import { LogoutDocument } from '../../../app/generated/session-actions';
import { ResendConfirmationDocument } from '../../accounts/email/generated/confirm-email-bar';
import { AnswersToJoiningDocument } from './generated/dead-link';
import { AcceptJoinLinkDocument } from './generated/invitation';
import { JoinLinkDocument } from './generated/join-screen';

const lawyer = { id: 'nusrat', name: 'Nusrat Jahan', nameBangla: 'নুসরাত জাহান', district: 'Dhaka' };
const open: Partly<JoinLink> = { isWaiting: false, expiresAt: '2026-12-13T06:00:00.000Z', lawyer };
const waiting = { ...open, isWaiting: true };

/** Answers with one after the other, then with the last. */
function inTurn(...links: (Partly<JoinLink> | null)[]): Answer {
  let asked = 0;
  return answer(JoinLinkDocument, () => ({ joinLink: links[Math.min(asked++, links.length - 1)] }));
}

const told = (...items: Partly<Notification>[]) =>
  answer(AnswersToJoiningDocument, { myNotifications: { items } });
const accepted = answer(AcceptJoinLinkDocument, { acceptJoinLink: { joinLink: waiting } });

const follow = (role: SessionRole | null, answers: readonly Answer[], more: object = {}) =>
  renderPage('/join#secret', { role, answers, ...more });

const main = () => screen.getByRole('main');
const from = () => (window.history.state as { usr?: { from?: string } }).usr?.from;

describe('the page of a join link', () => {
  it('shows a visitor who invites and who will read what, and takes the link along to the sign-in', async () => {
    const { sent, follow: press } = await follow(null, [inTurn(open)]);
    await screen.findByRole('heading', { name: 'Nusrat Jahan invites you' });
    expect(sent(JoinLinkDocument)).toEqual([{ secret: 'secret' }]);
    const reads = screen.getByRole('heading', { name: 'Who will read what' }).parentElement!;
    expect(reads.textContent).toMatch(/Nusrat Jahan sees your name, your email.+Support of AinSathi/);
    expect(screen.getByText(/until 13 December 2026/)).toBeTruthy();
    expect(document.title).not.toContain('secret');
    expect(document.head.innerHTML).toContain('noindex');
    for (const { href } of within(main()).getAllByRole<HTMLAnchorElement>('link'))
      expect(href).not.toContain('secret');
    await press('Login', main());
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(from()).toBe('/join#secret');
    await press('Create an account', main());
    await waitFor(() => expect(window.location.pathname).toBe('/register'));
    expect(from()).toBe('/join#secret');
  });

  it('comes back to it from any sign-in of the page, and is not lost by the link to the content', async () => {
    const { follow: press } = await follow(null, [inTurn(open)]);
    await screen.findByRole('heading', { name: 'Nusrat Jahan invites you' });
    await press('Skip to the content');
    expect(screen.getByRole('heading', { name: 'Nusrat Jahan invites you' })).toBeTruthy();
    await press('Login', screen.getByRole('banner'));
    await screen.findByText('Sign in to go on to the page you asked for.');
  });

  it('asks the lawyer with one press of a client, and waits', async () => {
    const { press, sent } = await follow('user', [inTurn(open, waiting), accepted]);
    await press('Ask to join');
    await screen.findByText('Nusrat Jahan has been asked');
    expect(sent(AcceptJoinLinkDocument)).toEqual([{ secret: 'secret' }]);
    expect(window.location.hash).toBe('#secret');
    expect(screen.queryByRole('button', { name: 'Ask to join' })).toBeNull();
  });

  it.each([
    ['yes', { caseId: 'case' }, 'Nusrat Jahan has added you to the case'],
    ['no', { caseId: null }, 'Nusrat Jahan has not confirmed you as the client'],
  ])('says the %s of the lawyer as soon as the page is seen again', async (_, result, sentence) => {
    const notification = { kind: 'JOIN_ANSWERED', actorName: 'Nusrat Jahan', ...result } as const;
    await follow('user', [
      inTurn(waiting, null),
      told({ ...notification, updatedAt: new Date().toISOString() }),
    ]);
    await screen.findByText('Nusrat Jahan has been asked');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await screen.findByText(sentence);
    const link = screen.queryByRole<HTMLAnchorElement>('link', { name: 'Open the case' });
    expect(link?.pathname ?? null).toBe(result.caseId && '/user/cases/case');
    await waitFor(() => expect(window.location.hash).toBe(''));
  });

  it('says of a link that leads nowhere what may be the reason, and forgets it for who is signed in', async () => {
    const old = { kind: 'JOIN_ANSWERED', caseId: null, updatedAt: '2026-01-01T00:00:00.000Z' } as const;
    await follow('user', [inTurn(null), told(old)]);
    await screen.findByText('This link does not work');
    expect(screen.queryByText(/not confirmed you/)).toBeNull();
    await waitFor(() => expect(window.location.hash).toBe(''));
  });

  it('lets a visitor of such a link sign in: it may wait for an account', async () => {
    const { follow: press } = await follow(null, [inTurn(null)]);
    await screen.findByText('This link does not work');
    expect(window.location.hash).toBe('#secret');
    await press('Login', main());
    await waitFor(() => expect(from()).toBe('/join#secret'));
  });

  it.each([
    ['lawyer', /Send the link to your client/],
    ['admin', /not the account of a client/],
  ] as const)(
    'says to a %s why not, and leads to another account without losing the link',
    async (role, why) => {
      const { press } = await follow(role, [
        inTurn(open),
        answer(LogoutDocument, { logout: { message: 'Done.' } }),
      ]);
      await screen.findByText(why);
      expect(screen.queryByRole('button', { name: 'Ask to join' })).toBeNull();
      await press('Use another account');
      await waitFor(() => expect(window.location.hash).toBe('#secret'));
      await within(main()).findByRole('link', { name: 'Create an account' });
    },
  );

  it('leads who has not confirmed the email to the confirmation, and stays', async () => {
    const { press, sent } = await follow(
      'user',
      [
        inTurn(open),
        refuse(AcceptJoinLinkDocument, { code: 'EMAIL_NOT_CONFIRMED' }),
        answer(ResendConfirmationDocument, { resendConfirmation: { message: 'Sent again.' } }),
      ],
      { settings: { phoneSignIn: true } },
    );
    await press('Ask to join');
    await screen.findByText('First confirm your email');
    expect(screen.getByText(/rahima@example.com/)).toBeTruthy();
    await press('Mail it again');
    await screen.findByText('Sent again.');
    expect(sent(ResendConfirmationDocument)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Add a phone number' }).getAttribute('target')).toBe('_blank');
    expect(screen.getByRole('button', { name: 'Ask to join' })).toBeTruthy();
  });

  it('looks again where another was quicker', async () => {
    const { press } = await follow('user', [
      inTurn(open, null),
      refuse(AcceptJoinLinkDocument, { code: 'NOT_FOUND' }),
      told(),
    ]);
    await press('Ask to join');
    await screen.findByText('This link does not work');
  });

  it('stays what it is without a connection', async () => {
    const { press } = await follow('user', [inTurn(open), disconnect(AcceptJoinLinkDocument)]);
    await press('Ask to join');
    await screen.findByText('You have not joined');
    expect(screen.getByRole('button', { name: 'Ask to join' })).toBeTruthy();
    expect(window.location.hash).toBe('#secret');
  });

  it('offers another try where it cannot be looked up', async () => {
    const { press } = await follow(null, [disconnect(JoinLinkDocument)]);
    await screen.findByText('The link could not be looked up');
    await press('Try again');
    expect(window.location.hash).toBe('#secret');
  });

  it('is in Bangla, with the lawyer’s Bangla name', async () => {
    await follow(null, [inTurn(open)], { language: 'bn' });
    await screen.findByRole('heading', { name: 'নুসরাত জাহান আপনাকে ডেকেছেন' });
  });
});
