import { screen, within } from '@testing-library/react';
import { answer } from '../../../test/answers';
import { renderPage } from '../../../test/render-part';
import { LawyerRequestsScreenDocument } from './generated/lawyer-requests-screen';

const request = { id: 'wages', title: 'Unpaid wages', settableStatuses: ['ACCEPTED', 'REJECTED'] as const };
const invitation = { id: 'land', about: 'Land and property', state: 'SENT' as const };

/** The screen with so many requests to the lawyer alone and to several lawyers. */
const open = (alone: number, several: number, at = '/lawyer/requests') =>
  renderPage(at, {
    role: 'lawyer',
    answers: [
      answer(LawyerRequestsScreenDocument, {
        waiting: { items: alone ? [{ ...request, status: 'PENDING' }] : [], total: alone },
        myInvitations: { items: several ? [invitation] : [], page: 1, pages: 1, limit: 10, total: several },
        openRequestsWaiting: several,
        myCaseCounts: { pending: alone },
      }),
    ],
  });

describe('the requests of a lawyer', () => {
  it('are those to her alone, with their answers, and those to several lawyers, counted together', async () => {
    await open(1, 1);
    const alone = within((await screen.findByRole('heading', { name: 'To you alone' })).closest('section')!);
    expect(alone.getByRole('link', { name: 'Unpaid wages' }).getAttribute('href')).toBe(
      '/lawyer/cases/wages',
    );
    alone.getByRole('button', { name: 'Accept Unpaid wages' });
    alone.getByRole('button', { name: 'Reject Unpaid wages' });
    const several = screen.getByRole('heading', { name: 'To several lawyers' }).closest('section')!;
    within(several).getByRole('link', { name: /^Land and property/ });
    expect(screen.getByRole('link', { name: /^To answer/ }).textContent).toContain('2');
    for (const link of screen.getAllByRole('link', { name: 'Requests, 2 waiting' }))
      expect(link.getAttribute('href')).toBe('/lawyer/requests');
    expect(screen.queryByRole('link', { name: /^Cases, / })).toBeNull();
  });

  it('do not say that nobody asks while a request to her alone waits, and link to those that do not fit', async () => {
    await open(12, 0);
    await screen.findByRole('link', { name: 'Unpaid wages' });
    expect(screen.queryByText('Nobody asks at present')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'To several lawyers' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Show all cases' }).getAttribute('href')).toMatch(
      /^\/lawyer\/cases\?group=TO_ANSWER/,
    );
  });

  it('say that nobody asks where there is none', async () => {
    await open(0, 0);
    await screen.findByText('Nobody asks at present');
  });

  it('are only those to several lawyers among the answered ones', async () => {
    await open(1, 1, '/lawyer/requests?state=answered');
    await screen.findByRole('link', { name: /^Land and property/ });
    expect(screen.queryByRole('link', { name: 'Unpaid wages' })).toBeNull();
  });
});
