import type { MigrationInterface, QueryRunner } from 'typeorm';
import { REFERENCE_DISTRICTS } from '../../seed/reference-districts';
import { REFERENCE_PRACTICE_AREAS } from '../../seed/reference-practice-areas';

const ACCOUNTS = `
create table accounts (
  id uuid primary key,
  role text not null check (role in ('user', 'lawyer', 'admin')),
  name text not null check (length(name) between 1 and 120),
  email text not null check (email = lower(trim(email)) and length(email) between 3 and 254),
  phone text check (phone ~ '^\\+[1-9][0-9]{6,14}$'),
  address text check (length(address) <= 500),
  password_hash text not null,
  created_at timestamptz not null default now(),
  constraint accounts_email_key unique (email)
);
create index accounts_role_created on accounts (role, created_at desc, id desc);
create index accounts_name_order on accounts (role, lower(name) collate "C", id);
create index accounts_name_search on accounts using gin (name gin_trgm_ops);
create index accounts_email_search on accounts using gin (email gin_trgm_ops);

create table sessions (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_account on sessions (account_id);
create index sessions_expiry on sessions (expires_at);
`;

const LAWYERS = `
create table practice_areas (
  id smallint primary key,
  name text not null unique,
  slug text not null unique
);

create table districts (
  id smallint primary key,
  name text not null unique,
  name_bangla text not null unique,
  division text not null,
  slug text not null unique,
  aliases text[] not null default '{}'
);

create table lawyer_profiles (
  account_id uuid primary key references accounts (id) on delete cascade,
  license_number text check (length(license_number) between 1 and 60),
  license_key text generated always as (
    nullif(ltrim(regexp_replace(upper(license_number), '[^A-Z0-9]', '', 'g'), '0'), '')
  ) stored,
  experience smallint not null default 0 check (experience between 0 and 80),
  chamber_name text check (length(chamber_name) <= 200),
  chamber_address text check (length(chamber_address) <= 500),
  bio text check (length(bio) <= 5000),
  district_id smallint references districts (id),
  bank_details text check (length(bank_details) <= 2000),
  mobile_payment_details text check (length(mobile_payment_details) <= 2000),
  profile_pic text,
  verification text not null default 'pending' check (verification in ('pending', 'verified', 'rejected')),
  verification_reason text check (length(verification_reason) <= 1000),
  verified_at timestamptz,
  check (verification <> 'rejected' or verification_reason is not null),
  check ((verification = 'verified') = (verified_at is not null))
);
create unique index lawyer_profiles_verified_license_key on lawyer_profiles (license_key)
  where verification = 'verified';
create index lawyer_profiles_experience on lawyer_profiles (experience desc, account_id) where verification = 'verified';
create index lawyer_profiles_newest on lawyer_profiles (verified_at desc, account_id) where verification = 'verified';
create index lawyer_profiles_district on lawyer_profiles (district_id, experience desc, account_id)
  where verification = 'verified';
create index lawyer_profiles_verification on lawyer_profiles (verification, account_id);
create index lawyer_profiles_chamber_search on lawyer_profiles using gin (chamber_name gin_trgm_ops);
create index lawyer_profiles_bio_search on lawyer_profiles using gin (bio gin_trgm_ops);

create table lawyer_practice_areas (
  lawyer_id uuid not null references lawyer_profiles (account_id) on delete cascade,
  practice_area_id smallint not null references practice_areas (id),
  position smallint not null default 0,
  primary key (practice_area_id, lawyer_id)
);
create index lawyer_practice_areas_lawyer on lawyer_practice_areas (lawyer_id, position);

create table education (
  id uuid primary key,
  lawyer_id uuid not null references lawyer_profiles (account_id) on delete cascade,
  position smallint not null,
  degree text not null check (length(degree) between 1 and 200),
  university text not null check (length(university) between 1 and 200),
  year smallint not null check (year between 1950 and 2200),
  constraint education_position_key unique (lawyer_id, position)
);
`;

