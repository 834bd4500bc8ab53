import { createHash } from 'node:crypto';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Client, escapeIdentifier } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { BackedUpTable } from './backup-format';

/** Not in a backup: temporary access to accounts, counters, what programs follow, migrations. After a restore everybody signs in again. */
const LEFT_OUT = [
  'account_changes',
  'account_tokens',
  'call_signals',
  'devices',
  'ended_sessions',
  'factor_removals',
  'join_links',
  'lawyer_changes',
  'login_challenges',
  'migrations',
  'operator_marks',
  'passkey_challenges',
  'phone_proofs',
  'push_subscriptions',
  'rate_limits',
  'sessions',
  'sms',
];

/** Rows to back up: undelivered mails contain links that give access. */
const KEPT_ROWS: Readonly<Record<string, string>> = { mails: 'where sent_at is not null' };

/** Columns that are meaningful only in their original database. */
const LEFT_OUT_COLUMNS = ['audit_entries.transaction', 'audit_seals.until_transaction'];

export type Table = Pick<BackedUpTable, 'name' | 'columns'>;

/** In alphabetical order, without computed columns. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select class.relname as name, array_agg(quote_ident(attribute.attname) order by attribute.attnum) as columns
     from pg_class class join pg_attribute attribute on attribute.attrelid = class.oid
     where class.relkind = 'r' and class.relnamespace = 'public'::regnamespace
       and attribute.attnum > 0 and not attribute.attisdropped and attribute.attgenerated = ''
       and class.relname <> all($1) and class.relname || '.' || attribute.attname <> all($2)
     group by class.relname order by class.relname`,
    [LEFT_OUT, LEFT_OUT_COLUMNS],
  );
  return rows;
}

async function primaryKeyOf(client: Client, name: string): Promise<string> {
  const { rows } = await client.query<{ columns: string | null }>(
    `select string_agg(quote_ident(attribute.attname), ', ' order by place) as columns
     from pg_index index, unnest(index.indkey) with ordinality key (attnum, place)
     join pg_attribute attribute on attribute.attnum = key.attnum
     where index.indrelid = $1::regclass and index.indisprimary and attribute.attrelid = index.indrelid`,
    [escapeIdentifier(name)],
  );
  return rows[0]?.columns ?? '1';
}

/** Counts and hashes passing bytes. */
export class Digest extends Transform {
  rows = 0;
  bytes = 0;
  private readonly hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: string, done: () => void): void {
    this.hash.update(chunk);
    this.bytes += chunk.length;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) this.rows += 1;
    this.push(chunk);
    done();
  }

  sha256(): string {
    return this.hash.digest('hex');
  }
}

/** Rows as text, one a line, in the order of the primary key. */
export async function openCopy(client: Client, { name, columns }: Table): Promise<Readable> {
  const order = await primaryKeyOf(client, name);
  return client.query(
    copyTo(
      `copy (select ${columns.join(', ')} from ${escapeIdentifier(name)} ${KEPT_ROWS[name] ?? ''} order by ${order}) to stdout`,
    ),
  );
}

export async function digestTable(client: Client, table: Table): Promise<BackedUpTable> {
  const copy = await openCopy(client, table);
  const digest = new Digest().resume();
  await pipeline(copy, digest);
  return { ...table, rows: digest.rows, sha256: digest.sha256() };
}
