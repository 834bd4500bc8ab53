import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addValues, removeValues, type ValueCheck } from '../replace-check';
import { replaceInFunction, reversed } from '../replace-in-function';

const NOTIFICATION_KINDS: ValueCheck = { table: 'notifications', column: 'kind' };
const EARLIER = `'licenses-wait', 'names-wait', 'reviews-added', 'articles-added', 'mails-failed'`;
const OF_STAFF = ['reports-wait', 'requests-reported'];
const KINDS = [...OF_STAFF, 'content-hidden'];
const quoted = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

const HIDDEN = `
alter table reviews add column if not exists hidden_at timestamptz, add column if not exists hidden_reason text;
alter table blogs add column if not exists hidden_at timestamptz, add column if not exists hidden_reason text,
  add column if not exists plea text, add column if not exists pleaded_at timestamptz;
alter table reviews drop constraint if exists reviews_hidden,
  add constraint reviews_hidden check ((hidden_at is null) = (hidden_reason is null));
alter table blogs drop constraint if exists blogs_hidden,
  add constraint blogs_hidden check ((hidden_at is null) = (hidden_reason is null)
    and (plea is null or hidden_at is not null) and (pleaded_at is null or plea is not null));
create index if not exists reviews_hidden_at on reviews (hidden_at, id) where hidden_at is not null;
create index if not exists blogs_hidden_at on blogs (hidden_at, id) where hidden_at is not null;
create index if not exists blogs_pleaded_at on blogs (pleaded_at) where pleaded_at is not null`;

const REPORTS = `
create table if not exists reports (
  id uuid primary key,
  subject text not null check (subject in ('review', 'article')),
  subject_id uuid not null,
  reason text not null
    check (reason in ('false', 'insult', 'private', 'pressure', 'advertising', 'pretends', 'other')),
  text text check (char_length(text) between 1 and 500),
  reporter text not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (subject, subject_id, reporter)
);
create index if not exists reports_waiting on reports (created_at, id) where settled_at is null;
create or replace function delete_reports() returns trigger language plpgsql as $$
begin
  delete from reports where subject = tg_argv[0] and subject_id = old.id;
  return null;
end $$;
create or replace trigger reviews_reports after delete on reviews
  for each row execute function delete_reports('review');
create or replace trigger blogs_reports after delete on blogs
  for each row execute function delete_reports('article')`;

/** What a moderator hid does not come back by a verification; an article of a deleted author comes back by a moderator alone. */
const PUBLISHED = [
  {
    name: 'publish_blog',
    from: 'return new;',
    to: `if new.hidden_at is not null then
    new.published = false;
  elsif new.author_id is null and tg_op = 'UPDATE' and old.hidden_at is not null then
    new.published = true;
  end if;
  return new;`,
  },
  {
    name: 'publish_blogs',
    from: 'where author_id = new.account_id',
    to: 'where author_id = new.account_id and hidden_at is null',
  },
];

const publishAfter = (columns: string): string => `
  create or replace trigger blogs_publish before insert or update of ${columns} on blogs
    for each row execute function publish_blog()`;

/** Reviews and articles that a moderator hides, and readers' reports. Without a transaction, so that nobody waits for the index. */
export class HiddenContent1790000004330 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set lock_timeout = '2s'`);
    await runner.query(HIDDEN);
    await runner.query(REPORTS);
    for (const replacement of PUBLISHED) await replaceInFunction(runner, replacement);
    await runner.query(publishAfter('author_id, hidden_at'));
    await addValues(runner, NOTIFICATION_KINDS, KINDS);
    await runner.query('reset lock_timeout');
    // An interrupted build leaves an invalid index.
    await runner.query('drop index concurrently if exists notifications_unread_of_staff_kinds');
    await runner.query(`create unique index concurrently notifications_unread_of_staff_kinds
      on notifications (account_id, kind) where read_at is null and kind in (${EARLIER}, ${quoted(OF_STAFF)})`);
    await runner.query('drop index concurrently if exists notifications_unread_of_all_staff');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from notifications where kind in (${quoted(KINDS)});
      delete from notification_choices where kind in (${quoted(KINDS)});
      drop index if exists notifications_unread_of_staff_kinds;
      create unique index if not exists notifications_unread_of_all_staff
        on notifications (account_id, kind) where read_at is null and kind in (${EARLIER})`);
    await removeValues(runner, NOTIFICATION_KINDS, KINDS);
    await runner.query(publishAfter('author_id'));
    for (const replacement of PUBLISHED) await replaceInFunction(runner, reversed(replacement));
    await runner.query(`
      drop trigger reviews_reports on reviews;
      drop trigger blogs_reports on blogs;
      drop function delete_reports;
      drop table reports;
      alter table reviews drop column hidden_at, drop column hidden_reason;
      alter table blogs drop column hidden_at, drop column hidden_reason, drop column plea, drop column pleaded_at`);
  }
}
