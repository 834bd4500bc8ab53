import { useQuery } from '@apollo/client/react';
import { screen, waitFor, within } from '@testing-library/react';
import { answer, refuse, type Answer, type Partly } from '../../../../test/answers';
import { renderPart } from '../../../../test/render-part';
import type { Case } from '../../../graphql/generated/schema-types';
import { LawyerCaseScreenDocument } from '../../cases/generated/lawyer-case-screen';
import { AnswerJoin } from './answer-join';
import { AnswerJoinDocument } from './generated/answer-join';
import { CreateJoinLinkDocument } from './generated/invite-client';
import { InviteClient } from './invite-client';
import { ReleaseClient } from './release-client';
import { ReleaseClientDocument } from './generated/release-client';

const lawyer = { id: 'lawyer', name: 'Nusrat Jahan', nameBangla: 'নুসরাত জাহান', verified: true };
const own: Partly<Case> = {
  ...{ id: 'case', title: 'Land', status: 'CASE_INTAKE', isOwn: true, joinedAt: null, client: null, lawyer },
  ownClient: { name: 'Rahima Begum', phone: '+8801712345678' },
};
const link = { id: 'link', isWaiting: false, expiresAt: '2026-12-13T06:00:00.000Z' };
const asked = { ...link, isWaiting: true, name: 'Rahima', phone: '+8801712345678', phoneConfirmed: true };

/** The parts of the case's page. */
function Parts({ viewer }: { viewer: 'client' | 'lawyer' }) {
  const { data } = useQuery(LawyerCaseScreenDocument, { variables: { id: 'case' } });
  if (!data?.case) return null;
  return (
    <>
      <h1>{data.case.title}</h1>
      <AnswerJoin legalCase={data.case} />
      <InviteClient legalCase={data.case} />
      <ReleaseClient legalCase={data.case} viewer={viewer} />
    </>
  );
}

const open = (more: Partly<Case>, ...answers: Answer[]) => openAs('lawyer', more, ...answers);
const openAs = (viewer: 'client' | 'lawyer', more: Partly<Case>, ...answers: Answer[]) =>
  renderPart(<Parts viewer={viewer} />, {
    role: viewer === 'client' ? 'user' : 'lawyer',
    answers: [answer(LawyerCaseScreenDocument, { case: { ...own, ...more } }), ...answers],
  });

