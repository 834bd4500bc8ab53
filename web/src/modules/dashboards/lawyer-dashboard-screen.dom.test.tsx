import { screen, within } from '@testing-library/react';
import { answer, type Partly } from '../../../test/answers';
import { renderPage } from '../../../test/render-part';
import type { DiaryRow } from '../../graphql/generated/schema-types';
import { toDhaka } from '../../lib/dhaka-time';
import { dayLater } from '../diary/diary-address';
import { LawyerDashboardScreenDocument } from './generated/lawyer-dashboard-screen';

const today = toDhaka().date;

/** Hearings of the day so many days from today. */
const hearings = (number: number, days: number): Partly<DiaryRow>[] =>
  Array.from({ length: number }, (_, index) => {
    const id = `${days}-${index}`;
    return { ...{ hearingId: id, caseId: id, title: `Case ${id}` }, day: dayLater(today, days) };
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

  it('begins with what nobody noted and the day in court, and counts what does not fit', async () => {
    await open({
      diary: { rows: [...hearings(6, 0), ...hearings(2, 1)], unanswered: hearings(5, -2), more: 1 },
    });
    await screen.findByRole('heading', { level: 1, name: 'Today, 6 matters' });
    const day = within(screen.getByRole('region', { name: 'Hearing dates' }));
    expect(day.getAllByRole('listitem')).toHaveLength(7);
    day.getByRole('button', { name: 'What happened? Case 0-0' });
    expect(day.getByRole('link', { name: 'Case 0-0' }).getAttribute('href')).toBe('/lawyer/cases/0-0');
    expect(day.getByRole('link', { name: '5 more in the diary' }).getAttribute('href')).toBe('/lawyer/diary');
    expect(screen.getByRole('link', { name: 'Tomorrow 2' }).getAttribute('href')).toBe(
      `/lawyer/diary?day=${dayLater(today, 1)}`,
    );
  });

  it('leads to the next day with hearings where today has none', async () => {
    const day = dayLater(today, 3);
    await open({ myHearings: { items: [{ id: 'next', startsAt: `${day}T04:30:00.000Z` }] } });
    await screen.findByRole('heading', { level: 1, name: 'Nothing in court today' });
    const link = screen.getByRole('link', { name: /^Next: .*in 3 days$/ });
    expect(link.getAttribute('href')).toBe(`/lawyer/diary?day=${day}`);
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