const CASE_STATUSES = [
  'pending',
  'accepted',
  'rejected',
  'case-intake',
  'document-drafting',
  'client-review-approval',
  'submission',
  'response-received',
  'paper-finalization',
  'case-filing',
  'hearing-date-issued',
  'hearing-1',
  'hearing-2',
  'hearing-3',
  'final-argument',
  'judgement-announced',
  'judgement-copy-collected',
  'client-notification',
  'execution',
  'feedback-rating',
  'appeal-filing',
  'appeal-hearing',
  'final-disposal',
  'case-closed',
  'in-progress',
  'completed',
];

const CASES = `
create domain case_status as text check (value in (${CASE_STATUSES.map((status) => `'${status}'`).join(', ')}));

create table cases (
  id uuid primary key,
  client_id uuid references accounts (id) on delete set null,
  lawyer_id uuid references lawyer_profiles (account_id) on delete set null,
  title text not null check (length(title) between 1 and 200),
  description text not null check (length(description) between 1 and 10000),
  status case_status not null default 'pending',
  payment_status text not null default 'unpaid' check (payment_status in ('unpaid', 'paid')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index cases_client on cases (client_id, created_at desc, id desc);
create index cases_lawyer on cases (lawyer_id, created_at desc, id desc);
create index cases_newest on cases (created_at desc, id desc);
create index cases_status on cases (status, created_at desc, id desc);
create index cases_updated on cases (updated_at desc, id desc);
create index cases_title_order on cases (lower(title) collate "C", id);
create index cases_title_search on cases using gin (title gin_trgm_ops);

create table case_events (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  kind text not null check (kind in ('requested', 'status-changed', 'payment-submitted')),
  from_status case_status,
  to_status case_status,
  actor_id uuid references accounts (id) on delete set null,
  actor_role text check (actor_role in ('user', 'lawyer', 'admin')),
  created_at timestamptz not null default now(),
  check (kind <> 'status-changed' or (from_status is not null and to_status is not null))
);
create index case_events_case on case_events (case_id, created_at, id);
create index case_events_actor on case_events (actor_id);

create table payments (
  id uuid primary key,
  case_id uuid not null references cases (id) on delete cascade,
  method text not null default 'bkash' check (method in ('bkash')),
  transaction_id text not null check (transaction_id ~ '^[A-Z0-9]{6,32}$'),
  amount_poisha bigint check (amount_poisha > 0),
  submitted_by uuid references accounts (id) on delete set null,
  submitted_at timestamptz not null default now(),
  constraint payments_case_key unique (case_id),
  constraint payments_transaction_key unique (transaction_id)
);
create index payments_submitted_by on payments (submitted_by);
`;

const PUBLISHING = `
create table blogs (
  id uuid primary key,
  author_id uuid references accounts (id) on delete set null,
  title text not null check (length(title) between 1 and 200),
  content text not null check (length(content) between 1 and 50000),
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index blogs_newest on blogs (created_at desc, id desc);
create index blogs_author on blogs (author_id, created_at desc, id desc);
create index blogs_title_order on blogs (lower(title) collate "C", id);
create index blogs_title_search on blogs using gin (title gin_trgm_ops);

create table reviews (
  id uuid primary key,
  name text not null check (length(name) between 1 and 120),
  designation text not null check (length(designation) between 1 and 120),
  review text not null check (length(review) between 1 and 2000),
  image text,
  created_at timestamptz not null default now()
);
create index reviews_newest on reviews (created_at desc, id desc);
`;

/** All tables with their constraints and indexes, and the two lists of practice areas and districts. */
export class Initial1790000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists pg_trgm');
    for (const statements of [ACCOUNTS, LAWYERS, CASES, PUBLISHING]) await runner.query(statements);
    await runner.query(
      `insert into practice_areas (id, name, slug)
       select id, name, slug from json_to_recordset($1) as area (id smallint, name text, slug text)`,
      [JSON.stringify(REFERENCE_PRACTICE_AREAS)],
    );
    await runner.query(
      `insert into districts (id, name, name_bangla, division, slug, aliases)
       select id, name, "nameBangla", division, slug, array(select json_array_elements_text(aliases))
       from json_to_recordset($1) as district
         (id smallint, name text, "nameBangla" text, division text, slug text, aliases json)`,
      [JSON.stringify(REFERENCE_DISTRICTS)],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table reviews, blogs, payments, case_events, cases, education, lawyer_practice_areas, lawyer_profiles,
        districts, practice_areas, sessions, accounts;
      drop domain case_status`);
  }
}
