import { act, cleanup, screen, within } from '@testing-library/react';
import { answer, disconnect } from '../../../test/answers';
import { renderPage } from '../../../test/render-part';
import type { CaseStatus } from '../../graphql/generated/schema-types';
import { LawyerCasesScreenDocument } from './generated/lawyer-cases-screen';
import { HearingsToComeDocument } from './status/generated/use-closing-question';
import { UpdateCaseStatusDocument } from './status/generated/use-change-status';

const wages = {
  id: 'wages',
  title: 'Unpaid wages',
  settableStatuses: ['HEARING_1' as const],
  client: { id: 'client', name: 'Rahima Begum', email: 'rahima@example.com' },
};

describe('the cases of a lawyer', () => {
  it('say why a status was not changed, and change it with the next press', async () => {
    let status: CaseStatus = 'ACCEPTED';
    const { press, user, sent } = await renderPage('/lawyer/cases', {
      role: 'lawyer',
      answers: [
        answer(LawyerCasesScreenDocument, () => ({
          myCases: { items: [{ ...wages, status }], page: 1, pages: 1, total: 1 },
          myCaseCounts: { total: 1 },
        })),
        disconnect(UpdateCaseStatusDocument),
        answer(UpdateCaseStatusDocument, (change) => {
          ({ status } = change);
          return { updateCaseStatus: { case: { ...wages, status } } };
        }),
      ],
    });
    const row = await screen.findByRole('row', { name: /Unpaid wages/ });
    await user.selectOptions(within(row).getByRole('combobox'), 'Hearing 1');
    await press(/^Update Status/, row);
    // Sends what could still be undone, as leaving the page does.
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await screen.findAllByText(/Failed to update case status\. /);
    await press(/^Try again/);
    await within(row).findByRole('button', { name: /^Hearing 1 / });
    expect(sent(UpdateCaseStatusDocument)).toMatchObject([
      { caseId: 'wages', status: 'HEARING_1' },
      { caseId: 'wages', status: 'HEARING_1' },
    ]);
  });

  it('keep the place of the buttons of an answered request until Undo is over', async () => {
    const settableStatuses: CaseStatus[] = ['ACCEPTED', 'REJECTED'];
    const items = [{ ...wages, status: 'PENDING' as const, settableStatuses }];
    const { press } = await renderPage('/lawyer/cases', {
      role: 'lawyer',
      answers: [
        answer(LawyerCasesScreenDocument, {
          myCases: { items, page: 1, pages: 1, total: 1 },
          myCaseCounts: { total: 1 },
        }),
      ],
    });
    const row = await screen.findByRole('row', { name: /Unpaid wages/ });
    const buttons = within(row).getAllByRole('button', { name: /^(Accept|Reject) / });
    await press(/^Accept /, row);
    await screen.findByText('Accepting “Unpaid wages”');
    for (const button of buttons) {
      expect(row.contains(button)).toBe(true);
      expect(button.closest('.invisible')).not.toBeNull();
    }
    await press(/^Undo/);
    for (const button of buttons) expect(button.closest('.invisible')).toBeNull();
  });

  it('keep the reason of a rejection that did not arrive, also when the page is left, until it is stored', async () => {
    let status: CaseStatus = 'PENDING';
    const open = async () => {
      cleanup();
      const page = await renderPage('/lawyer/cases', {
        role: 'lawyer',
        answers: [
          answer(LawyerCasesScreenDocument, () => ({
            myCases: {
              items: [{ ...wages, status, settableStatuses: ['ACCEPTED', 'REJECTED'] }],
              ...{ page: 1, pages: 1, total: 1 },
            },
            myCaseCounts: { total: 1 },
          })),
          disconnect(UpdateCaseStatusDocument),
          answer(UpdateCaseStatusDocument, (change) => {
            ({ status } = change);
            return { updateCaseStatus: { case: { ...wages, status } } };
          }),
          answer(HearingsToComeDocument, { case: { ...wages, hearings: [], appointment: null } }),
        ],
      });
      await page.press(/^Reject /, await screen.findByRole('row', { name: /Unpaid wages/ }));
      const reason = within(screen.getByRole('dialog')).getByRole<HTMLTextAreaElement>('textbox');
      const reject = async () => {
        await page.press('Reject', screen.getByRole('dialog'));
        await screen.findByText('Rejecting “Unpaid wages”');
        act(() => void window.dispatchEvent(new Event('pagehide')));
      };
      return { ...page, reason, reject };
    };
    const first = await open();
    await first.user.type(first.reason, 'No time this month');
    await first.reject();
    await screen.findAllByText(/Failed to update case status\. /);
    const { reason, reject, press, sent } = await open();
    expect(reason.value).toBe('No time this month');
    await reject();
    await press(/^Try again/);
    await screen.findByText(/^You have rejected/);
    expect(sent(UpdateCaseStatusDocument).at(-1)).toMatchObject({ reason: 'No time this month' });
    status = 'PENDING';
    expect((await open()).reason.value).toBe('');
  });

  it('have their next date in a column, and nothing of money where no client is', async () => {
    const own = { ...wages, client: null, isOwn: true, joinedAt: null, ownClient: { name: 'Jamila Akter' } };
    const nextHearing = { id: 'next', startsAt: '2099-12-14T04:00:00.000Z', hasTime: false };
    await renderPage('/lawyer/cases', {
      role: 'lawyer',
      answers: [
        answer(LawyerCasesScreenDocument, {
          myCases: { items: [{ ...own, nextHearing }], page: 1, pages: 1, total: 1 },
          myCaseCounts: { total: 1 },
        }),
      ],
    });
    const row = await screen.findByRole('row', { name: /Unpaid wages/ });
    screen.getByRole('columnheader', { name: 'Next date' });
    within(row).getByText('14 Dec 2099');
    within(row).getByText('Jamila Akter');
    expect(within(row).queryByText(/paid$|pay|deleted/i)).toBeNull();
  });

  it('say what belongs there while there are none', async () => {
    const lawyer = { id: 'lawyer', verification: 'PENDING' as const };
    await renderPage('/lawyer/cases', {
      role: 'lawyer',
      answers: [answer(LawyerCasesScreenDocument, { myLawyerProfile: lawyer })],
    });
    await screen.findByText("You don't have any cases yet.");
    screen.getByText('Requests from clients arrive here as soon as you are listed.');
    expect(within(screen.getByRole('main')).queryByRole('searchbox')).toBeNull();
  });
});

