/** Bangla for the parts and columns of the copy of one's data, as lines of `name: word`. */
const LINES = `
account: অ্যাকাউন্ট
lawyer_profile: আইনজীবীর প্রোফাইল
practice_areas: আইনের বিষয়
education: শিক্ষা
licence_decisions: সনদ নিয়ে সিদ্ধান্ত
licence_papers: সনদের কাগজ
articles: লেখা
cases: মামলা
case_history: মামলার ইতিহাস
case_facts: মামলার তথ্য
hearings: শুনানি
hearing_results: শুনানির ফলাফল
appointments: সাক্ষাৎ
calls: কল
messages: বার্তা
documents: কাগজপত্র
document_requests: চাওয়া কাগজ
fees: ফি
payments: পেমেন্ট
receipts: রসিদ
requests_to_several_lawyers: কয়েকজনের কাছে অনুরোধ
requests_received: মক্কেলের অনুরোধ
proposals: প্রস্তাব
client_reviews_written: আপনার দেওয়া মতামত
client_reviews_received: মক্কেলের মতামত
join_links: যোগ দেওয়ার লিংক
complaints: অভিযোগ
complaint_messages: অভিযোগের বার্তা
staff_notes: কর্মীদের নোট
calendar_address: ক্যালেন্ডারের ঠিকানা
notifications: বিজ্ঞপ্তি
notification_choices: বিজ্ঞপ্তির পছন্দ
push_devices: বিজ্ঞপ্তির ডিভাইস
sessions: লগইন করা ডিভাইস
known_browsers: চেনা ব্রাউজার
account_history: অ্যাকাউন্টের ইতিহাস
deletion: মোছার অনুরোধ
passkeys: পাসকি
sign_in_phone: লগইনের ফোন
phone_codes: ফোনের কোড
text_messages: এসএমএস
consents: সম্মতি
role: ভূমিকা
name: নাম
email: ইমেইল
phone: ফোন নম্বর
address: ঠিকানা
language: ভাষা
created_at: শুরুর সময়
email_confirmed_at: ইমেইল নিশ্চিত হয়েছে
license_number: সনদ নম্বর
experience: অভিজ্ঞতা (বছর)
name_bangla: বাংলায় নাম
chamber_name: চেম্বারের নাম
chamber_address: চেম্বারের ঠিকানা
bio: পরিচিতি
chamber_name_bangla: বাংলায় চেম্বারের নাম
chamber_address_bangla: বাংলায় চেম্বারের ঠিকানা
bio_bangla: বাংলায় পরিচিতি
court_level: কোন আদালতে কাজ করেন
languages: যেসব ভাষা জানেন
client_phone: মক্কেলের জন্য ফোন
away_until: যত দিন ছুটিতে
bank_details: ব্যাংকের তথ্য
first_talk_poisha: প্রথম আলাপের ফি
first_talk_minutes: প্রথম আলাপ (মিনিট)
answers_within: কত সময়ে উত্তর দেন
mobile_payment_details: মোবাইলে টাকা পাঠানোর তথ্য
profile_pic: ছবি
verification: যাচাই
verification_reason: যাচাইয়ের কারণ
verified_at: যাচাই হয়েছে
verified_until: যাচাইয়ের মেয়াদ
checked_on: দেখা হয়েছে
renewal_at: নবায়ন চাওয়া হয়েছে
lapsed_at: মেয়াদ শেষ হয়েছে
enrolled_on: সনদের তারিখ
bar_association: আইনজীবী সমিতি
membership_number: সদস্য নম্বর
card_until: কার্ডের মেয়াদ
checked_papers: যেসব কাগজ দেখা হয়েছে
asked_for: যা চাওয়া হয়েছে
asked_note: চাওয়ার কথা
asked_at: চাওয়া হয়েছে
district: জেলা
degree: ডিগ্রি
university: বিশ্ববিদ্যালয়
year: সাল
status: অবস্থা
reason: কারণ
decided_at: সিদ্ধান্তের সময়
kind: ধরন
type: ফাইলের ধরন
size: আকার (বাইট)
added_at: যোগ হয়েছে
seen_at: দেখা হয়েছে
erased_at: মুছে ফেলা হয়েছে
title: শিরোনাম
content: লেখা
title_bangla: বাংলায় শিরোনাম
content_bangla: বাংলায় লেখা
image: ছবি
published: প্রকাশিত
hidden_at: আড়াল করা হয়েছে
hidden_reason: আড়ালের কারণ
plea: আপনার জবাব
updated_at: শেষ বদল
description: বিবরণ
payment_status: টাকার অবস্থা
is_own: নিজের মামলা
joined_at: যোগ দিয়েছেন
withdrawn_at: ফিরিয়ে নেওয়া হয়েছে
no_calls_until: যতক্ষণ কল নয়
client: মক্কেল
lawyer: আইনজীবী
from_status: আগের অবস্থা
to_status: নতুন অবস্থা
actor_role: কে করেছেন
text: লেখা
result: ফলাফল
number: নম্বর
court: আদালত
police_station: থানা
sections: ধারা
our_name: আমাদের পক্ষ
our_role: আমাদের ভূমিকা
other_name: উল্টো পক্ষ
other_counsel: উল্টো পক্ষের আইনজীবী
noted_client: লেখা মক্কেলের নাম
noted_phone: লেখা মক্কেলের ফোন
state: অবস্থা
starts_at: সময়
has_time: ঘড়ির সময় আছে
place: জায়গা
purpose: উদ্দেশ্য
bring: যা আনতে হবে
serial: ক্রমিক
line: এক লাইন
proposed_by: কে প্রস্তাব করেছেন
mode: কীভাবে
minutes: মিনিট
times: প্রস্তাবিত সময়
note: নোট
ended_by: কে শেষ করেছেন
started_by: কে কল করেছেন
connected_at: কথা শুরু
ended_at: শেষ
sender_role: কে লিখেছেন
body: লেখা
sent_at: পাঠানো হয়েছে
uploader_role: কে দিয়েছেন
due_on: কবের মধ্যে
version: সংস্করণ
amount_poisha: টাকা
covers: কীসের জন্য
proposed_at: জানানো হয়েছে
method: কীভাবে পাঠানো
transaction_id: TrxID নম্বর
payer_number: যে নম্বর থেকে পাঠানো
transferred_at: টাকা পাঠানোর সময়
submitted_at: জানানো হয়েছে
answered_at: উত্তরের সময়
issued_at: দেওয়া হয়েছে
lawyer_name: আইনজীবীর নাম
client_name: মক্কেলের নাম
about: কী নিয়ে
anywhere: যেকোনো জেলার
urgent: জরুরি
court_date: আদালতের তারিখ
opposing_parties: উল্টো পক্ষ
ends_at: শেষ হবে
staff_read_at: কর্মী পড়েছেন
invited_at: অনুরোধ এসেছে
due_at: কবের মধ্যে
message: বার্তা
needs: যা লাগবে
valid_until: মেয়াদ
recommends: বন্ধুকে পাঠাবেন
answer: উত্তর
changed_at: বদলানো হয়েছে
expires_at: মেয়াদ শেষ
category: বিষয়
outcome: ফল
closed_at: বন্ধ হয়েছে
side: কার পক্ষ
count: সংখ্যা
read_at: পড়া হয়েছে
mail: ইমেইলে
push: ডিভাইসে
endpoint: ডিভাইসের ঠিকানা
browser: ব্রাউজার
network: নেটওয়ার্ক
last_seen_at: শেষ দেখা
first_seen_at: প্রথম দেখা
at: সময়
requested_at: চাওয়া হয়েছে
last_used_at: শেষ ব্যবহার
confirmed_at: নিশ্চিত হয়েছে
used_at: ব্যবহার হয়েছে
proved_at: প্রমাণ হয়েছে
failed_at: পাঠানো যায়নি
given_at: সম্মতি দিয়েছেন
`;

export const ownDataBangla: ReadonlyMap<string, string> = new Map(
  LINES.trim()
    .split('\n')
    .map((line): [string, string] => {
      const [name = '', word = ''] = line.split(': ');
      return [name, word];
    }),
);
