import { Role } from '../../auth/role';
import type { RequestContext } from '../../context';
import { containing } from '../../db/containing';
import { type Page, type PageRequest, toPage } from '../../validation/page';
import { Account } from './account.entity';

/** Orders of the admin's list of users. */
export enum UserSort {
  NEWEST = 'newest',
  OLDEST = 'oldest',
  NAME = 'name',
  EMAIL = 'email',
}

const ORDERS: Record<UserSort, string> = {
  [UserSort.NEWEST]: 'created_at desc, id desc',
  [UserSort.OLDEST]: 'created_at, id',
  [UserSort.NAME]: 'lower(name) collate "C", id',
  [UserSort.EMAIL]: 'email, id',
};

/** A page of the clients (contract section 3: clients only), found by name, email or phone. */
export async function listUsers(
  { db }: RequestContext,
  request: PageRequest,
  { search, sort = UserSort.NEWEST }: { search?: string | null; sort?: UserSort },
): Promise<Page<Account>> {
  const where = `role = $1 and ($2::text is null or name ilike $2 or email ilike $2 or phone like $2)`;
  const rows: { total: number; items: Account[] }[] = await db.query(
    `select (select count(*)::int from accounts where ${where}) as total,
       coalesce((select json_agg(page) from (
         select id, role, name, email, phone, address, created_at as "createdAt"
         from accounts where ${where} order by ${ORDERS[sort]} limit $3 offset $4
       ) page), '[]') as items`,
    [Role.USER, containing(search), request.limit, request.offset],
  );
  const items = (rows[0]?.items ?? []).map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
  return toPage(request, items, rows[0]?.total ?? 0);
}
