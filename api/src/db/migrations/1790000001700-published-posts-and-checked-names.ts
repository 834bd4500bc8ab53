import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether a post is public: those of admins and of lawyers with a verified licence are. A post whose author is deleted
 * stays what it was. The author's profile is locked, so that a decision on the licence waits for the new post.
 */
const PUBLISHED = `
alter table blogs add column published boolean not null default true;

create function publish_blog() returns trigger language plpgsql as $$
begin
  if new.author_id is not null then
    new.published = not exists (select from accounts where id = new.author_id and role = 'lawyer')
      or coalesce((select verification = 'verified' from lawyer_profiles where account_id = new.author_id for share),
        false);
  end if;
  return new;
end $$;
create trigger blogs_publish before insert or update of author_id on blogs
  for each row execute function publish_blog();

create function publish_blogs() returns trigger language plpgsql as $$
begin
  update blogs set published = new.verification = 'verified' where author_id = new.account_id;
  return null;
end $$;
create trigger lawyer_profiles_publish after update of verification on lawyer_profiles
  for each row when ((old.verification = 'verified') is distinct from (new.verification = 'verified'))
  execute function publish_blogs();

update blogs set published = false where exists (
  select from lawyer_profiles profile
  where profile.account_id = blogs.author_id and profile.verification <> 'verified');

create index blogs_published on blogs (created_at desc, id desc) where published;
create index blogs_published_practice_area on blogs (practice_area_id, created_at desc, id desc) where published`;

/** While a licence is verified, the profile keeps the name that was checked; another name of the account waits beside it. */
const CHECKED_NAMES = `
alter table lawyer_profiles add column waiting_name text;
create index lawyer_profiles_waiting_name on lawyer_profiles (account_id) where waiting_name is not null;

create or replace function rename_lawyer_profile() returns trigger language plpgsql as $$
begin
  update lawyer_profiles set waiting_name = nullif(new.name, name)
    where account_id = new.id and verification = 'verified';
  update lawyer_profiles set name = new.name, name_key = lower(new.name)
    where account_id = new.id and verification <> 'verified';
  return null;
end $$;

create function rename_after_decision() returns trigger language plpgsql as $$
begin
  new.name = coalesce((select name from accounts where id = new.account_id), new.name);
  new.name_key = lower(new.name);
  new.waiting_name = null;
  return new;
end $$;
create trigger lawyer_profiles_decided before update of verification, waiting_name on lawyer_profiles
  for each row when (old.verification <> new.verification
    or (old.waiting_name is not null and new.waiting_name is null))
  execute function rename_after_decision();

create or replace trigger lawyer_profiles_words
  before insert or update of name, verification, waiting_name, chamber_name, bio on lawyer_profiles
  for each row execute function set_directory_words()`;

/** Posts of lawyers who are not verified are drafts, and a verified lawyer goes by the name that was checked. */
export class PublishedPostsAndCheckedNames1790000001700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`set local lock_timeout = '2s'`);
    await runner.query(PUBLISHED);
    await runner.query(CHECKED_NAMES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace trigger lawyer_profiles_words before insert or update of name, chamber_name, bio
        on lawyer_profiles for each row execute function set_directory_words();
      drop trigger lawyer_profiles_decided on lawyer_profiles;
      drop function rename_after_decision;
      create or replace function rename_lawyer_profile() returns trigger language plpgsql as $$
      begin
        update lawyer_profiles set name = new.name, name_key = lower(new.name) where account_id = new.id;
        return null;
      end $$;
      alter table lawyer_profiles drop column waiting_name;
      drop trigger lawyer_profiles_publish on lawyer_profiles;
      drop trigger blogs_publish on blogs;
      drop function publish_blogs, publish_blog;
      alter table blogs drop column published`);
  }
}
