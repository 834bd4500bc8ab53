import { screen, within } from '@testing-library/react';
import { answer, type Answer } from '../../../test/answers';
import { renderPage } from '../../../test/render-part';
import { AdminDashboardDocument } from './generated/admin-dashboard-screen';
import { SystemStatusDocument } from './generated/system-status';

const open = (...answers: Answer[]) => renderPage('/admin', { role: 'admin', answers });

describe('the dashboard of an administrator', () => {
  it('names a part of the system that does not work at its top', async () => {
    const check = { name: 'Database', operational: false, detail: 'No answer' };
    await open(answer(SystemStatusDocument, { systemStatus: [check] }));
    expect((await screen.findByRole('alert')).textContent).toBe('Not operational: Database');
  });

  it('gives the numbers of each chart as a table', async () => {
    const adminStats = {
      cases: 7,
      casesByMonth: [
        { month: '2026-10', count: 3 },
        { month: '2026-11', count: 4 },
      ],
      casesByStatus: [{ status: 'PENDING' as const, count: 7 }],
    };
    const { user } = await open(answer(AdminDashboardDocument, { adminStats }));
    for (const name of ['Cases per month', 'Cases by status']) {
      const panel = (await screen.findByRole('heading', { name })).closest('section')!;
      await within(panel).findByRole('img');
      await user.click(within(panel).getByText('Show as a table'));
      expect(within(panel).getByRole('table', { name }).textContent).toMatch(/[37]/);
    }
  });
});
