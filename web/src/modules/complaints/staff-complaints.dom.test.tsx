import { screen, waitFor, within } from '@testing-library/react';
import { answer, type Partly, refuse } from '../../../test/answers';
import { field } from '../../../test/person';
import { renderPage } from '../../../test/render-part';
import type { Complaint } from '../../graphql/generated/schema-types';
import { AdminDashboardDocument } from '../dashboards/generated/admin-dashboard-screen';
import { AdminLawyerDocument } from '../lawyers/generated/admin-lawyer-screen';
import { AdminComplaintsDocument } from './generated/admin-complaints-screen';
import { AnswerComplaintDocument, CloseComplaintDocument } from './generated/reply-dialog';
import { TakeComplaintDocument } from './generated/staff-complaint';
import { PublicReviewsDocument } from '../client-reviews/generated/public-reviews';
import { AddNoteDocument, StaffNotesDocument } from './generated/staff-notes';

const at = '2026-11-28T06:00:00Z';
const complaint = {
  ...{
    id: 'c',
    category: 'MONEY' as const,
    state: 'NEW' as const,
    outcome: null,
    createdAt: at,
    caseId: 'k',
  },
  ...{ complainant: { id: 'u', name: 'Rahima', role: 'USER' as const }, caseTitle: 'Heba deed' },
  ...{ about: { id: 'l', name: 'Nusrat Jahan', role: 'LAWYER' as const }, holderId: null, holderName: null },
  messages: [{ id: '1', side: 'COMPLAINANT' as const, body: 'He asks for more', createdAt: at }],
};
const listOf = (...items: Partly<Complaint>[]) => ({
  complaints: { items, page: 1, pages: 1, limit: 10, total: items.length },
});

