/** The lawyer of a withdrawn request may read only title, status and dates: `mayReadContent`. */
const READS_CONTENT = '(client_id = $1 or lawyer_id = $1 and withdrawn_at is null)';

const OF_CASES = `case_id in (select id from cases where ${READS_CONTENT})`;

/** A row of an own case is at or after the joining of its client, as `mayReadContent` requires. @param at with the name of its table: a case has times, too. */
const since = (at: string): string => `exists (select from cases of_thing where of_thing.id = case_id
  and (of_thing.lawyer_id = $1 or not of_thing.is_own or ${at} >= of_thing.joined_at))`;

/** @param at the time of a row, which is left out if it was before the client joined; null for dates, which all belong to the case. */
const ofCases = (table: string, columns: string, order: string, at: string | null): string =>
  `select case_id, ${columns} from ${table} where ${OF_CASES} ${at ? `and ${since(at)}` : ''} order by ${order}`;

const ofAccount = (table: string, columns: string, order: string): string =>
  `select ${columns} from ${table} where account_id = $1 order by ${order}`;

/** Client reviews as everybody reads them: below three clients no Yes or No. */
const SHOWN_OF_LAWYER = 'lawyer_id = $1 and hidden_at is null and withdrawn_at is null';

/** One statement for each part of the export; it names other people only by name and side. */
export const OWN_DATA: Readonly<Record<string, string>> = {
  account: `select id, role, name, coalesce(email, '') as email, phone, address, language, created_at, email_confirmed_at
    from accounts where id = $1`,
  lawyer_profile: ofAccount(
    'lawyer_profiles',
    `license_number, experience, name_bangla, chamber_name, chamber_address, bio, chamber_name_bangla,
      chamber_address_bangla, bio_bangla, court_level, languages, client_phone, away_until, bank_details,
      first_talk_poisha, first_talk_minutes, answers_within,
      mobile_payment_details, profile_pic, verification, verification_reason, verified_at, verified_until, checked_on, renewal_at, lapsed_at,
      enrolled_on, bar_association, membership_number, card_until, checked_papers, asked_for, asked_note, asked_at,
      (select name from districts where districts.id = district_id) as district`,
    'account_id',
  ),
  practice_areas: `select name from lawyer_practice_areas join practice_areas on practice_areas.id = practice_area_id
    where lawyer_id = $1 order by name`,
  education: 'select degree, university, year from education where lawyer_id = $1 order by year, id',
  licence_decisions: `select status, reason, license_number, decided_at from verification_decisions where lawyer_id = $1
    order by decided_at`,
  licence_papers: `select kind, name, type, size, added_at, seen_at, erased_at from licence_papers where lawyer_id = $1
    order by added_at, id`,
  articles: `select id, title, content, title_bangla, content_bangla, image, published, hidden_at, hidden_reason, plea,
      created_at, updated_at
    from blogs where author_id = $1 order by created_at`,
  cases: `select one.id, title, case when ${READS_CONTENT} then description end as description, status, payment_status, is_own, joined_at, one.created_at, one.updated_at, withdrawn_at,
      case client_id when $1 then client_calls_from else lawyer_calls_from end as no_calls_until,
      (select name from accounts where accounts.id = one.client_id and ${READS_CONTENT}) as client,
      (select name from lawyer_profiles where account_id = one.lawyer_id) as lawyer
    from cases one where client_id = $1 or lawyer_id = $1 order by one.created_at`,
  case_history: ofCases(
    'case_events',
    `kind, from_status, to_status, actor_role, case when ${since('case_events.created_at')} then text end as text, result, created_at`,
    'created_at, id',
    `case when case_events.kind in ('client-joined', 'client-released') then case_events.created_at else 'infinity' end`,
  ),
  case_facts: `select case_id, kind, number, year, court, police_station, sections, our_name, our_role, other_name, other_counsel,
      case when lawyer_id = $1 then client_name end as noted_client, case when lawyer_id = $1 then client_phone end as noted_phone
    from case_facts join cases on cases.id = case_id where ${READS_CONTENT} order by case_id`,
  hearings: ofCases(
    'hearings',
    `state, starts_at, has_time, nullif(court, '-') as court, place, nullif(purpose, '-') as purpose, bring`,
    'starts_at, id',
    null,
  ),
  hearing_results: ofCases(
    'hearing_marks join hearings on id = hearing_id',
    `starts_at, serial, result, case when ${since('hearing_marks.noted_at')} then line end as line`,
    'starts_at, id',
    null,
  ),
  appointments: ofCases(
    'appointments',
    'proposed_by, mode, minutes, times, note, state, starts_at, ended_by, reason, created_at',
    'created_at, id',
    'appointments.created_at',
  ),
  calls: ofCases(
    'calls',
    'started_by, created_at, connected_at, ended_at',
    'created_at, id',
    'calls.created_at',
  ),
  staff_access: `select case_id, kind, name, at from case_accesses left join accounts on accounts.id = account_id
    where account_role = 'admin' and ${OF_CASES} and ${since('case_accesses.at')} order by at, case_accesses.id`,
  messages: ofCases('messages', 'sender_role, body, sent_at', 'case_id, sequence', 'messages.sent_at'),
  documents: ofCases(
    'documents',
    'uploader_role, name, size, type, state, created_at',
    'created_at, id',
    'documents.created_at',
  ),
  document_requests: ofCases(
    'document_requests',
    'title, note, due_on, state, created_at',
    'created_at, id',
    'document_requests.created_at',
  ),
  fees: ofCases(
    'fees',
    'version, amount_poisha, covers, state, reason, proposed_at',
    'proposed_at, id',
    'fees.proposed_at',
  ),
  payments: ofCases(
    'payments',
    'method, transaction_id, amount_poisha, payer_number, transferred_at, state, submitted_at, answered_at, reason',
    'submitted_at, id',
    'payments.submitted_at',
  ),
  receipts: ofCases(
    'receipts join payments on payments.id = payment_id',
    'receipts.year, receipts.number, issued_at, lawyer_name, client_name, receipts.amount_poisha',
    'issued_at, payment_id',
    'payments.submitted_at',
  ),
  requests_to_several_lawyers: `select id, about, anywhere, urgent, court_date, title, description, opposing_parties,
      state, created_at, ends_at, ended_at, staff_read_at, (select name from districts where districts.id = district_id) as district
    from open_requests where client_id = $1 order by created_at`,
  requests_received: `select state, reason, invited_at, due_at from invitations where lawyer_id = $1
    and not withheld order by invited_at, id`,
  proposals: `select amount_poisha, covers, message, needs, state, sent_at, valid_until from proposals
    where lawyer_id = $1 order by sent_at, id`,
  client_reviews_written: `select case_id, recommends, line, answer, answered_at, created_at, changed_at, withdrawn_at, hidden_at,
      hidden_reason, plea from client_reviews where client_id = $1 order by created_at, id`,
  client_reviews_received: `select case when 3 <= (select count(distinct client_id) from client_reviews where ${SHOWN_OF_LAWYER})
      then recommends end as recommends, line, answer, extract(year from created_at at time zone 'Asia/Dhaka')::int as year
    from client_reviews where ${SHOWN_OF_LAWYER} order by created_at desc, id desc`,
  join_links: `select state, created_at, expires_at from join_links
    where lawyer_id = $1 or account_id = $1 order by created_at, id`,
  complaints: `select id, category, state, outcome, case_id, (select name from lawyer_profiles where account_id = about_id) as lawyer,
      created_at, closed_at from complaints where complainant_id = $1 order by created_at, id`,
  complaint_messages: `select complaint_id, side, body, complaint_messages.created_at from complaint_messages
    join complaints on complaints.id = complaint_id where complainant_id = $1 order by complaint_messages.created_at,
      complaint_messages.id`,
  staff_notes: `select body, created_at from staff_notes where subject = 'account' and subject_id = $1
    order by created_at, id`,
  calendar_address: ofAccount('calendar_feeds', 'created_at', 'created_at'),
  notifications: ofAccount(
    'notifications',
    'kind, case_id, count, created_at, read_at, mail',
    'created_at desc, id',
  ),
  notification_choices: ofAccount('notification_choices', 'kind, mail, push', 'kind'),
  push_devices: ofAccount('push_subscriptions', 'endpoint, created_at', 'created_at'),
  sessions: ofAccount('sessions', 'browser, network, created_at, last_seen_at, expires_at', 'created_at'),
  known_browsers: ofAccount('devices', 'first_seen_at, last_seen_at', 'first_seen_at'),
  account_history: ofAccount('account_events', 'kind, at, browser, network', 'at'),
  deletion: ofAccount('account_deletions', 'requested_at, due_at, articles', 'requested_at'),
  passkeys: ofAccount('passkeys', 'name, created_at, last_used_at', 'created_at'),
  sign_in_phone: ofAccount('sign_in_phones', 'phone, confirmed_at, used_at', 'confirmed_at'),
  phone_codes: ofAccount('phone_proofs', 'phone, purpose, created_at, proved_at', 'created_at'),
  text_messages: ofAccount('sms', 'phone, kind, created_at, sent_at, failed_at', 'created_at'),
  consents: ofAccount('consents', 'kind, version, given_at, withdrawn_at, network', 'given_at'),
};

