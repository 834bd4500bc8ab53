import type { MigrationInterface, QueryRunner } from 'typeorm';

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

// The lists as they were released. They never change here: `db/reference-tables.ts` brings the tables up to date.
type PracticeAreaRow = readonly [id: number, name: string, slug: string];
type DistrictRow = readonly [
  id: number,
  name: string,
  nameBangla: string,
  division: string,
  slug: string,
  ...aliases: string[],
];

const PRACTICE_AREAS: readonly PracticeAreaRow[] = [
  [1, 'Family Law', 'family-law'],
  [2, 'Criminal Law', 'criminal-law'],
  [3, 'Corporate Law', 'corporate-law'],
  [4, 'Real Estate Law', 'real-estate-law'],
  [5, 'Personal Injury', 'personal-injury'],
  [6, 'Immigration Law', 'immigration-law'],
  [7, 'Employment Law', 'employment-law'],
  [8, 'Intellectual Property', 'intellectual-property'],
  [9, 'Tax Law', 'tax-law'],
  [10, 'Bankruptcy', 'bankruptcy'],
  [11, 'Civil Litigation', 'civil-litigation'],
  [12, 'Constitutional Law', 'constitutional-law'],
  [13, 'Contract Law', 'contract-law'],
  [14, 'Cyber Law', 'cyber-law'],
  [15, 'Environmental Law', 'environmental-law'],
  [16, 'Human Rights Law', 'human-rights-law'],
  [17, 'Labour Law', 'labour-law'],
  [18, 'Media Law', 'media-law'],
  [19, 'Medical Malpractice', 'medical-malpractice'],
  [20, 'Property Law', 'property-law'],
  [21, 'Public Law', 'public-law'],
];

