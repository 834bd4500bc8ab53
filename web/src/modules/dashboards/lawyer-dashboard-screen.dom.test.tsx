import { screen, within } from '@testing-library/react';
import { answer } from '../../../test/answers';
import { renderPage } from '../../../test/render-part';
import { LawyerDashboardScreenDocument } from './generated/lawyer-dashboard-screen';

/** Before noon in Dhaka, so many days from today. */
function morningAfter(days: number): string {
  const date = new Date(Date.now() + 6 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
  return `${date}T04:30:00.000Z`;
}

const hearings = (number: number, days: number) =>
  Array.from({ length: number }, (_, index) => {
    const id = `${days}-${index}`;
    return { id, caseId: id, caseTitle: `Case ${id}`, startsAt: morningAfter(days), court: `Court ${id}` };
  });

const open = (data: object) =>
  renderPage('/lawyer', {
    role: 'lawyer',
    answers: [
      answer(LawyerDashboardScreenDocument, {
        myLawyerProfile: { id: 'lawyer', verification: 'VERIFIED' },
        ...data,
      }),
    ],
  });

describe('the dashboard of a lawyer', () => {
  it('counts, and leads to what waits', async () => {
    const { follow } = await open({ myCaseCounts: { total: 2, pending: 1, toBePaid: 1 } });
    const numbers = within(await screen.findByRole('region', { name: 'Numbers' }));
    for (const name of ['Total Cases 2', 'Published Blogs 0', 'Pending Cases 1'])
      numbers.getByRole('link', { name });
    const tasks = screen.getByRole('heading', { name: 'What needs me now' }).closest('section')!;
    const lines = within(tasks).getAllByRole('heading', { level: 3 });
    expect(lines.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      '1 request to answer',
      '1 accepted case not paid yet',
    ]);
    await follow('Requests 1 request to answer');
    expect(window.location.pathname).toBe('/lawyer/requests');
  });

  it('begins with the day in court, and counts what does not fit', async () => {
    await open({ myHearings: { items: [...hearings(6, 0), ...hearings(2, 1)] } });
    await screen.findByRole('heading', { level: 1, name: 'Today, 6 matters' });
    const day = within(screen.getByRole('region', { name: 'Hearing dates' }));
    expect(day.getAllByRole('listitem')).toHaveLength(4);
    expect(day.getByRole('link', { name: 'Case 0-0' }).getAttribute('href')).toBe('/lawyer/cases/0-0');
    for (const name of ['2 more on this day', 'Tomorrow 2', 'Diary'])
      expect(screen.getAllByRole('link', { name })[0]?.getAttribute('href')).toBe(
        '/lawyer/cases?view=hearings',
      );
  });

  it('has the next day with hearings where today has none', async () => {
    await open({ myHearings: { items: [...hearings(1, 3), ...hearings(1, 4)] } });
    await screen.findByRole('heading', { level: 1, name: 'Nothing in court today' });
    const day = within(screen.getByRole('region', { name: 'Hearing dates' }));
    expect(day.getByRole('heading', { level: 2 }).textContent).toMatch(/in 3 days$/);
    expect(day.getAllByRole('listitem')).toHaveLength(1);
  });

  it.each([
    ['a missing licence number', { licenseNumber: null }, 'Add licence number', '#licenseNumber'],
    ['missing practice areas', { licenseNumber: 'DHK/1' }, /^Complete profile/, '#practiceAreas'],
  ])('leads from %s to its field', async (_, lawyer, name, field) => {
    await open({ myLawyerProfile: { id: 'lawyer', ...lawyer } });
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe(`/lawyer/profile${field}`);
  });

  it('says until when the lawyer is away, and leads to the field of the day', async () => {
    await open({ myLawyerProfile: { id: 'lawyer', verification: 'VERIFIED', awayUntil: '2099-12-03' } });
    const link = await screen.findByRole('link', { name: 'You take no new cases until 3 December 2099' });
    expect(link.getAttribute('href')).toBe('/lawyer/profile#awayUntil');
  });

  it('says nothing of absence to a lawyer who takes new cases', async () => {
    await open({});
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/^You take no new cases/)).toBeNull();
  });

  it('says so where no hearing is set', async () => {
    await open({ myHearings: { items: [] } });
    await screen.findByText('No hearing is set.');
  });
});
