import { screen, within } from '@testing-library/react';
import { answer } from '../../../test/answers';
import { renderPage } from '../../../test/render-part';
import { LawyerDashboardScreenDocument } from './generated/lawyer-dashboard-screen';

it('the dashboard of a lawyer counts, and names the requests that wait', async () => {
  const client = { id: 'client', name: 'Rahima Begum' };
  const { follow } = await renderPage('/lawyer', {
    role: 'lawyer',
    answers: [
      answer(LawyerDashboardScreenDocument, {
        myLawyerProfile: { id: 'lawyer', name: 'Nusrat Jahan', verification: 'VERIFIED' },
        myCaseCounts: { total: 2, pending: 1, toBePaid: 1 },
        waiting: { items: [{ id: 'waits', title: 'Request that waits', client }] },
      }),
    ],
  });
  const numbers = within(await screen.findByRole('region', { name: 'Numbers' }));
  for (const name of [/^Total Cases 2/, /^Published Blogs 0/, /^Pending Cases 1/])
    numbers.getByRole('link', { name });
  screen.getByRole('heading', { name: '1 request to answer' });
  screen.getByRole('heading', { name: '1 accepted case not paid yet' });
  await follow(/^Answer requests/);
  expect(window.location.pathname + window.location.search).toMatch(/^\/lawyer\/cases\?group=TO_ANSWER/);
});
