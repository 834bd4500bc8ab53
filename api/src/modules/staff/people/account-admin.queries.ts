import { readIdentifier } from '@ainsathi/contract/identifier';
import { Permission, Role } from '../../../auth/role';
import { requireStaff } from '../../../auth/viewer';
import type { RequestContext } from '../../../context';
import { likePattern, hasName } from '../../../db/name-search';
import { type ListQuery, selectOne, selectPage, WhereClause } from '../../../db/select-page';
import { shownColumns } from '../../../db/shown-columns';
import { AuditAct, accountSubject, writeAudit } from '../../../platform/audit/write-audit';
import { LISTED_OF_CLIENT, showsMore } from '../../../platform/audit/listed-fields';
import { isIdentifier } from '../../../validation/identifier';
import type { Page, PageRequest } from '../../../validation/page-request';
import { phoneDigitsOf } from '../../accounts/phone';
import type { User } from '../../accounts/account.types';
import { found } from '../../../errors/app-error';
import { dhakaTime, type ExportedList, exportRows } from '../../../rest/csv-download';
import { describeEnum } from '../../../graphql/fields';

export enum UserSort {
  NEWEST = 'newest',
  OLDEST = 'oldest',
  NAME = 'name',
  EMAIL = 'email',
}

describeEnum(UserSort, 'UserSort', "Order of the admin's list of clients.", {
  NEWEST: 'Most recently registered first.',
  OLDEST: 'Earliest registered first.',
  NAME: 'By name.',
  EMAIL: 'By email.',
});

const ORDERS: Record<UserSort, string> = {
  [UserSort.NEWEST]: 'account.created_at desc, account.id desc',
  [UserSort.OLDEST]: 'account.created_at, account.id',
  [UserSort.NAME]: 'lower(account.name) collate "C", account.id',
  [UserSort.EMAIL]: 'account.email, account.id',
};

const USERS: ListQuery = {
  fields: {
    ...shownColumns('account', 'id', 'role', 'name', 'phone', 'address', 'language'),
    ...shownColumns('account', 'createdAt', 'emailConfirmedAt', 'confirmationRequired'),
    email: "coalesce(account.email, '')",
  },
  from: 'accounts account',
  key: 'account.id',
};

function matchingUsers(search: string | null | undefined): WhereClause {
  const where = new WhereClause().add('account.role = ?', Role.USER);
  const pattern = likePattern(search);
  if (pattern)
    where.add(
      `account.email ilike ? or account.phone like ?2 or ${hasName(where, 'account', search)}`,
      likePattern(readIdentifier(search ?? '')),
      likePattern(phoneDigitsOf(search ?? '') ?? search),
    );
  return where;
}

/** For admins; records when more than names is shown. @param fields the shown fields; default: all. */
export async function listUsers(
  context: RequestContext,
  request: PageRequest,
  { search, sort = UserSort.NEWEST }: { search?: string | null; sort?: UserSort },
  fields?: ReadonlySet<string>,
): Promise<Page<User>> {
  requireStaff(context, Permission.SUPPORT_USERS);
  const page = await selectPage<User>(context.reader, USERS, matchingUsers(search), ORDERS[sort], request);
  const subject = accountSubject(page.items.map(({ id }) => id));
  if (showsMore(LISTED_OF_CLIENT, fields)) await writeAudit(context, AuditAct.CLIENT_VIEWED, { subject });
  return page;
}

/** A client, or null, for admins; records the look. */
export async function findUser(context: RequestContext, id: string): Promise<User | null> {
  requireStaff(context, Permission.SUPPORT_USERS);
  if (!isIdentifier(id)) return null;
  const where = new WhereClause().add('account.id = ?', id).add('account.role = ?', Role.USER);
  await writeAudit(context, AuditAct.CLIENT_VIEWED, { subject: accountSubject(id) });
  return selectOne<User>(context.reader, USERS, where);
}

/** @throws AppError NOT_FOUND. */
export async function getUser(context: RequestContext, id: string): Promise<User> {
  return found(await findUser(context, id), 'User');
}

/** Times are in Dhaka. */
export const EXPORTED_USERS: ExportedList = {
  ...USERS,
  name: 'clients',
  created: 'account.created_at',
  fields: {
    Id: 'account.id',
    Name: 'account.name',
    Email: "coalesce(account.email, '')",
    Phone: 'account.phone',
    Address: 'account.address',
    Cases: '(select count(*) from cases legal_case where legal_case.client_id = account.id)',
    Joined: dhakaTime('account.created_at'),
  },
};

/** The clients of an admin's list; only `ids` if given. @throws AppError IDENTITY_REQUIRED. */
export async function exportUsers(
  context: RequestContext,
  search: string | null,
  ids: string[] | null,
): Promise<AsyncIterable<object>> {
  requireStaff(context, Permission.SUPPORT_USERS);
  return exportRows(context, EXPORTED_USERS, matchingUsers(search), ids);
}