const DISTRICTS: readonly DistrictRow[] = [
  [1, 'Barguna', 'বরগুনা', 'Barishal', 'barguna'],
  [2, 'Barishal', 'বরিশাল', 'Barishal', 'barishal', 'Barisal'],
  [3, 'Bhola', 'ভোলা', 'Barishal', 'bhola'],
  [4, 'Jhalokati', 'ঝালকাঠি', 'Barishal', 'jhalokati', 'Jhalakathi', 'Jhalokathi', 'Jhalakati'],
  [5, 'Patuakhali', 'পটুয়াখালী', 'Barishal', 'patuakhali', 'Potuakhali'],
  [6, 'Pirojpur', 'পিরোজপুর', 'Barishal', 'pirojpur', 'Perojpur'],
  [7, 'Bandarban', 'বান্দরবান', 'Chattogram', 'bandarban', 'Bandarbon'],
  [
    8,
    'Brahmanbaria',
    'ব্রাহ্মণবাড়িয়া',
    'Chattogram',
    'brahmanbaria',
    'Brahamanbaria',
    'Brahmonbaria',
    'B. Baria',
  ],
  [9, 'Chandpur', 'চাঁদপুর', 'Chattogram', 'chandpur'],
  [10, 'Chattogram', 'চট্টগ্রাম', 'Chattogram', 'chattogram', 'Chittagong', 'Chottogram', 'CTG'],
  [
    11,
    "Cox's Bazar",
    'কক্সবাজার',
    'Chattogram',
    'coxs-bazar',
    'Coxsbazar',
    'Coxs Bazar',
    "Cox's Bazaar",
    'কক্স বাজার',
  ],
  [12, 'Cumilla', 'কুমিল্লা', 'Chattogram', 'cumilla', 'Comilla', 'Kumilla'],
  [13, 'Feni', 'ফেনী', 'Chattogram', 'feni', 'Pheni'],
  [14, 'Khagrachhari', 'খাগড়াছড়ি', 'Chattogram', 'khagrachhari', 'Khagrachari', 'Khagrachori'],
  [15, 'Lakshmipur', 'লক্ষ্মীপুর', 'Chattogram', 'lakshmipur', 'Laksmipur', 'Laxmipur', 'লক্ষীপুর'],
  [16, 'Noakhali', 'নোয়াখালী', 'Chattogram', 'noakhali'],
  [17, 'Rangamati', 'রাঙ্গামাটি', 'Chattogram', 'rangamati', 'Rangamatee', 'রাঙামাটি'],
  [18, 'Dhaka', 'ঢাকা', 'Dhaka', 'dhaka', 'Dacca'],
  [19, 'Faridpur', 'ফরিদপুর', 'Dhaka', 'faridpur', 'Foridpur'],
  [20, 'Gazipur', 'গাজীপুর', 'Dhaka', 'gazipur', 'Gajipur'],
  [21, 'Gopalganj', 'গোপালগঞ্জ', 'Dhaka', 'gopalganj', 'Gopalgonj'],
  [22, 'Kishoreganj', 'কিশোরগঞ্জ', 'Dhaka', 'kishoreganj', 'Kishorganj', 'Kishoregonj'],
  [23, 'Madaripur', 'মাদারীপুর', 'Dhaka', 'madaripur'],
  [24, 'Manikganj', 'মানিকগঞ্জ', 'Dhaka', 'manikganj', 'Manikgonj'],
  [25, 'Munshiganj', 'মুন্সীগঞ্জ', 'Dhaka', 'munshiganj', 'Munshigonj', 'Bikrampur', 'মুন্সিগঞ্জ'],
  [26, 'Narayanganj', 'নারায়ণগঞ্জ', 'Dhaka', 'narayanganj', 'Narayangonj', 'নারায়নগঞ্জ'],
  [27, 'Narsingdi', 'নরসিংদী', 'Dhaka', 'narsingdi', 'Narshingdi'],
  [28, 'Rajbari', 'রাজবাড়ী', 'Dhaka', 'rajbari', 'রাজবাড়ি'],
  [29, 'Shariatpur', 'শরীয়তপুর', 'Dhaka', 'shariatpur', 'Shariyatpur', 'Sariatpur', 'শরিয়তপুর'],
  [30, 'Tangail', 'টাঙ্গাইল', 'Dhaka', 'tangail'],
  [31, 'Bagerhat', 'বাগেরহাট', 'Khulna', 'bagerhat'],
  [32, 'Chuadanga', 'চুয়াডাঙ্গা', 'Khulna', 'chuadanga'],
  [33, 'Jashore', 'যশোর', 'Khulna', 'jashore', 'Jessore'],
  [34, 'Jhenaidah', 'ঝিনাইদহ', 'Khulna', 'jhenaidah', 'Jhenaidaha', 'Jhenidah'],
  [35, 'Khulna', 'খুলনা', 'Khulna', 'khulna'],
  [36, 'Kushtia', 'কুষ্টিয়া', 'Khulna', 'kushtia'],
  [37, 'Magura', 'মাগুরা', 'Khulna', 'magura'],
  [38, 'Meherpur', 'মেহেরপুর', 'Khulna', 'meherpur'],
  [39, 'Narail', 'নড়াইল', 'Khulna', 'narail'],
  [40, 'Satkhira', 'সাতক্ষীরা', 'Khulna', 'satkhira', 'Shatkhira'],
  [41, 'Jamalpur', 'জামালপুর', 'Mymensingh', 'jamalpur'],
  [42, 'Mymensingh', 'ময়মনসিংহ', 'Mymensingh', 'mymensingh', 'Mymensing', 'Momenshahi'],
  [43, 'Netrokona', 'নেত্রকোণা', 'Mymensingh', 'netrokona', 'Netrakona', 'নেত্রকোনা'],
  [44, 'Sherpur', 'শেরপুর', 'Mymensingh', 'sherpur'],
  [45, 'Bogura', 'বগুড়া', 'Rajshahi', 'bogura', 'Bogra'],
  [
    46,
    'Chapainawabganj',
    'চাঁপাইনবাবগঞ্জ',
    'Rajshahi',
    'chapainawabganj',
    'Chapai Nawabganj',
    'Nawabganj',
    'Chapainababganj',
    'চাঁপাই নবাবগঞ্জ',
  ],
  [47, 'Joypurhat', 'জয়পুরহাট', 'Rajshahi', 'joypurhat', 'Jaipurhat'],
  [48, 'Naogaon', 'নওগাঁ', 'Rajshahi', 'naogaon', 'Nogaon'],
  [49, 'Natore', 'নাটোর', 'Rajshahi', 'natore', 'Nator'],
  [50, 'Pabna', 'পাবনা', 'Rajshahi', 'pabna'],
  [51, 'Rajshahi', 'রাজশাহী', 'Rajshahi', 'rajshahi'],
  [52, 'Sirajganj', 'সিরাজগঞ্জ', 'Rajshahi', 'sirajganj', 'Sirajgonj'],
  [53, 'Dinajpur', 'দিনাজপুর', 'Rangpur', 'dinajpur'],
  [54, 'Gaibandha', 'গাইবান্ধা', 'Rangpur', 'gaibandha', 'Gaibanda'],
  [55, 'Kurigram', 'কুড়িগ্রাম', 'Rangpur', 'kurigram'],
  [56, 'Lalmonirhat', 'লালমনিরহাট', 'Rangpur', 'lalmonirhat', 'Lalmanirhat'],
  [57, 'Nilphamari', 'নীলফামারী', 'Rangpur', 'nilphamari', 'Nilfamari'],
  [58, 'Panchagarh', 'পঞ্চগড়', 'Rangpur', 'panchagarh', 'Panchagar', 'Panchagor'],
  [59, 'Rangpur', 'রংপুর', 'Rangpur', 'rangpur'],
  [60, 'Thakurgaon', 'ঠাকুরগাঁও', 'Rangpur', 'thakurgaon', 'Thakurgoan'],
  [61, 'Habiganj', 'হবিগঞ্জ', 'Sylhet', 'habiganj', 'Hobiganj'],
  [62, 'Moulvibazar', 'মৌলভীবাজার', 'Sylhet', 'moulvibazar', 'Maulvibazar', 'Moulvi Bazar', 'মৌলভিবাজার'],
  [63, 'Sunamganj', 'সুনামগঞ্জ', 'Sylhet', 'sunamganj', 'Sunamgonj'],
  [64, 'Sylhet', 'সিলেট', 'Sylhet', 'sylhet', 'Silhet'],
];

/** All tables with their constraints and indexes, and the two lists of practice areas and districts. */
export class Initial1790000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists pg_trgm');
    for (const statements of [ACCOUNTS, LAWYERS, CASES, PUBLISHING]) await runner.query(statements);
    await runner.query(
      `insert into practice_areas (id, name, slug)
       select id, name, slug from json_to_recordset($1) as area (id smallint, name text, slug text)`,
      [JSON.stringify(PRACTICE_AREAS.map(([id, name, slug]) => ({ id, name, slug })))],
    );
    await runner.query(
      `insert into districts (id, name, name_bangla, division, slug, aliases)
       select id, name, "nameBangla", division, slug, array(select json_array_elements_text(aliases))
       from json_to_recordset($1) as district
         (id smallint, name text, "nameBangla" text, division text, slug text, aliases json)`,
      [
        JSON.stringify(
          DISTRICTS.map(([id, name, nameBangla, division, slug, ...aliases]) => ({
            id,
            name,
            nameBangla,
            division,
            slug,
            aliases,
          })),
        ),
      ],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table reviews, blogs, payments, case_events, cases, education, lawyer_practice_areas, lawyer_profiles,
        districts, practice_areas, sessions, accounts;
      drop domain case_status`);
  }
}
