import type { QueryRunner } from 'typeorm';

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Repeats a statement of a migration in batches, so that no other request waits long for row locks.
 * @param statement gets the id after which its batch starts, and returns the last id of the batch as `last`; no row ends it.
 */
export async function fillInBatches(runner: QueryRunner, statement: string): Promise<void> {
  for (let last: string | null = BEFORE_ALL; last !== null;) {
    const rows = (await runner.query(statement, [last])) as { last: string }[];
    last = rows[0]?.last ?? null;
  }
}
