import type { MigrationInterface, QueryRunner } from 'typeorm';
import { fillInBatches } from '../fill-in-batches';
import { type FunctionReplacement, replaceInFunction, reversed } from '../replace-in-function';

/** Rows that one statement fills, so that no other request waits long for their locks. */
const BATCH = 1_000;

/**
 * Code points are the order of the Bangla alphabet but for ৎ, which stands among the forms of ত. Names in Bangla come
 * before the others, which code points would put last.
 */
const COLUMNS = `
create or replace function bangla_name_key(name text, name_bangla text) returns text
language sql immutable parallel safe as $$
  select case when has_bangla(shown) then '0' else '1' end || replace(lower(normalize(shown, NFC)), 'ৎ', 'ত্')
  from (values (coalesce(name_bangla, name))) read(shown)
$$;
alter table lawyer_profiles add column if not exists name_key_bangla text collate "C" not null default '';
alter table lawyer_practice_areas add column if not exists name_key_bangla text collate "C" not null default ''`;

const REPLACEMENTS: readonly FunctionReplacement[] = [
  {
    name: 'set_directory_words',
    from: 'new.name_keys = name_keys(names);',
    to: `new.name_keys = name_keys(names);
  new.name_key_bangla = bangla_name_key(new.name, new.name_bangla);`,
  },
  {
    name: 'list_practice_area',
    from: 'experience, name_key, verified_at',
    to: 'experience, name_key, name_key_bangla, verified_at',
  },
  {
    name: 'list_practice_area',
    from: 'new.experience, new.name_key, new.verified_at',
    to: 'new.experience, new.name_key, new.name_key_bangla, new.verified_at',
  },
  {
    name: 'list_practice_area',
    from: `new.name_key = coalesce(new.name_key, '');`,
    to: `new.name_key = coalesce(new.name_key, '');
  new.name_key_bangla = coalesce(new.name_key_bangla, '');`,
  },
  {
    name: 'relist_practice_areas',
    from: 'name_key = new.name_key,',
    to: 'name_key = new.name_key, name_key_bangla = new.name_key_bangla,',
  },
];

function relistTrigger(columns: readonly string[]): string {
  const of = (row: string): string => columns.map((column) => `${row}.${column}`).join(', ');
  return `
create or replace trigger lawyer_profiles_relist after update on lawyer_profiles
  for each row when ((${of('old')}) is distinct from (${of('new')})) execute function relist_practice_areas()`;
}

const FOLLOWED = ['verification', 'district_id', 'experience', 'name_key', 'verified_at', 'locked'];

const FILL = `
with batch as (select account_id as id from lawyer_profiles where account_id > $1 order by account_id limit ${BATCH}),
filled as (update lawyer_profiles set name_key_bangla = bangla_name_key(name, name_bangla)
  where account_id in (select id from batch))
select id as last from batch order by id desc limit 1`;

/** Lawyers in the order of their names in Bangla. Without a transaction, as the texts in Bangla; it can be repeated. */
export class BanglaNameOrder1790000002550 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set lock_timeout = '2s'`);
    await runner.query(COLUMNS);
    for (const replacement of REPLACEMENTS) await replaceInFunction(runner, replacement);
    await runner.query(relistTrigger([...FOLLOWED, 'name_key_bangla']));
    await runner.query(`set ainsathi.untouched = 'on'`);
    await fillInBatches(runner, FILL);
    await runner.query(`set ainsathi.untouched = 'off'`);
    await runner.query(`create index if not exists lawyer_profiles_name_bangla
      on lawyer_profiles (name_key_bangla, account_id) where verification = 'verified'`);
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(relistTrigger(FOLLOWED));
    for (const replacement of [...REPLACEMENTS].reverse())
      await replaceInFunction(runner, reversed(replacement));
    await runner.query(`
      alter table lawyer_practice_areas drop column name_key_bangla;
      alter table lawyer_profiles drop column name_key_bangla;
      drop function bangla_name_key`);
  }
}
