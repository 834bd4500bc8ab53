import { Role } from '../../auth/role';
import { requireRole } from '../../auth/viewer';
import type { RequestContext } from '../../context';
import { likePattern } from '../../db/like-pattern';
import { type ListQuery, selectPage, WhereClause } from '../../db/select-page';
import type { Page, PageRequest } from '../../validation/page-request';
import { phoneDigitsOf } from '../accounts/phone';
import type { User } from '../accounts/account.types';
import { UserSort } from './account-admin.types';

const ORDERS: Record<UserSort, string> = {
  [UserSort.NEWEST]: 'account.created_at desc, account.id desc',
  [UserSort.OLDEST]: 'account.created_at, account.id',
  [UserSort.NAME]: 'lower(account.name) collate "C", account.id',
  [UserSort.EMAIL]: 'account.email, account.id',
};

export const USERS: ListQuery = {
  fields: {
    id: 'account.id',
    role: 'account.role',
    name: 'account.name',
    email: 'account.email',
    phone: 'account.phone',
    address: 'account.address',
    createdAt: 'account.created_at',
  },
  from: 'accounts account',
  key: 'account.id',
  dates: ['createdAt'],
};

/** The condition that an account is a client, found by name, email or phone. */
export function matchingUsers(search: string | null | undefined): WhereClause {
  const where = new WhereClause().add('account.role = ?', Role.USER);
  const pattern = likePattern(search);
  if (pattern)
    where.add(
      'account.name ilike ? or account.email ilike ? or account.phone like ?2',
      pattern,
      likePattern(phoneDigitsOf(search ?? '') ?? search),
    );
  return where;
}

/** A page of the clients, for admins. */
export async function listUsers(
  context: RequestContext,
  request: PageRequest,
  { search, sort = UserSort.NEWEST }: { search?: string | null; sort?: UserSort },
): Promise<Page<User>> {
  requireRole(context, Role.ADMIN);
  return selectPage<User>(context.db, USERS, matchingUsers(search), ORDERS[sort], request);
}
