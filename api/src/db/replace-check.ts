import type { QueryRunner } from 'typeorm';

export interface ValueCheck {
  table: string;
  column: string;
}

/** The values that a column's check accepts now, after earlier migrations. @throws Error without such a check. */
async function presentValues(runner: QueryRunner, { table, column }: ValueCheck): Promise<string[]> {
  const rows = (await runner.query(
    `select pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = $1::regclass and conname = $1 || '_' || $2 || '_check'`,
    [table, column],
  )) as { definition: string }[];
  const definition = rows[0]?.definition;
  if (definition === undefined) throw new Error(`${table}.${column} has no check of its values`);
  return [...definition.matchAll(/'([^']+)'/g)].map(([, value = '']) => value);
}

async function checkFor(
  runner: QueryRunner,
  { table, column }: ValueCheck,
  values: readonly string[],
): Promise<void> {
  const name = `${table}_${column}_check`;
  const list = values.map((value) => `'${value}'`).join(', ');
  await runner.query(
    `alter table ${table} drop constraint ${name}, add constraint ${name} check (${column} in (${list})) not valid`,
  );
  await runner.query(`alter table ${table} validate constraint ${name}`);
}

/** Adds values to those of earlier migrations. Validates rows without a lock that blocks writers. */
export async function addValues(
  runner: QueryRunner,
  check: ValueCheck,
  values: readonly string[],
): Promise<void> {
  await checkFor(runner, check, [...new Set([...(await presentValues(runner, check)), ...values])]);
}

/** Forbids values of a column, which must no longer have them. */
export async function removeValues(
  runner: QueryRunner,
  check: ValueCheck,
  values: readonly string[],
): Promise<void> {
  const present = await presentValues(runner, check);
  await checkFor(
    runner,
    check,
    present.filter((value) => !values.includes(value)),
  );
}
