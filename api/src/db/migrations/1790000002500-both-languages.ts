import type { MigrationInterface, QueryRunner } from 'typeorm';
import { fillInBatches } from '../fill-in-batches';
import { SEARCH_KEY_FUNCTIONS } from '../search-key-functions';

/** Rows that one statement fills, so that no other request waits long for their locks. */
const BATCH = 1_000;

/** Adding columns with a constant default rewrites nothing; it only has to get its short lock. */
const COLUMNS = `
alter table accounts
  add column if not exists search_key text not null default '',
  add column if not exists name_keys text[] not null default '{}';
alter table lawyer_profiles
  add column if not exists own_name_bangla text,
  add column if not exists name_bangla text,
  add column if not exists bio_bangla text,
  add column if not exists chamber_name_bangla text,
  add column if not exists chamber_address_bangla text,
  add column if not exists search_key text not null default '',
  add column if not exists name_keys text[] not null default '{}';
alter table blogs
  add column if not exists title_bangla text,
  add column if not exists content_bangla text,
  add column if not exists search_key text not null default '';
alter table reviews add column if not exists search_key text not null default '';
alter table cases add column if not exists search_key text not null default '';
alter table directory_words
  add column if not exists spelling_key text,
  add column if not exists name_keys text[]`;

/** The name that was checked covers its Bangla form: another form waits as another name does. */
const CHECKED_NAMES = `
create or replace function rename_lawyer_profile() returns trigger language plpgsql as $$
begin
  update lawyer_profiles
    set waiting_name = case when new.name <> name or own_name_bangla is distinct from name_bangla then new.name end
    where account_id = new.id and verification = 'verified';
  update lawyer_profiles set name = new.name, name_key = lower(new.name)
    where account_id = new.id and verification <> 'verified';
  return null;
end $$;

create or replace function rename_after_decision() returns trigger language plpgsql as $$
begin
  new.name = coalesce((select name from accounts where id = new.account_id), new.name);
  new.name_key = lower(new.name);
  new.name_bangla = new.own_name_bangla;
  new.waiting_name = null;
  return new;
end $$;

create or replace function check_bangla_name() returns trigger language plpgsql as $$
declare
  own text = (select name from accounts where id = new.account_id);
begin
  if tg_op = 'INSERT' or old.verification <> 'verified' then
    new.name_bangla = new.own_name_bangla;
  elsif own <> new.name or new.own_name_bangla is distinct from new.name_bangla then
    new.waiting_name = own;
  else
    new.waiting_name = null;
  end if;
  return new;
end $$;
create or replace trigger lawyer_profiles_bangla_name before insert or update of own_name_bangla on lawyer_profiles
  for each row execute function check_bangla_name()`;

/**
 * The words of a lawyer's texts, those of the names a second time with a space at their end, and with two spaces where
 * the lawyer has no name in the other script: only such a name is found by its sound from the other script.
 */
const DIRECTORY_WORDS = `
create or replace function lawyer_words_of(names text, texts text) returns tsvector
language sql immutable parallel safe as $$
  select array_to_tsvector(array(
    select left(word, 500) from regexp_split_to_table(lower(concat_ws(' ', names, texts)), '\\s+') word where word <> ''
    union select left(word, 499) || ' ' from regexp_split_to_table(lower(names), '\\s+') word where word <> ''
    union select left(word, 498) || '  ' from regexp_split_to_table(lower(names), '\\s+') word
      where word <> '' and has_bangla(names) <> has_latin(names)))
$$;

create or replace function set_directory_words() returns trigger language plpgsql as $$
declare
  names text = concat_ws(' ', new.name, new.name_bangla);
begin
  new.words = lawyer_words_of(names,
    concat_ws(' ', new.chamber_name, new.chamber_name_bangla, new.bio, new.bio_bangla));
  new.search_key = spelling_key(names);
  new.name_keys = name_keys(names);
  return new;
end $$;

create or replace trigger lawyer_profiles_words
  before insert or update of name, own_name_bangla, verification, waiting_name, chamber_name, chamber_name_bangla, bio,
    bio_bangla on lawyer_profiles
  for each row execute function set_directory_words();

create or replace function set_word_keys() returns trigger language plpgsql as $$
begin
  if right(new.word, 1) = ' ' then new.name_keys = name_keys(new.word);
  else new.spelling_key = nullif(spelling_key(new.word), ''); end if;
  return new;
end $$;
create or replace trigger directory_words_keys before insert on directory_words
  for each row execute function set_word_keys();

create or replace function add_directory_words() returns trigger language plpgsql as $$
declare
  added text[] = tsvector_to_array(new.words);
begin
  insert into directory_words (word) select word from unnest(added) fresh(word)
    where not exists (select from directory_words known where known.word = fresh.word collate "C") on conflict do nothing;
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
  insert into directory_words (word) select word from counted
    where not exists (select from directory_words known where known.word = counted.word)
    order by word on conflict do nothing;
  update directory_words stored set lawyers = counted.ndoc, unused_since = null from counted
    where counted.word = stored.word and (stored.lawyers <> counted.ndoc or stored.unused_since is not null);
  update directory_words stored set lawyers = 0, unused_since = coalesce(unused_since, now())
    where (lawyers > 0 or unused_since is null) and not exists (select from counted where counted.word = stored.word);
  delete from directory_words stored where unused_since < now() - interval '1 day'
    and not exists (select from counted where counted.word = stored.word);
end $$`;

