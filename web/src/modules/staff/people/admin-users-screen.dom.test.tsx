import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, refuse, type Answer } from '../../../../test/answers';
import { descriptionOf, field, untilFocused } from '../../../../test/person';
import { renderPage } from '../../../../test/render-part';
import { LockAccountDocument } from '../generated/lock-dialog';
import { AdminUserDocument } from './generated/admin-user-screen';
import { AdminUsersDocument } from './generated/admin-users-screen';
import { CasesOfUserDocument, DeleteUserDocument } from './generated/delete-user-dialog';
import { UpdateUserDocument } from './generated/user-row';

const runa = { id: 'runa', name: 'Runa Laila', email: 'runa@example.com' };
const usersOf = (...items: (typeof runa)[]) =>
  answer(AdminUsersDocument, { users: { items, page: 1, pages: 1, limit: 10, total: items.length } });

const open = (...answers: Answer[]) => renderPage('/admin/users', { role: 'admin', answers });

describe('the users of an administrator', () => {
  it('are edited in their row: a taken email is shown beside its field, Escape leaves the edit', async () => {
    const message = 'An account with this email already exists';
    const { press, fill, user } = await open(
      usersOf(runa),
      refuse(UpdateUserDocument, { code: 'CONFLICT', message, fields: [{ field: 'email', message }] }),
    );
    await press('Edit Runa Laila');
    const row = screen.getByRole('row', { name: /Save/ });
    await fill('Email', 'taken@example.com', row);
    await press('Save', row);
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to update user');
    expect(descriptionOf(field('Email', row))).toContain('already exists');
    expect(field('Email', row).value).toBe('taken@example.com');
    await user.type(field('Email', row), '{Escape}');
    screen.getByRole('cell', { name: runa.email });
  });

  it('are deleted only after a confirmation, which Back closes and which shows a failure', async () => {
    let users = [runa];
    const { press } = await open(
      answer(AdminUsersDocument, () => ({ users: { items: users, pages: 1, total: users.length } })),
      answer(CasesOfUserDocument, {}),
      refuse(DeleteUserDocument, { code: 'SERVICE_UNAVAILABLE', message: 'Busy' }),
      answer(DeleteUserDocument, () => {
        users = [];
        return { deleteUser: { deletedId: runa.id } };
      }),
    );
    const dialog = { name: 'Are you sure you want to delete this user?' };
    await press('Delete Runa Laila');
    const asked = await screen.findByRole('alertdialog', dialog);
    await untilFocused(within(asked).getByRole('button', { name: 'Cancel' }));
    await within(asked).findByText(/It has no cases\./);
    expect(window.location.search).toMatch(/delete=/);
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press('Delete Runa Laila');
    const again = await screen.findByRole('alertdialog', dialog);
    await press('Delete user', again);
    expect((await within(again).findByRole('alert')).textContent).toContain('Failed to delete user');
    await press('Delete user', again);
    await screen.findByRole('heading', { name: 'No users found' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(window.location.search).not.toMatch(/delete=/);
  });

  it('whom a colleague deleted meanwhile leave the list, and the reason is said', async () => {
    const missing = { code: 'NOT_FOUND', message: 'User not found' } as const;
    let users = [runa, { ...runa, id: 'salma', name: 'Salma Khatun' }];
    const { press } = await open(
      answer(AdminUsersDocument, () => ({ users: { items: users, pages: 1, total: users.length } })),
      answer(CasesOfUserDocument, {}),
      refuse(DeleteUserDocument, missing),
      refuse(UpdateUserDocument, missing),
    );
    await press('Edit Salma Khatun');
    users = [runa];
    await press('Save');
    await screen.findByText(/Failed to update user.*User not found/);
    await waitFor(() => expect(screen.queryByText('Salma Khatun')).toBeNull());
    await press('Delete Runa Laila');
    users = [];
    const dialog = await screen.findByRole('alertdialog');
    await press('Delete user', dialog);
    await within(dialog).findByText(/User not found/);
    await screen.findByRole('heading', { name: 'No users found', hidden: true });
    await press('Cancel', dialog);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('have a page, which says that a colleague deleted the person meanwhile', async () => {
    let user: typeof runa | null = runa;
    const { press, fill } = await renderPage('/admin/users/runa', {
      role: 'admin',
      answers: [
        answer(AdminUserDocument, () => ({ user })),
        refuse(LockAccountDocument, { code: 'NOT_FOUND', message: 'User not found' }),
      ],
    });
    await press('Lock the account of Runa Laila');
    await fill(/^Reason/, 'Fraud');
    user = null;
    await press('Lock the account', screen.getByRole('dialog'));
    await screen.findByRole('heading', { name: 'User not found' });
  });

  it('that cannot be loaded come with another try', async () => {
    const { press } = await open(
      refuse(AdminUsersDocument, { code: 'SERVICE_UNAVAILABLE', message: 'Busy' }),
      usersOf(runa),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('This list could not be loaded');
    await press('Try again');
    await screen.findByRole('table', { name: 'Users' });
  });
});
