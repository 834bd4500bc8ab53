import { Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { likePattern } from '../../db/like-pattern';
import { WhereClause, type ListQuery, selectPage } from '../../db/select-page';
import type { Page, PageRequest } from '../../validation/page-request';
import { type User, UserSort } from './account.types';
import { searchedDigits } from './phone';

const ORDERS: Record<UserSort, string> = {
  [UserSort.NEWEST]: 'account.created_at desc, account.id desc',
  [UserSort.OLDEST]: 'account.created_at, account.id',
  [UserSort.NAME]: 'lower(account.name) collate "C", account.id',
  [UserSort.EMAIL]: 'account.email, account.id',
};

const USERS: ListQuery = {
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

/** A page of the clients, without lawyers and admins, found by name, email or phone. */
export async function listUsers(
  { db }: RequestContext,
  request: PageRequest,
  { search, sort = UserSort.NEWEST }: { search?: string | null; sort?: UserSort },
): Promise<Page<User>> {
  const conditions = new WhereClause().add('account.role = ?', Role.USER);
  const pattern = likePattern(search);
  if (pattern)
    conditions.add(
      'account.name ilike ? or account.email ilike ? or account.phone like ?2',
      pattern,
      likePattern(searchedDigits(search ?? '') ?? search),
    );
  return selectPage<User>(db, USERS, conditions, ORDERS[sort], request);
}
