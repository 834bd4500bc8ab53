import { screen, within } from '@testing-library/react';
import { answer } from '../../../test/answers';
import { renderPage } from '../../../test/render-part';
import { ClientDashboardDocument } from './generated/client-dashboard-screen';

const lawyer = { id: 'lawyer', name: 'Nusrat Jahan' };

/** At noon in Dhaka, so many days from today. */
function noonAfter(days: number): string {
  const date = new Date(Date.now() + 6 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
  return `${date}T06:00:00.000Z`;
}

const hearing = (id: string, days: number) => ({
  id,
  caseId: `case-${id}`,
  caseTitle: `Case ${id}`,
  ...{ startsAt: noonAfter(days), hasTime: true },
  court: `Court ${id}`,
  bring: `Deed of ${id}`,
  calendarFile: 'BEGIN:VCALENDAR',
});

const answered = (id: string, proposals: number) => ({
  id,
  state: 'OPEN' as const,
  proposals: Array.from({ length: proposals }, (_, number) => ({
    validUntil: noonAfter(9),
    id: `${id}-${number}`,
    state: 'SENT' as const,
  })),
});

beforeEach(() => void jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-360));
afterEach(() => jest.restoreAllMocks());

describe('the dashboard of a client', () => {
  it('names the fee to be paid and leads to it', async () => {
    const eviction = { id: 'eviction', title: 'Eviction notice for a shop', lawyer };
    const { follow } = await renderPage('/user', {
      answers: [
        answer(ClientDashboardDocument, {
          myCaseCounts: { toBePaid: 1, total: 1 },
          toBePaid: { items: [eviction] },
          recent: { items: [eviction] },
        }),
      ],
    });
    await screen.findByRole('heading', { level: 2, name: 'Pay the fee for “Eviction notice for a shop”' });
    screen.getByRole('link', { name: 'Eviction notice for a shop' });
    for (const name of ['Recent cases', 'Find Lawyers', 'My Cases', 'Profile', 'Getting Started'])
      screen.getByRole('heading', { name });
    await follow(/^Pay the fee/);
    expect(window.location.pathname + window.location.search).toMatch(/^\/user\/cases.*eviction/);
  });

  it('names the papers to approve and leads to them', async () => {
    const { follow } = await renderPage('/user', {
      answers: [
        answer(ClientDashboardDocument, {
          myCaseCounts: { total: 21, inProgress: 21 },
          open: {
            items: [
              { id: 'deed', title: 'Deed of a shared house', status: 'CLIENT_REVIEW_APPROVAL', lawyer },
            ],
          },
        }),
      ],
    });
    await screen.findByRole('heading', { name: 'Approve the papers for “Deed of a shared house”' });
    await follow(/Approve the papers for “Deed of a shared house”/);
    expect(window.location.pathname).toBe('/user/cases/deed');
  });

  it('counts the cases in words beside their heading, without those groups that have none', async () => {
    await renderPage('/user', {
      answers: [answer(ClientDashboardDocument, { myCaseCounts: { total: 3, inProgress: 2, pending: 1 } })],
    });
    const heading = await screen.findByRole('heading', { name: 'Recent cases' });
    const links = within(heading.parentElement!).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['2 in progress', '/user/cases?group=IN_PROGRESS'],
      ['1 waiting', '/user/cases?group=TO_ANSWER'],
      ['All my cases', '/user/cases'],
    ]);
  });

  it('has a hearing that comes first on its day, with the court, what to bring and the file for the calendar', async () => {
    await renderPage('/user', {
      answers: [
        answer(ClientDashboardDocument, {
          myCaseCounts: { total: 1 },
          myHearings: { items: [hearing('land', 1)] },
        }),
      ],
    });
    const today = within(await screen.findByRole('region', { name: 'What needs you now' }));
    today.getByRole('heading', { level: 2, name: /^Tomorrow, 12:00\spm: hearing$/ });
    for (const text of ['Court land', 'Case land', /Deed of land$/]) today.getByText(text);
    expect(today.getByRole('link', { name: 'Open case Hearing' }).getAttribute('href')).toBe(
      '/user/cases/case-land',
    );
    today.getByRole('link', { name: /^Add to calendar/ });
  });

  it('says when the case of a fee was accepted, and nothing where it never was', async () => {
    const land = { id: 'land', title: 'Land', createdAt: '2026-01-05T05:00:00Z', lawyer: { name: 'Karim' } };
    const accepted = { ...land, acceptedAt: '2026-02-07T05:00:00Z' };
    const items = [accepted, { ...land, id: 'own', title: 'Own', acceptedAt: null }];
    await renderPage('/user', {
      answers: [
        answer(ClientDashboardDocument, { myCaseCounts: { total: 2, toBePaid: 2 }, toBePaid: { items } }),
      ],
    });
    const tasks = await screen.findByRole('region', { name: 'What needs you now' });
    expect(tasks.textContent).toContain('Karim accepted your case on 7 Feb 2026.');
    expect(tasks.textContent.split('accepted your case')).toHaveLength(2);
  });

  it('has the other tasks in lines, each with its date first, and folds and counts what does not fit', async () => {
    await renderPage('/user', {
      answers: [
        answer(ClientDashboardDocument, {
          myCaseCounts: { total: 4, documentsWanted: 1 },
          myOpenRequests: { items: [answered('wages', 2)] },
          myActivity: { unreadMessages: 3 },
          myHearings: { items: [hearing('land', 0), hearing('rent', 3)] },
        }),
      ],
    });
    const tasks = within(await screen.findByRole('region', { name: 'What needs you now' }));
    const titles = tasks.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(titles).toEqual([
      expect.stringMatching(/^Today, (since\s)?12:00\spm: hearing$/),
      'Your lawyer needs documents in 1 case',
      '2 proposals wait for your choice',
      '3 new messages',
      'Hearing',
    ]);
    const folded = within(tasks.getByText('2 more').closest('details')!);
    expect(folded.getAllByRole('listitem').at(-1)?.textContent).toMatch(
      /^\d+ \w+, 12:00\spmHearing · Court rent/,
    );
  });

  it.each([
    [[answered('wages', 2)], '2 proposals wait for your choice', '/user/requests/wages'],
    [[answered('wages', 2), answered('land', 1)], '3 proposals wait for your choice', '/user/requests'],
  ])(
    'compares the proposals of one request at once, of several from their list',
    async (requests, title, path) => {
      const others = [answered('new', 0), { ...answered('ended', 1), state: 'EXPIRED' as const }];
      await renderPage('/user', {
        answers: [
          answer(ClientDashboardDocument, {
            myCaseCounts: { total: 1 },
            myOpenRequests: { items: [...others, ...requests] },
          }),
        ],
      });
      await screen.findByRole('heading', { name: title });
      expect(screen.getByRole<HTMLAnchorElement>('link', { name: /^Compare/ }).pathname).toBe(path);
    },
  );

  it('asks a new client what happened, and looks for lawyers by the words', async () => {
    const { user } = await renderPage('/user', {
      answers: [answer(ClientDashboardDocument, { myCaseCounts: { total: 0 } })],
    });
    const form = within(await screen.findByRole('search'));
    form.getByRole('heading', { name: 'What happened?' });
    form.getByRole('link', { name: 'Or ask several advocates at once' });
    await user.type(form.getByLabelText('Write it in your own words'), 'cheque bounced{Enter}');
    expect(window.location.pathname + window.location.search).toBe('/user/lawyers?search=cheque+bounced');
  });

  it('begins the recent cases with the open request, also without a case', async () => {
    const request = {
      id: 'request',
      title: 'Tenant does not pay',
      state: 'OPEN',
      asked: 8,
      answered: 2,
    } as const;
    const { follow } = await renderPage('/user', {
      answers: [
        answer(ClientDashboardDocument, {
          myCaseCounts: { total: 0 },
          myOpenRequests: { items: [{ ...request, id: 'old', title: 'Old', state: 'WITHDRAWN' }, request] },
        }),
      ],
    });
    const card = (await screen.findByRole('heading', { name: 'Recent cases' })).closest('section');
    expect(card?.textContent).toContain('8 lawyers asked, 2 answered');
    expect(screen.queryByText('Old')).toBeNull();
    await follow('Tenant does not pay');
    expect(window.location.pathname).toBe('/user/requests/request');
  });
});
