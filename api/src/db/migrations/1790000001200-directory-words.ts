import type { MigrationInterface, QueryRunner } from 'typeorm';
import { fillInBatches } from '../fill-in-batches';

/** Rows that one statement fills, so that no other request waits long for their locks. */
const BATCH = 2_000;

const COLUMN = `alter table lawyer_profiles add column if not exists words tsvector not null default ''`;

/**
 * Every word that a listed lawyer has in the name, the chamber's name or the bio, and how many have it. A word of a name
 * is kept a second time with a space at its end, since only names are also found by a misspelt word.
 */
const TABLE = `
create table if not exists directory_words (
  word text collate "C" primary key,
  lawyers integer not null default 0,
  unused_since timestamptz
)`;

// A word longer than 500 characters does not fit into a tsvector.
const FUNCTIONS = `
create or replace function directory_words_of(name text, chamber_name text, bio text) returns tsvector
language sql immutable parallel safe as $$
  select array_to_tsvector(array(
    select left(word, 500) from regexp_split_to_table(lower(concat_ws(' ', name, chamber_name, bio)), '\\s+') word
      where word <> ''
    union select left(word, 499) || ' ' from regexp_split_to_table(lower(name), '\\s+') word where word <> ''))
$$;

create or replace function directory_word_query(word text) returns tsquery
language sql immutable parallel safe as $$
  select ('''' || replace(replace(word, '\\', '\\\\'), '''', '''''') || '''')::tsquery
$$;

create or replace function set_directory_words() returns trigger language plpgsql as $$
begin
  new.words = directory_words_of(new.name, new.chamber_name, new.bio);
  return new;
end $$;

create or replace function add_directory_words() returns trigger language plpgsql as $$
declare
  added text[] = tsvector_to_array(new.words);
begin
  insert into directory_words (word) select unnest(added) on conflict do nothing;
  update directory_words set unused_since = null where word = any(added) and unused_since is not null;
  return null;
end $$;

create or replace function recount_directory_words() returns void language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(4200118) then return; end if;
  create temporary table counted on commit drop as
    select word collate "C" as word, ndoc from ts_stat(
      'select words from lawyer_profiles where verification = ''verified''');
  create unique index on counted (word);
  analyze counted;
  insert into directory_words as stored (word, lawyers) select word, ndoc from counted order by word
    on conflict (word) do update set lawyers = excluded.lawyers, unused_since = null
    where stored.lawyers <> excluded.lawyers or stored.unused_since is not null;
  update directory_words stored set lawyers = 0, unused_since = coalesce(unused_since, now())
    where (lawyers > 0 or unused_since is null) and not exists (select from counted where counted.word = stored.word);
  delete from directory_words stored where unused_since < now() - interval '1 day'
    and not exists (select from counted where counted.word = stored.word);
end $$`;

const TRIGGERS = `
create or replace trigger lawyer_profiles_words before insert or update of name, chamber_name, bio on lawyer_profiles
  for each row execute function set_directory_words();
create or replace trigger lawyer_profiles_words_insert after insert on lawyer_profiles
  for each row when (new.verification = 'verified') execute function add_directory_words();
create or replace trigger lawyer_profiles_words_update after update on lawyer_profiles
  for each row when (new.verification = 'verified'
    and (new.verification, new.words) is distinct from (old.verification, old.words))
  execute function add_directory_words()`;

const BACKFILL = `
with batch as (select account_id from lawyer_profiles where account_id > $1 order by account_id limit ${BATCH}),
filled as (
  update lawyer_profiles set words = directory_words_of(name, chamber_name, bio)
  where account_id in (select account_id from batch))
select account_id as last from batch order by account_id desc limit 1`;

/** Building an index lets others read; a concurrent one would wait for a process that waits for the migrations to end. */
const INDEXES = `
create index if not exists lawyer_profiles_words on lawyer_profiles using gin (words);
create index if not exists directory_words_part on directory_words using gin (word gin_trgm_ops)
  where right(word, 1) <> ' ';
create index if not exists directory_words_name on directory_words using gin (word gin_trgm_ops)
  where right(word, 1) = ' ';
drop index if exists lawyer_profiles_chamber_search, lawyer_profiles_bio_search`;

/**
 * A search of the directory first finds the words that the listed lawyers have, and how common each is: a common name
 * then costs no more than a rare one. Without a transaction, so that readers do not wait until every row is filled; it
 * can be repeated when it was interrupted.
 */
export class DirectoryWords1790000001200 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set lock_timeout = '2s'`);
    for (const statements of [COLUMN, TABLE, FUNCTIONS, TRIGGERS]) await runner.query(statements);
    await this.fill(runner);
    await runner.query('select recount_directory_words()');
    await runner.query(INDEXES);
    await runner.query('reset lock_timeout');
  }

  private async fill(runner: QueryRunner): Promise<void> {
    await runner.query(`set ainsathi.untouched = 'on'`);
    await fillInBatches(runner, BACKFILL);
    await runner.query(`set ainsathi.untouched = 'off'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger lawyer_profiles_words_update on lawyer_profiles;
      drop trigger lawyer_profiles_words_insert on lawyer_profiles;
      drop trigger lawyer_profiles_words on lawyer_profiles;
      alter table lawyer_profiles drop column words;
      drop function recount_directory_words, add_directory_words, set_directory_words, directory_word_query,
        directory_words_of;
      drop table directory_words;
      create index lawyer_profiles_chamber_search on lawyer_profiles using gin (chamber_name gin_trgm_ops);
      create index lawyer_profiles_bio_search on lawyer_profiles using gin (bio gin_trgm_ops)`);
  }
}
