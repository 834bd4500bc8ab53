import { escapeIdentifier, escapeLiteral } from 'pg';
import type { DataSource } from 'typeorm';
import { withClient } from '../platform/with-client';

const SCHEMAS = ['public', 'jobs'];
const WRONG_PASSWORD = '28P01';

/** Tables to which the product only adds: the audit log, and the history of cases. */
const APPEND_ONLY = [
  'audit_entries',
  'audit_seals',
  'audit_cuts',
  'case_events',
  'hearings',
  'case_accesses',
  'messages',
  'receipts',
];

const roleOf = (url: string): string => decodeURIComponent(new URL(url).username);

/** Whether the product's role is another than the owner of the tables. */
export function hasPlainRole(ownerUrl: string, productUrl: string): boolean {
  return roleOf(ownerUrl) !== roleOf(productUrl);
}

/** Whether a URL's role owns the tables, or may create the first. */
export async function mayChangeTables(url: string): Promise<boolean> {
  const { rows } = await withClient(url, 'start', (client) =>
    client.query<{ may: boolean }>(
      `select coalesce(
         (select pg_has_role(relowner, 'usage') from pg_class where oid = to_regclass('public.migrations')),
         has_schema_privilege('public', 'create')) as may`,
    ),
  );
  return rows[0]?.may === true;
}

/** Whether the product's role owns no table and cannot change the audit log. */
export async function hasPlainRights(dataSource: DataSource): Promise<boolean> {
  const [rights] = await dataSource.query<{ plain: boolean }[]>(
    `select not pg_has_role(class.relowner, 'usage') and not has_table_privilege(class.oid, 'update') as plain
     from pg_class class where class.oid = 'public.audit_entries'::regclass`,
  );
  return rights?.plain === true;
}

async function isPasswordWrong(url: string): Promise<boolean> {
  return withClient(url, 'start', () => Promise.resolve(false)).catch(
    (error: unknown) => (error as { code?: unknown }).code === WRONG_PASSWORD,
  );
}

/**
 * Grants the product's role the minimum, as owner of the tables: it reads and writes rows, changes no table, and only adds to
 * the audit log and the history of cases. Creates the role if missing, with the password of its URL, for which the owner needs
 * the right.
 */
export async function grantProductRights(ownerUrl: string, productUrl: string): Promise<void> {
  if (!hasPlainRole(ownerUrl, productUrl)) return;
  const role = escapeIdentifier(roleOf(productUrl));
  await withClient(ownerUrl, 'start', async (owner) => {
    const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [roleOf(productUrl)]);
    const password = escapeLiteral(decodeURIComponent(new URL(productUrl).password));
    if (rowCount === 0) await owner.query(`create role ${role} login password ${password}`);
    else if (await isPasswordWrong(productUrl)) await owner.query(`alter role ${role} password ${password}`);
    await owner.query('begin');
    const { rows: schemas } = await owner.query<{ nspname: string }>(
      'select nspname from pg_namespace where nspname = any($1)',
      [SCHEMAS],
    );
    for (const { nspname: schema } of schemas)
      await owner.query(`
        grant usage on schema ${schema} to ${role};
        grant select, insert, update, delete on all tables in schema ${schema} to ${role};
        grant usage, select, update on all sequences in schema ${schema} to ${role};
        grant execute on all functions in schema ${schema} to ${role}`);
    await owner.query(`
      revoke update, delete on ${APPEND_ONLY.join(', ')} from ${role};
      revoke insert, update, delete on migrations from ${role}`);
    await owner.query('commit');
  });
}
