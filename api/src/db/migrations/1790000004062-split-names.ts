import type { MigrationInterface, QueryRunner } from 'typeorm';
import { fillInBatches } from '../fill-in-batches';
import { type FunctionReplacement, replaceInFunction, reversed } from '../replace-in-function';
import { SEARCH_KEY_FUNCTIONS } from '../search-key-functions';

/** Rows that one statement fills, so that no other request waits long for their locks. */
const BATCH = 500;

const COLUMNS = `
alter table accounts add column if not exists name_runs text[] not null default '{}';
alter table lawyer_profiles add column if not exists name_runs text[] not null default '{}'`;

/**
 * A key of a name follows a space among the words of a lawyer: it is looked up as it is, and is no word of the directory. Making
 * the keys takes half a millisecond a name, so that those of the account serve.
 */
const REPLACEMENTS: readonly FunctionReplacement[] = [
  {
    name: 'set_accounts_keys',
    from: 'new.name_keys = name_keys(new.name);',
    to: 'new.name_keys = name_keys(new.name); new.name_runs = new.name_keys || joined_name_keys(new.name);',
  },
  {
    name: 'set_directory_words',
    from: 'new.name_keys = name_keys(names);',
    to: `select account.name_keys, account.name_runs into new.name_keys, new.name_runs
    from accounts account where account.id = new.account_id and account.name = new.name;
  if not found then
    new.name_keys = name_keys(new.name);
    new.name_runs = new.name_keys || joined_name_keys(new.name);
  end if;
  new.name_keys = new.name_keys || name_keys(new.name_bangla);
  new.name_runs = new.name_runs || name_keys(new.name_bangla) || joined_name_keys(new.name_bangla);
  new.words = new.words || array_to_tsvector(array(select ' ' || key from unnest(new.name_runs) key));`,
  },
  ...["lower(concat_ws(' ', names, texts))", 'lower(names)'].map((from) => ({
    name: 'lawyer_words_of',
    from: `(${from}, `,
    to: `(translate(${from}, '''’‘ʼ\`′＇', ''), `,
  })),
  {
    name: 'add_directory_words',
    from: 'from unnest(added) fresh(word)\n    where not exists',
    to: `from unnest(added) fresh(word)\n    where left(word, 1) <> ' ' and not exists`,
  },
  {
    name: 'recount_directory_words',
    from: `verification = ''verified''');`,
    to: `verification = ''verified''') where left(word, 1) <> ' ';`,
  },
];

const FILL_ACCOUNTS = `
with batch as (select id from accounts where id > $1 order by id limit ${BATCH}),
filled as (update accounts set name_keys = name_keys(name), name_runs = name_keys(name) || joined_name_keys(name)
  where id in (select id from batch))
select id as last from batch order by id desc limit 1`;

/** The update of a name fires the trigger that makes words and keys. */
const FILL_PROFILES = `
with batch as (select account_id as id from lawyer_profiles where account_id > $1 order by account_id limit ${BATCH}),
filled as (update lawyer_profiles set name = name where account_id in (select id from batch))
select id as last from batch order by id desc limit 1`;

/**
 * Names are found joined, apart and by their initials. Without a transaction, so that no other request waits until every row
 * is filled; it can be repeated when it was interrupted.
 */
export class SplitNames1790000004062 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set lock_timeout = '2s'`);
    await runner.query(SEARCH_KEY_FUNCTIONS);
    await runner.query(COLUMNS);
    for (const replacement of REPLACEMENTS) await replaceInFunction(runner, replacement);
    await runner.query(`set ainsathi.untouched = 'on'`);
    await fillInBatches(runner, FILL_ACCOUNTS);
    await fillInBatches(runner, FILL_PROFILES);
    await runner.query(`set ainsathi.untouched = 'off'`);
    await runner.query(`update directory_words set name_keys = name_keys(word) where right(word, 1) = ' '`);
    await runner.query('select recount_directory_words()');
    await runner.query('create index if not exists accounts_name_runs on accounts using gin (name_runs)');
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const replacement of [...REPLACEMENTS].reverse())
      await replaceInFunction(runner, reversed(replacement));
    await runner.query(`
      alter table accounts drop column name_runs;
      alter table lawyer_profiles drop column name_runs;
      drop function joined_name_keys, name_initials;
      update lawyer_profiles set name = name`);
  }
}
