import { screen, within } from '@testing-library/react';
import { answer } from '../../../test/answers';
import { renderPage } from '../../../test/render-part';
import { ClientDashboardDocument } from './generated/client-dashboard-screen';

const lawyer = { id: 'lawyer', name: 'Nusrat Jahan' };

describe('the dashboard of a client', () => {
  it('names the fee to be paid and leads to it', async () => {
    const eviction = { id: 'eviction', title: 'Eviction notice for a shop', lawyer };
    const { follow } = await renderPage('/user', {
      answers: [
        answer(ClientDashboardDocument, {
          myCaseCounts: { toBePaid: 1, total: 1 },
          toBePaid: { items: [{ ...eviction, canAct: ['PAY'] }] },
          recent: { items: [eviction] },
        }),
      ],
    });
    await screen.findByRole('heading', { name: 'Pay the fee for “Eviction notice for a shop”' });
    within(screen.getByRole('region', { name: 'Your cases in numbers' })).getByRole('link', {
      name: /^To be paid 1/,
    });
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
          toApprove: { items: [{ id: 'deed', title: 'Deed of a shared house' }] },
        }),
      ],
    });
    await screen.findByRole('heading', { name: 'Approve the papers for “Deed of a shared house”' });
    await follow(/Approve the papers for “Deed of a shared house”/);
    expect(window.location.pathname).toBe('/user/cases/deed');
  });
});