/** Bangla for the parts and their columns, which have the words of the screens. */
const BANGLA = `
account: অ্যাকাউন্ট; lawyer_profile: আইনজীবীর প্রোফাইল; practice_areas: আইনের বিষয়; education: শিক্ষা;
licence_decisions: সনদ নিয়ে সিদ্ধান্ত; licence_papers: সনদের কাগজ; articles: লেখা; cases: মামলা;
case_history: মামলার ইতিহাস; case_facts: মামলার তথ্য; hearings: শুনানি; hearing_results: শুনানির ফলাফল;
appointments: সাক্ষাৎ; calls: কল; staff_access: কর্মীরা যা দেখেছেন; messages: বার্তা; documents: কাগজপত্র; document_requests: চাওয়া কাগজ;
fees: ফি; payments: পেমেন্ট; receipts: রসিদ; requests_to_several_lawyers: কয়েকজনের কাছে অনুরোধ;
requests_received: মক্কেলের অনুরোধ; proposals: প্রস্তাব; client_reviews_written: আপনার দেওয়া মতামত;
client_reviews_received: মক্কেলের মতামত; join_links: যোগ দেওয়ার লিংক; complaints: অভিযোগ;
complaint_messages: অভিযোগের বার্তা; staff_notes: কর্মীদের নোট; calendar_address: ক্যালেন্ডারের ঠিকানা;
notifications: বিজ্ঞপ্তি; notification_choices: বিজ্ঞপ্তির পছন্দ; push_devices: বিজ্ঞপ্তির ডিভাইস;
sessions: লগইন করা ডিভাইস; known_browsers: চেনা ব্রাউজার; account_history: অ্যাকাউন্টের ইতিহাস;
deletion: মোছার অনুরোধ; passkeys: পাসকি; sign_in_phone: লগইনের ফোন; phone_codes: ফোনের কোড;
text_messages: এসএমএস; consents: সম্মতি;
case: মামলা; role: ভূমিকা; name: নাম; email: ইমেইল; phone: ফোন নম্বর; address: ঠিকানা; language: ভাষা; created_at: শুরুর সময়;
email_confirmed_at: ইমেইল নিশ্চিত হয়েছে; license_number: সনদ নম্বর; experience: অভিজ্ঞতা (বছর);
name_bangla: বাংলায় নাম; chamber_name: চেম্বারের নাম; chamber_address: চেম্বারের ঠিকানা; bio: পরিচিতি;
chamber_name_bangla: বাংলায় চেম্বারের নাম; chamber_address_bangla: বাংলায় চেম্বারের ঠিকানা;
bio_bangla: বাংলায় পরিচিতি; court_level: কোন আদালতে কাজ করেন; languages: যেসব ভাষা জানেন;
client_phone: মক্কেলের জন্য ফোন; away_until: যত দিন ছুটিতে; bank_details: ব্যাংকের তথ্য;
first_talk_poisha: প্রথম আলাপের ফি; first_talk_minutes: প্রথম আলাপ (মিনিট); answers_within: কত সময়ে উত্তর দেন;
mobile_payment_details: মোবাইলে টাকা পাঠানোর তথ্য; profile_pic: ছবি; verification: যাচাই;
verification_reason: যাচাইয়ের কারণ; verified_at: যাচাই হয়েছে; verified_until: যাচাইয়ের মেয়াদ;
checked_on: দেখা হয়েছে; renewal_at: নবায়ন চাওয়া হয়েছে; lapsed_at: মেয়াদ শেষ হয়েছে;
enrolled_on: সনদের তারিখ; bar_association: আইনজীবী সমিতি; membership_number: সদস্য নম্বর;
card_until: কার্ডের মেয়াদ; checked_papers: যেসব কাগজ দেখা হয়েছে; asked_for: যা চাওয়া হয়েছে;
asked_note: চাওয়ার কথা; asked_at: চাওয়া হয়েছে; district: জেলা; degree: ডিগ্রি; university: বিশ্ববিদ্যালয়;
year: সাল; status: অবস্থা; reason: কারণ; decided_at: সিদ্ধান্তের সময়; kind: ধরন; type: ফাইলের ধরন;
size: আকার (বাইট); added_at: যোগ হয়েছে; seen_at: দেখা হয়েছে; erased_at: মুছে ফেলা হয়েছে; title: শিরোনাম;
content: লেখা; title_bangla: বাংলায় শিরোনাম; content_bangla: বাংলায় লেখা; image: ছবি; published: প্রকাশিত;
hidden_at: আড়াল করা হয়েছে; hidden_reason: আড়ালের কারণ; plea: আপনার জবাব; updated_at: শেষ বদল;
description: বিবরণ; payment_status: টাকার অবস্থা; is_own: নিজের মামলা; joined_at: যোগ দিয়েছেন;
withdrawn_at: ফিরিয়ে নেওয়া হয়েছে; no_calls_until: যতক্ষণ কল নয়; client: মক্কেল; lawyer: আইনজীবী;
from_status: আগের অবস্থা; to_status: নতুন অবস্থা; actor_role: কে করেছেন; text: লেখা; result: ফলাফল;
number: নম্বর; court: আদালত; police_station: থানা; sections: ধারা; our_name: আমাদের পক্ষ;
our_role: আমাদের ভূমিকা; other_name: উল্টো পক্ষ; other_counsel: উল্টো পক্ষের আইনজীবী;
noted_client: লেখা মক্কেলের নাম; noted_phone: লেখা মক্কেলের ফোন; state: অবস্থা; starts_at: সময়;
has_time: ঘড়ির সময় আছে; place: জায়গা; purpose: উদ্দেশ্য; bring: যা আনতে হবে; serial: ক্রমিক; line: এক লাইন;
proposed_by: কে প্রস্তাব করেছেন; mode: কীভাবে; minutes: মিনিট; times: প্রস্তাবিত সময়; note: নোট;
ended_by: কে শেষ করেছেন; started_by: কে কল করেছেন; connected_at: কথা শুরু; ended_at: শেষ;
sender_role: কে লিখেছেন; body: লেখা; sent_at: পাঠানো হয়েছে; uploader_role: কে দিয়েছেন; due_on: কবের মধ্যে;
version: সংস্করণ; amount_poisha: টাকা; covers: কীসের জন্য; proposed_at: জানানো হয়েছে; method: কীভাবে পাঠানো;
transaction_id: TrxID নম্বর; payer_number: যে নম্বর থেকে পাঠানো; transferred_at: টাকা পাঠানোর সময়;
submitted_at: জানানো হয়েছে; answered_at: উত্তরের সময়; issued_at: দেওয়া হয়েছে; lawyer_name: আইনজীবীর নাম;
client_name: মক্কেলের নাম; about: কী নিয়ে; anywhere: যেকোনো জেলার; urgent: জরুরি; court_date: আদালতের তারিখ;
opposing_parties: উল্টো পক্ষ; ends_at: শেষ হবে; staff_read_at: কর্মী পড়েছেন; invited_at: অনুরোধ এসেছে;
due_at: কবের মধ্যে; message: বার্তা; needs: যা লাগবে; valid_until: মেয়াদ; recommends: বন্ধুকে পাঠাবেন;
answer: উত্তর; changed_at: বদলানো হয়েছে; expires_at: মেয়াদ শেষ; category: বিষয়; outcome: ফল;
closed_at: বন্ধ হয়েছে; side: কার পক্ষ; count: সংখ্যা; read_at: পড়া হয়েছে; mail: ইমেইলে; push: ডিভাইসে;
endpoint: ডিভাইসের ঠিকানা; browser: ব্রাউজার; network: নেটওয়ার্ক; last_seen_at: শেষ দেখা;
first_seen_at: প্রথম দেখা; at: সময়; requested_at: চাওয়া হয়েছে; last_used_at: শেষ ব্যবহার;
confirmed_at: নিশ্চিত হয়েছে; used_at: ব্যবহার হয়েছে; proved_at: প্রমাণ হয়েছে; failed_at: পাঠানো যায়নি;
given_at: সম্মতি দিয়েছেন
`;

export const ownDataBangla: ReadonlyMap<string, string> = new Map(
  BANGLA.split(';').map((pair): [string, string] => {
    const [name = '', word = ''] = pair.split(':');
    return [name.trim(), word.trim()];
  }),
);
