import type { QueryRunner } from 'typeorm';

export interface FunctionReplacement {
  name: string;
  from: string;
  to: string;
}

/** Changes a part of a function of earlier migrations; a part changed already stays. @throws Error when there is no such part. */
export async function replaceInFunction(
  runner: QueryRunner,
  { name, from, to }: FunctionReplacement,
): Promise<void> {
  const rows = (await runner.query('select pg_get_functiondef($1::regproc) as definition', [name])) as {
    definition: string;
  }[];
  const definition = rows[0]?.definition ?? '';
  if (definition.includes(to) && (to.includes(from) || !definition.includes(from))) return;
  if (!definition.includes(from)) throw new Error(`The function ${name} is not as this migration expects`);
  await runner.query(definition.replaceAll(from, to));
}

export function reversed({ name, from, to }: FunctionReplacement): FunctionReplacement {
  return { name, from: to, to: from };
}
