import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = `
alter table lawyer_profiles
  add column if not exists first_talk_poisha bigint check (first_talk_poisha between 0 and 10000000),
  add column if not exists first_talk_minutes smallint check (first_talk_minutes in (15, 30, 60)),
  add column if not exists answers_within smallint check (answers_within in (1, 3, 6, 12, 24, 48))`;

const WHOLE = `
alter table lawyer_profiles drop constraint if exists lawyer_profiles_first_talk,
  add constraint lawyer_profiles_first_talk check ((first_talk_poisha is null) = (first_talk_minutes is null))`;

const COMPARED = ['first_talk_poisha', 'first_talk_minutes', 'answers_within'];

const SHOWN_BEFORE = [
  ...['verification', 'locked', 'name', 'name_bangla', 'profile_pic', 'practice_area_ids', 'district_id'],
  ...['experience', 'court_level', 'languages', 'chamber_name', 'chamber_address', 'chamber_name_bangla'],
  ...['chamber_address_bangla', 'bio', 'bio_bangla', 'education::text', 'license_number', 'verified_at'],
  'away_until',
];

/** Several statements of one query are one transaction. */
function followChanges(columns: readonly string[]): string {
  const rowOf = (row: string) => `(${columns.map((column) => `${row}.${column}`).join(', ')})`;
  return `
drop trigger if exists lawyer_profiles_shown on lawyer_profiles;
create constraint trigger lawyer_profiles_shown after update on lawyer_profiles
  deferrable initially deferred for each row when (${rowOf('old')} is distinct from ${rowOf('new')})
  execute function record_lawyer_change()`;
}

const INDEXES = ['first_talk_poisha', 'answers_within'].map(
  (column) => `create index if not exists lawyer_profiles_${column} on lawyer_profiles
    (${column}, experience desc, name_key, account_id) where verification = 'verified' and not locked`,
);

/** What clients compare: the first talk and how soon a lawyer answers. Without a transaction, so that each lock is short; it can be repeated. */
export class FirstTalk1790000004300 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set lock_timeout = '2s'`);
    await runner.query(COLUMNS);
    await runner.query(WHOLE);
    await runner.query(followChanges([...SHOWN_BEFORE, ...COMPARED]));
    for (const index of INDEXES) await runner.query(index);
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(followChanges(SHOWN_BEFORE));
    await runner.query(
      `alter table lawyer_profiles ${COMPARED.map((column) => `drop column ${column}`).join(', ')}`,
    );
  }
}
