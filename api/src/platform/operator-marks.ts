import { withClient } from './with-client';

/** The operator's regular work, exported as a metric. */
export type MarkName = 'backup' | 'audit-check';

export async function markDone(
  database: { query: (sql: string, values: unknown[]) => Promise<unknown> },
  name: MarkName,
): Promise<void> {
  await database.query(
    'insert into operator_marks values ($1, now()) on conflict (name) do update set done_at = now()',
    [name],
  );
}

/** In seconds since 1970. */
export async function readMarks(database: {
  query: <Rows>(sql: string) => Promise<Rows>;
}): Promise<{ name: MarkName; seconds: number }[]> {
  return database.query('select name, extract(epoch from done_at)::float8 as seconds from operator_marks');
}

/** On its own connection. */
export async function markDoneAt(url: string, name: MarkName): Promise<void> {
  await withClient(url, 'mark', (client) => markDone(client, name));
}