/** The keys of other lists: of the names and titles by which their rows are found. */
const KEYED = [
  { table: 'accounts', columns: 'name', keys: `spelling_key(new.name)`, names: true },
  {
    table: 'blogs',
    columns: 'title, title_bangla',
    keys: `spelling_key(concat_ws(' ', new.title, new.title_bangla))`,
  },
  {
    table: 'reviews',
    columns: 'name, designation, review',
    keys: `spelling_key(concat_ws(' ', new.name, new.designation, new.review))`,
  },
  { table: 'cases', columns: 'title', keys: `spelling_key(new.title)` },
];

function keyTrigger({ table, columns, keys, names }: (typeof KEYED)[number]): string {
  return `
create or replace function set_${table}_keys() returns trigger language plpgsql as $$
begin
  new.search_key = ${keys};
  ${names ? 'new.name_keys = name_keys(new.name);' : ''}
  return new;
end $$;
create or replace trigger ${table}_keys before insert or update of ${columns} on ${table}
  for each row execute function set_${table}_keys()`;
}

/** What is stored already: texts come to NFC, and the triggers make the keys. */
const FILLED = [
  { table: 'accounts', key: 'id', texts: ['name', 'address'] },
  {
    table: 'lawyer_profiles',
    key: 'account_id',
    texts: ['chamber_name', 'chamber_address', 'bio', 'bank_details', 'mobile_payment_details'],
  },
  { table: 'blogs', key: 'id', texts: ['title', 'content'] },
  { table: 'reviews', key: 'id', texts: ['name', 'designation', 'review'] },
  { table: 'cases', key: 'id', texts: ['title', 'description'] },
];

function fillStatement({ table, key, texts }: (typeof FILLED)[number]): string {
  return `
with batch as (select ${key} as id from ${table} where ${key} > $1 order by ${key} limit ${BATCH}),
filled as (update ${table} set ${texts.map((text) => `${text} = normalize(${text}, NFC)`).join(', ')}
  where ${key} in (select id from batch))
select id as last from batch order by id desc limit 1`;
}

/** Building an index lets others read; a concurrent one would wait for a process that waits for the migrations to end. */
const INDEXES = `
create index if not exists directory_words_spelling on directory_words using gin (spelling_key gin_trgm_ops)
  where spelling_key is not null;
create index if not exists directory_words_name_keys on directory_words using gin (name_keys)
  where name_keys is not null;
create index if not exists accounts_search_key on accounts using gin (search_key gin_trgm_ops);
create index if not exists accounts_name_keys on accounts using gin (name_keys);
create index if not exists blogs_search_key on blogs using gin (search_key gin_trgm_ops);
create index if not exists blogs_bangla on blogs (created_at desc, id desc) where published and title_bangla is not null`;

/**
 * Texts of lawyers and posts in Bangla beside the English ones, and keys by which a search finds them in any spelling and
 * from the other script. Without a transaction, so that readers do not wait until every row is filled; it can be repeated
 * when it was interrupted.
 */
export class BothLanguages1790000002500 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set lock_timeout = '2s'`);
    for (const statements of [
      COLUMNS,
      SEARCH_KEY_FUNCTIONS,
      CHECKED_NAMES,
      DIRECTORY_WORDS,
      ...KEYED.map(keyTrigger),
    ])
      await runner.query(statements);
    await runner.query(`set ainsathi.untouched = 'on'`);
    for (const table of FILLED) await fillInBatches(runner, fillStatement(table));
    await runner.query(`update directory_words set spelling_key = nullif(spelling_key(word), '')
      where right(word, 1) <> ' ' and has_bangla(word)`);
    await runner.query(`update directory_words set name_keys = name_keys(word) where right(word, 1) = ' '`);
    await runner.query(`set ainsathi.untouched = 'off'`);
    await runner.query(INDEXES);
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}

const DOWN = `
drop trigger lawyer_profiles_bangla_name on lawyer_profiles;
create or replace function rename_lawyer_profile() returns trigger language plpgsql as $$
begin
  update lawyer_profiles set waiting_name = nullif(new.name, name)
    where account_id = new.id and verification = 'verified';
  update lawyer_profiles set name = new.name, name_key = lower(new.name)
    where account_id = new.id and verification <> 'verified';
  return null;
end $$;
create or replace function rename_after_decision() returns trigger language plpgsql as $$
begin
  new.name = coalesce((select name from accounts where id = new.account_id), new.name);
  new.name_key = lower(new.name);
  new.waiting_name = null;
  return new;
end $$;
create or replace function set_directory_words() returns trigger language plpgsql as $$
begin
  new.words = directory_words_of(new.name, new.chamber_name, new.bio);
  return new;
end $$;
create or replace trigger lawyer_profiles_words
  before insert or update of name, verification, waiting_name, chamber_name, bio on lawyer_profiles
  for each row execute function set_directory_words();
drop trigger directory_words_keys on directory_words;
${KEYED.map(({ table }) => `drop trigger ${table}_keys on ${table}; drop function set_${table}_keys;`).join('\n')}
drop function check_bangla_name, set_word_keys, lawyer_words_of, name_keys, spelling_key, full_spelling_key, name_word_key,
  words_key, has_latin, has_bangla;
alter table directory_words drop column spelling_key, drop column name_keys;
alter table cases drop column search_key;
alter table reviews drop column search_key;
alter table blogs drop column title_bangla, drop column content_bangla, drop column search_key;
alter table lawyer_profiles drop column own_name_bangla, drop column name_bangla, drop column bio_bangla, drop column chamber_name_bangla, drop column chamber_address_bangla, drop column search_key,
  drop column name_keys;
alter table accounts drop column search_key, drop column name_keys`;
