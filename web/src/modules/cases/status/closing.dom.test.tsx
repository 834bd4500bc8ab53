import type { Language } from '@ainsathi/contract/languages';
import { act, screen } from '@testing-library/react';
import { answer, disconnect, type Partly } from '../../../../test/answers';
import { renderPart } from '../../../../test/render-part';
import type { Case, CaseStatus } from '../../../graphql/generated/schema-types';
import { CaseStatusSelect } from './case-status-select';
import { HearingsToComeDocument } from './generated/use-closing-question';
import { UpdateCaseStatusDocument } from './generated/use-change-status';

const wages = { id: 'wages', title: 'Unpaid wages' };
const statuses: CaseStatus[] = ['HEARING_1', 'CASE_CLOSED', 'REJECTED'];
const ahead = { id: 'h', startsAt: '2126-11-29T04:30:00Z' };
const begun = { id: 'b', startsAt: '2026-01-05T04:30:00Z' };
const known: Partly<Case> = {
  ...{ ...wages, hearings: [begun, ahead], appointment: null },
  client: { id: 'user' },
};

async function choose(
  status: CaseStatus,
  legalCase: Partly<Case> = known,
  language: Language = 'en',
  loads = true,
) {
  const part = <CaseStatusSelect legalCase={{ ...wages, settableStatuses: statuses } as object} />;
  const shown = await renderPart(part, {
    role: 'lawyer',
    language,
    answers: [
      loads ? answer(HearingsToComeDocument, { case: legalCase }) : disconnect(HearingsToComeDocument),
      answer(UpdateCaseStatusDocument, { updateCaseStatus: { case: { ...wages, status } } }),
    ],
  });
  await shown.user.selectOptions(screen.getByRole('combobox'), status);
  await shown.press(/^(Update Status|অবস্থা বদলান)/);
  // What leaving the page sends, so that no test waits for the end of Undo.
  const changes = async () => {
    await act(async () => {
      window.dispatchEvent(new Event('pagehide'));
      await Promise.resolve();
    });
    return shown
      .sent(UpdateCaseStatusDocument)
      .map(({ status: sent, cancelHearings }) => [sent, cancelHearings]);
  };
  return { ...shown, changes };
}

describe('closing a case with a hearing ahead', () => {
  it.each([
    ['Keep it', [['CASE_CLOSED', false]]],
    ['Cancel it', [['CASE_CLOSED', true]]],
    ['Do not close', []],
  ])('asks first: %s', async (name, sent) => {
    const { press, changes } = await choose('CASE_CLOSED');
    await screen.findByRole('dialog', { name: 'There is a hearing on 29 November 2126' });
    expect(await changes()).toEqual([]);
    await press(name);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await changes()).toEqual(sent);
  });

  it('changes nothing after Undo', async () => {
    const { press, changes } = await choose('CASE_CLOSED');
    await press('Cancel it');
    await press('Undo');
    expect(await changes()).toEqual([]);
  });

  it('asks in Bangla, and says that the appointment ends', async () => {
    const appointment = { id: 'a', startsAt: '2126-11-30T04:30:00Z' };
    await choose('CASE_CLOSED', { ...known, appointment }, 'bn');
    const dialog = await screen.findByRole('dialog', { name: '২৯ নভেম্বর ২১২৬ শুনানি আছে' });
    expect(dialog.textContent).toContain('মক্কেলকে জানানো হবে।');
    expect(dialog.textContent).toContain('৩০ নভেম্বর ২১২৬ তারিখের সাক্ষাৎ বাতিল হবে।');
    for (const name of ['শুনানি থাকবে', 'শুনানি বাতিল', 'মামলা শেষ করব না'])
      screen.getByRole('button', { name });
  });

  it('says of no client that it is notified where there is none', async () => {
    await choose('CASE_CLOSED', { ...known, client: null });
    expect((await screen.findByRole('dialog')).textContent).not.toContain('notified');
  });

  it('says how many there are', async () => {
    await choose('CASE_CLOSED', { ...known, hearings: [ahead, { ...ahead, id: 'i' }] });
    await screen.findByRole('dialog', { name: 'There are 2 hearings, the first on 29 November 2126' });
    screen.getByRole('button', { name: 'Keep them' });
  });

  it('keeps no hearing of a rejected case', async () => {
    const { press, changes } = await choose('REJECTED');
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: 'Keep it' })).toBeNull();
    await press('Cancel it');
    expect(await changes()).toEqual([['REJECTED', true]]);
  });
});

describe('no question is asked', () => {
  it.each([
    ['of a status that closes nothing', 'HEARING_1', known],
    ['without a hearing ahead', 'CASE_CLOSED', { ...known, hearings: [begun] }],
  ] as const)('%s', async (_, status, legalCase) => {
    const { changes } = await choose(status, legalCase);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await changes()).toEqual([[status, false]]);
  });

  it('and nothing is closed, where the hearings cannot be read', async () => {
    const { changes } = await choose('CASE_CLOSED', known, 'en', false);
    await screen.findByText(/Failed to update case status/);
    expect(await changes()).toEqual([]);
  });
});