describe('the lawyer of an own case', () => {
  it('makes a link, copies it or sends it from the own phone to the number noted, in the client’s language', async () => {
    const made = { path: '/join#secret', case: { ...own, join: link } };
    const { press, user, sent } = await open({}, answer(CreateJoinLinkDocument, { createJoinLink: made }));
    await press('Invite the client');
    await screen.findByText('https://ainsathi.example/bn/join#secret');
    expect(screen.getByText(/until 13 December 2026: 14 days/)).toBeTruthy();
    expect(sent(CreateJoinLinkDocument)).toEqual([{ caseId: 'case' }]);
    const address = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name }).href;
    const text = decodeURIComponent(address('SMS').split('body=')[1]!);
    expect(text).toBe(decodeURIComponent(address('WhatsApp').split('text=')[1]!));
    expect(text).toMatch(/^আমি নুসরাত জাহান।.+ https:\/\/ainsathi\.example\/bn\/join#secret$/);
    expect(text).not.toContain('Land');
    expect(address('WhatsApp')).toContain('wa.me/8801712345678?');
    expect(address('SMS')).toContain('sms:+8801712345678?');
    await user.selectOptions(screen.getByLabelText('Language of the message'), 'English');
    await screen.findByText('https://ainsathi.example/join#secret');
    expect(decodeURIComponent(address('SMS'))).toContain('This is Nusrat Jahan.');
  });

  it('chooses the person in the app where no number is noted', async () => {
    const made = { path: '/join#secret', case: { ...own, join: link, ownClient: null } };
    const { press } = await open(
      { ownClient: null },
      answer(CreateJoinLinkDocument, { createJoinLink: made }),
    );
    await press('Invite the client');
    expect((await screen.findByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' })).href).toContain(
      'wa.me/?',
    );
  });

  it('reads of an earlier link until when it is open, and that a new one ends it', async () => {
    await open({ join: link });
    await screen.findByText(/open until 13 December 2026.+A new link ends it/);
    expect(screen.getByRole('button', { name: 'Make a new link' })).toBeTruthy();
  });

  it('reads why there is no link while not listed, and any other refusal', async () => {
    await open({ lawyer: { ...lawyer, verified: false } });
    await screen.findByText(/once your licence is verified/);
    expect(screen.queryByRole('button', { name: 'Invite the client' })).toBeNull();
  });

  it('keeps the button where no link was made', async () => {
    const { press } = await open(
      {},
      refuse(CreateJoinLinkDocument, { code: 'RATE_LIMITED', retryAfter: 600 }),
    );
    await press('Invite the client');
    await screen.findByText('No link was made');
    expect(screen.getByRole('button', { name: 'Invite the client' })).toBeTruthy();
  });

  it.each([
    [{ ...asked, isNotedPhone: true }, 'confirmed, the number you noted', 'None'],
    [
      { ...asked, isNotedPhone: false, phoneConfirmed: false, email: 'r@example.com', emailConfirmed: true },
      'not confirmed, not the number you noted',
      'r@example.com, confirmed',
    ],
    [
      { ...asked, isNotedPhone: null, phone: null, email: 'r@example.com' },
      'None',
      'r@example.com, not confirmed',
    ],
  ])('reads who waits and what of it is confirmed', async (join, phone, email) => {
    await open({ join });
    const part = (await screen.findByRole('heading', { name: 'Rahima asks to join this case' })).closest(
      'section',
    )!;
    const values = [...part.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(values).toEqual(['Rahima', expect.stringContaining(phone), email]);
    expect(part.textContent).toMatch(/A yes shows Rahima.+A no ends the link/);
    expect(screen.queryByText(/Make a new link/)).toBeNull();
  });

  it.each([
    ['Yes, this is my client', true, 'Rahima has joined the case'],
    ['No, end the link', false, 'The link has ended'],
  ])('answers “%s”', async (button, admit, sentence) => {
    const after = { ...own, join: null, joinedAt: admit ? '2026-11-29T06:00:00.000Z' : null };
    const { press, sent } = await open(
      { join: asked },
      answer(AnswerJoinDocument, { answerJoin: { case: after } }),
    );
    await press(button);
    await screen.findByText(sentence);
    expect(sent(AnswerJoinDocument)).toEqual([{ id: 'link', admit }]);
    await waitFor(() => expect(sent(LawyerCaseScreenDocument)).toHaveLength(2));
  });

  it('reads that nobody waits any more, and sees the case anew', async () => {
    const { press, sent } = await open(
      { join: asked },
      refuse(AnswerJoinDocument, { code: 'CONFLICT', message: 'Nobody waits for this case any more' }),
    );
    await press('Yes, this is my client');
    await screen.findByText(/Nobody waits for this case any more/);
    await waitFor(() => expect(sent(LawyerCaseScreenDocument)).toHaveLength(2));
  });
});

describe('the joining', () => {
  const joined: Partly<Case> = {
    ...{ ...own, joinedAt: '2026-11-29T06:00:00.000Z', ownClient: null, isReleasable: true },
    client: { id: 'user', name: 'Rahima Begum', email: 'r@example.com' },
  };
  const released = answer(ReleaseClientDocument, { releaseClient: { case: null } });

  it('is undone by the client, who then sees the list', async () => {
    const { press, sent } = await openAs('client', joined, released);
    await press('This is not my case');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('You no longer see this case.');
    await press('Undo the joining', dialog);
    await waitFor(() => expect(window.location.pathname).toBe('/user/cases'));
    expect(sent(ReleaseClientDocument)).toEqual([{ caseId: 'case' }]);
  });

  it('is undone by the lawyer, or stays where something was sent meanwhile', async () => {
    const { press } = await open(
      joined,
      refuse(ReleaseClientDocument, { code: 'CONFLICT', message: 'Something was sent' }),
    );
    await press('This is not the client');
    const dialog = await screen.findByRole('alertdialog');
    await press('Undo the joining', dialog);
    await within(dialog).findByText('Something was sent');
  });

  it('is not offered once the case is used', async () => {
    await open({ ...joined, isReleasable: false });
    await screen.findByRole('heading', { level: 1, name: 'Land' });
    expect(screen.queryByRole('button', { name: 'This is not the client' })).toBeNull();
  });
});