describe('the complaints, for support', () => {
  it('one is taken; who has it answers, closes and gives it back', async () => {
    let holderId: string | null = null;
    const { press, fill, user, sent } = await renderPage('/admin/complaints', {
      role: 'admin',
      answers: [
        answer(AdminComplaintsDocument, () => listOf({ ...complaint, holderId })),
        answer(TakeComplaintDocument, ({ release }) => {
          holderId = release ? null : 'admin';
          return { takeComplaint: { complaint: { id: 'c' } } };
        }),
        answer(AnswerComplaintDocument, { answerComplaint: { complaint: { id: 'c' } } }),
        refuse(CloseComplaintDocument, { code: 'CONFLICT', message: 'Take this complaint first.' }),
        answer(CloseComplaintDocument, { closeComplaint: { complaint: { id: 'c' } } }),
      ],
    });
    await screen.findByText('He asks for more');
    expect(screen.getByRole('link', { name: 'Rahima' }).getAttribute('href')).toBe('/admin/users/u');
    expect(screen.getByRole('link', { name: 'Nusrat Jahan' }).getAttribute('href')).toBe('/admin/lawyers/l');
    expect(screen.queryByRole('button', { name: 'Write an answer' })).toBeNull();
    await press('Take');
    await screen.findByText('You have this complaint now');
    await press('Write an answer');
    await fill('To the complainant', 'Please wait');
    await press('Send');
    await screen.findByText('The complainant is notified');
    await press('Close the complaint');
    const dialog = await screen.findByRole('dialog', { name: 'Close the complaint' });
    await fill('To the complainant', 'Done', dialog);
    await press('Send', dialog);
    await within(dialog).findByText('Choose how it ended');
    await user.click(within(dialog).getByLabelText('Settled'));
    await press('Send', dialog);
    await within(dialog).findByText('Take this complaint first.');
    expect(field('To the complainant', dialog).value).toBe('Done');
    await press('Send', dialog);
    await press('Give back');
    await screen.findByText('Nobody has this complaint now');
    expect(sent(TakeComplaintDocument)).toEqual([
      { id: 'c', release: false },
      { id: 'c', release: true },
    ]);
    expect(sent(AnswerComplaintDocument)).toEqual([{ id: 'c', read: '1', body: 'Please wait' }]);
    expect(sent(CloseComplaintDocument).at(-1)).toEqual({
      id: 'c',
      read: '1',
      outcome: 'SETTLED',
      body: 'Done',
    });
  });

  it('words to one that was withdrawn meanwhile stay on the screen with the reason', async () => {
    let items = [{ ...complaint, holderId: 'admin' }];
    const { press, fill } = await renderPage('/admin/complaints?state=mine', {
      role: 'admin',
      answers: [
        answer(AdminComplaintsDocument, () => listOf(...items)),
        refuse(AnswerComplaintDocument, { code: 'CONFLICT', message: 'This complaint is closed already.' }),
      ],
    });
    await press('Write an answer');
    await fill('To the complainant', 'Please wait');
    items = [];
    await press('Send');
    await screen.findByText('No complaints here');
    screen.getByText('This complaint is closed already.');
    expect(field('To the complainant').value).toBe('Please wait');
  });

  it('are New, Mine or All; one of a colleague and a closed one are only read', async () => {
    const { follow, sent } = await renderPage('/admin/complaints', {
      role: 'admin',
      answers: [
        answer(
          AdminComplaintsDocument,
          listOf(
            { ...complaint, state: 'IN_HAND', holderId: 'colleague', holderName: 'Salma' },
            {
              ...complaint,
              id: 'd',
              state: 'CLOSED',
              outcome: 'UPHELD',
              holderId: 'admin',
              complainant: null,
            },
          ),
        ),
      ],
    });
    await screen.findByText(/Salma/);
    screen.getByText('The complaint was right');
    expect(screen.getAllByText(/Deleted account/).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /Take|answer|Close the/ })).toBeNull();
    const views = screen.getByRole('navigation', { name: 'Which complaints' });
    await follow('Mine', views);
    await follow('All', views);
    expect(sent(AdminComplaintsDocument).map(({ state, mine }) => [state, mine])).toEqual(
      expect.arrayContaining([
        ['NEW', false],
        [null, true],
        [null, false],
      ]),
    );
  });

  it('in Bangla', async () => {
    await renderPage('/admin/complaints', {
      ...{ role: 'admin', language: 'bn' },
      answers: [
        answer(
          AdminComplaintsDocument,
          listOf({ ...complaint, about: { ...complaint.about, nameBangla: 'নুসরাত জাহান' } }),
        ),
      ],
    });
    await screen.findByRole('button', { name: 'নিন' });
    screen.getByText('কেউ নেননি');
    screen.getByRole('link', { name: 'নুসরাত জাহান' });
  });

  it('the tasks of the dashboard lead to the complaints that they count', async () => {
    await renderPage('/admin', {
      role: 'admin',
      answers: [
        answer(AdminDashboardDocument, {
          staffTasks: [
            { kind: 'COMPLAINTS', count: 2, oldestAt: at },
            { kind: 'OWN_COMPLAINTS', count: 1, oldestAt: at },
          ],
        }),
      ],
    });
    const linkOf = async (name: string) => {
      const task = (await screen.findByRole('heading', { name })).closest('li')!;
      return within(task).getByRole('link').getAttribute('href');
    };
    expect(await linkOf('2 complaints that nobody has taken')).toBe('/admin/complaints');
    expect(await linkOf('1 complaint that you have taken')).toBe('/admin/complaints?state=mine');
  });
});