it('a lawyer whose licence is being checked reads so above the articles', async () => {
  await renderPage('/lawyer/blogs', {
    role: 'lawyer',
    known: { myLawyerProfile: { id: 'lawyer', verification: 'PENDING' } },
  });
  expect((await screen.findAllByText(/licence/i)).length).toBeGreaterThan(0);
});

it('the room of a waiting request begins with its text; a status is set once it is accepted', async () => {
  const room = {
    ...wages,
    description: 'Nothing since August',
    settableStatuses: ['ACCEPTED', 'REJECTED'] as const,
  };
  await renderPage('/lawyer/cases/wages', {
    role: 'lawyer',
    known: { case: { ...room, status: 'PENDING', canAct: ['SEND_MESSAGE'] } },
  });
  const next = await screen.findByRole('region', { name: 'The next thing to do' });
  for (const name of [/^Accept Unpaid wages/, /^Reject Unpaid wages/])
    within(next).getByRole('button', { name });
  const talk = screen.getByRole('heading', { name: 'Messages' });
  expect(screen.getByText('Nothing since August').compareDocumentPosition(talk)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(screen.queryByRole('button', { name: /^Update Status/ })).toBeNull();
});

it('the room of an accepted request begins with what comes next', async () => {
  await renderPage('/lawyer/cases/wages', {
    role: 'lawyer',
    known: { case: { ...wages, description: 'Nothing since August', status: 'ACCEPTED' } },
  });
  await screen.findByRole('button', { name: /^Update Status/ });
  screen.getByText('Nothing since August');
});
