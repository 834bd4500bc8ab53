import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type FunctionReplacement, replaceInFunction, reversed } from '../replace-in-function';

/** Every admin of before may do everything. */
const STAFF_ROLES = `
create table staff_roles (
  account_id uuid not null references accounts (id) on delete cascade,
  role text not null check (role in ('owner', 'verifier', 'moderator', 'support')),
  primary key (account_id, role)
);
insert into staff_roles (account_id, role) select id, 'owner' from accounts where role = 'admin'`;

/** The profile of a locked lawyer carries the lock, so that what is listed depends on one row. */
const LOCKS = `
create table account_locks (
  account_id uuid primary key references accounts (id) on delete cascade,
  locked_by uuid references accounts (id) on delete set null,
  reason text not null check (length(reason) between 1 and 1000),
  locked_at timestamptz not null
);
create index account_locks_locked_by on account_locks (locked_by);
alter table lawyer_profiles add column locked boolean not null default false;

create function carry_account_lock() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update lawyer_profiles set locked = false where account_id = old.account_id;
  else
    update lawyer_profiles set locked = true where account_id = new.account_id;
  end if;
  return null;
end $$;
create trigger account_locks_carry after insert or delete on account_locks
  for each row execute function carry_account_lock()`;

/** Where functions ask whether a lawyer is verified to know whether the lawyer is listed. */
const LISTED: readonly FunctionReplacement[] = [
  ...['count_listed_lawyers', 'recount_listed_lawyers'].map((name) => ({
    name,
    from: `profile.verification = 'verified'`,
    to: `profile.verification = 'verified' and not profile.locked`,
  })),
  {
    name: 'count_listed_lawyers',
    from: 'account_id, verification, district_id',
    to: 'account_id, verification, locked, district_id',
  },
  {
    name: 'list_practice_area',
    from: `select verification = 'verified',`,
    to: `select verification = 'verified' and not locked,`,
  },
  {
    name: 'relist_practice_areas',
    from: `set listed = new.verification = 'verified',`,
    to: `set listed = (new.verification = 'verified' and not new.locked),`,
  },
  {
    name: 'publish_blog',
    from: `select verification = 'verified' from`,
    to: `select verification = 'verified' and not locked from`,
  },
  {
    name: 'publish_blogs',
    from: `set published = new.verification = 'verified' where`,
    to: `set published = (new.verification = 'verified' and not new.locked) where`,
  },
];

const OLD_COLUMNS = 'old.verification, old.district_id, old.experience, old.name_key, old.verified_at';

/** The triggers that follow the state of a profile, with or without the lock as a part of it. */
function followingTriggers(withLock: boolean): string {
  const lock = withLock ? ', old.locked' : '';
  const listed = `old.verification = 'verified'${withLock ? ' and not old.locked' : ''}`;
  const ofNew = (text: string): string => text.replaceAll('old.', 'new.');
  const relist = OLD_COLUMNS + lock;
  return `
    create or replace trigger lawyer_profiles_relist after update on lawyer_profiles
      for each row when ((${relist}) is distinct from (${ofNew(relist)}))
      execute function relist_practice_areas();
    create or replace trigger lawyer_profiles_publish after update of verification${withLock ? ', locked' : ''} on lawyer_profiles
      for each row when ((${listed}) is distinct from (${ofNew(listed)}))
      execute function publish_blogs()`;
}

/** What admins may do by their roles on the staff, and accounts that are locked. */
export class StaffAndLocks1790000002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set local lock_timeout = '2s'`);
    await runner.query(STAFF_ROLES);
    await runner.query(LOCKS);
    for (const replacement of LISTED) await replaceInFunction(runner, replacement);
    await runner.query(followingTriggers(true));
  }

  async down(runner: QueryRunner): Promise<void> {
    // Nobody is locked any more, so that the counts and the posts become what they are without locks.
    await runner.query('delete from account_locks');
    await runner.query(followingTriggers(false));
    for (const replacement of [...LISTED].reverse()) await replaceInFunction(runner, reversed(replacement));
    await runner.query(`
      drop table account_locks, staff_roles;
      drop function carry_account_lock;
      alter table lawyer_profiles drop column locked`);
  }
}