describe('the page of a person', () => {
  afterEach(() => jest.restoreAllMocks());

  it('says the state of the account, complaints by outcome, and the notes of the team', async () => {
    let notes = [{ id: 'n', body: 'Called on Monday', authorName: 'Salma', createdAt: at }];
    const standing = {
      ...{ hasSecondFactor: true, lastSeenAt: at, deletionDueAt: '2099-12-01T06:00:00Z' },
      complaints: [
        { outcome: null, count: 1 },
        { outcome: 'UPHELD' as const, count: 2 },
      ],
    };
    const { press, fill, sent } = await renderPage('/admin/lawyers/l', {
      role: 'admin',
      answers: [
        answer(AdminLawyerDocument, { lawyer: { id: 'l', name: 'Nusrat Jahan', standing } }),
        answer(StaffNotesDocument, () => ({ notes: { items: notes } })),
        answer(AddNoteDocument, ({ body }) => {
          notes = [{ id: 'm', body, authorName: 'Farid Ahmed', createdAt: at }, ...notes];
          return { addNote: { note: { id: 'm' } } };
        }),
      ],
    });
    await screen.findByText('Signs in with a second factor');
    screen.getByText(/The account is deleted on/);
    screen.getByText('Complaints that are open: 1');
    screen.getByText('Complaints, The complaint was right: 2');
    expect(screen.getByRole('link', { name: 'Read the complaints' }).getAttribute('href')).toBe(
      '/admin/complaints?state=all&item=l',
    );
    await screen.findByText('Called on Monday');
    screen.getByText('The person can ask to read this. Name nobody else, no complainant.');
    await press('Add note');
    await screen.findByText('Write the note');
    await fill('New note', 'Asked for the sanad');
    await press('Add note');
    await waitFor(() => expect(sent(AddNoteDocument)).toHaveLength(1));
    await waitFor(() => expect(sent(StaffNotesDocument).length).toBeGreaterThan(1));
    await screen.findByText('Asked for the sanad', { selector: 'p' });
    expect(field('New note').value).toBe('');
    expect(sent(AddNoteDocument)).toEqual([{ subject: 'ACCOUNT', id: 'l', body: 'Asked for the sanad' }]);
  });

  it.each([
    ['en', 'Show older'],
    ['bn', 'আরও পুরোনো'],
  ] as const)(
    'older notes are read page by page, and what clients say of the lawyer (%s)',
    async (language, older) => {
      const reviews = {
        items: [{ id: 'r', recommends: null, line: 'Explained every paper', answer: null, year: 2026 }],
        total: 1,
      };
      // Nothing is near the viewport of a test.
      jest.spyOn(window, 'IntersectionObserver').mockImplementation((notice) => {
        const observer = { disconnect: () => undefined, observe: () => notice(seen, observer as never) };
        const seen = [{ isIntersecting: true }] as IntersectionObserverEntry[];
        return observer as never;
      });
      const { press } = await renderPage('/admin/lawyers/l', {
        ...{ role: 'admin', language },
        answers: [
          answer(AdminLawyerDocument, { lawyer: { id: 'l', name: 'Nusrat Jahan', standing: {} } }),
          answer(PublicReviewsDocument, { lawyer: { id: 'l', clientReviews: reviews } }),
          answer(StaffNotesDocument, ({ page }) => ({
            notes: {
              items: [{ id: `n${page}`, body: `Note of page ${page}`, authorName: 'Salma', createdAt: at }],
              pages: 3,
            },
          })),
        ],
      });
      await screen.findByText('Explained every paper');
      for (const page of [2, 3]) {
        await press(older);
        await screen.findByText(`Note of page ${page}`);
      }
      screen.getByText('Note of page 1');
      expect(screen.queryByRole('button', { name: older })).toBeNull();
    },
  );

  it('those of one person stay so on the next page', async () => {
    const { sent } = await renderPage('/admin/complaints?state=all&item=l', {
      role: 'admin',
      answers: [
        answer(AdminComplaintsDocument, {
          complaints: { items: [complaint], page: 1, pages: 2, limit: 1, total: 2 },
        }),
      ],
    });
    await screen.findByText('He asks for more');
    expect(sent(AdminComplaintsDocument)[0]).toMatchObject({ about: 'l', state: null, mine: false });
    const next = screen.getAllByRole('link', { name: /Next|2/ }).map((link) => link.getAttribute('href'));
    expect(next.some((to) => to?.includes('item=l') && to.includes('page=2'))).toBe(true);
  });
});
