import { cleanup, screen, within } from '@testing-library/react';
import { answer } from '../../../test/answers';
import { renderPage } from '../../../test/render-part';
import { AdminStaffDocument } from './generated/admin-staff-screen';

it('an owner cannot act on the own account', async () => {
  const staff = [
    { id: 'admin', name: 'Farid Ahmed', email: 'admin@example.com', roles: ['OWNER' as const] },
    { id: 'other', name: 'Sadia Karim', email: 'sadia@example.com', roles: ['VERIFIER' as const] },
  ];
  await renderPage('/admin/staff', { role: 'admin', answers: [answer(AdminStaffDocument, { staff })] });
  const rowOf = (email: string) => screen.getByText(email).closest('li')!;
  await screen.findByText('admin@example.com');
  expect(rowOf('admin@example.com').textContent).toContain('You');
  expect(within(rowOf('admin@example.com')).queryAllByRole('button')).toEqual([]);
  expect(within(rowOf('sadia@example.com')).queryAllByRole('button')).not.toEqual([]);
});

it('the address of an invitation outlasts the page', async () => {
  const show = async () =>
    renderPage('/admin/staff', { role: 'admin', answers: [answer(AdminStaffDocument, { staff: [] })] });
  await (await show()).fill(/^Email/, 'sadia@example.com');
  cleanup();
  await show();
  await screen.findByDisplayValue('sadia@example.com');
});
