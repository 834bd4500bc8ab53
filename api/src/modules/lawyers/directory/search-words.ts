import { hasBangla } from '@ainsathi/contract/key-rules';
import { practiceAreas, type PracticeAreaName } from '@ainsathi/contract/places';
import { spellingKey } from '@ainsathi/contract/spelling-key';

/** What people type when they look for a practice area. */
const AREA_WORDS: Readonly<Record<PracticeAreaName, string>> = {
  'Family Law':
    'পারিবারিক, পরিবার, তালাক, ডিভোর্স, বিবাহবিচ্ছেদ, দেনমোহর, মোহরানা, কাবিন, খোরপোশ, ভরণপোষণ, বিয়ে, সন্তানের হেফাজত, অভিভাবকত্ব, talak, divorce, denmohor, khorposh, paribarik',
  'Criminal Law':
    'ফৌজদারি, জামিন, গ্রেপ্তার, রিমান্ড, থানা, এজাহার, এফআইআর, জিডি, মাদক, খুন, চুরি, jamin, bail, faujdari',
  'Corporate Law': 'কোম্পানি, কর্পোরেট, করপোরেট, শেয়ার, আরজেএসসি, অংশীদারি, company',
  'Real Estate Law': 'রিয়েল এস্টেট, ফ্ল্যাট, বাড়িভাড়া, ভাড়াটিয়া, ডেভেলপার, আবাসন, উচ্ছেদ, flat, bari bhara',
  'Personal Injury': 'দুর্ঘটনা, ক্ষতিপূরণ, সড়ক দুর্ঘটনা, আহত',
  'Immigration Law': 'ভিসা, অভিবাসন, ইমিগ্রেশন, পাসপোর্ট, প্রবাসী, নাগরিকত্ব, visa',
  'Employment Law': 'চাকরি, চাকরিচ্যুতি, বরখাস্ত, ছাঁটাই, বেতন, chakri',
  'Intellectual Property': 'মেধাস্বত্ব, মেধাসম্পদ, ট্রেডমার্ক, কপিরাইট, পেটেন্ট',
  'Tax Law': 'কর, আয়কর, ট্যাক্স, ভ্যাট, কাস্টমস, শুল্ক, রিটার্ন, aykor, vat',
  Bankruptcy: 'দেউলিয়া, ঋণখেলাপি, অর্থঋণ, ব্যাংকঋণ',
  'Civil Litigation': 'দেওয়ানি, মোকদ্দমা, নিষেধাজ্ঞা, ঘোষণামূলক, বাটোয়ারা, বণ্টন, dewani',
  'Constitutional Law': 'সাংবিধানিক, সংবিধান, রিট, মৌলিক অধিকার, writ',
  'Contract Law': 'চুক্তি, চুক্তিভঙ্গ, বায়না, চেক ডিজঅনার',
  'Cyber Law': 'সাইবার, ফেসবুক, হ্যাকিং, অনলাইন প্রতারণা, ডিজিটাল, facebook',
  'Environmental Law': 'পরিবেশ, নদী, দূষণ, পাহাড় কাটা',
  'Human Rights Law': 'মানবাধিকার, নির্যাতন, গুম, বৈষম্য',
  'Labour Law': 'শ্রম, শ্রমিক, গার্মেন্টস, মজুরি, ওভারটাইম, ট্রেড ইউনিয়ন, sromik',
  'Media Law': 'গণমাধ্যম, মানহানি, সাংবাদিক, সম্প্রচার',
  'Medical Malpractice': 'চিকিৎসায় অবহেলা, ভুল চিকিৎসা, হাসপাতাল, ডাক্তার',
  'Property Law': 'সম্পত্তি, জমি, জমিজমা, দলিল, খতিয়ান, নামজারি, অগ্রক্রয়, ওয়ারিশ, উত্তরাধিকার, jomi, jami, dolil',
  'Public Law': 'জনস্বার্থ, সরকারি, প্রশাসনিক, টেন্ডার, তথ্য অধিকার',
};

/** Words around what people look for, in the spelling of their key. */
const WORDS_AROUND =
  'a an and advocate advocates best for in lawyer lawyers ' +
  'আইনজীবী আইনজীবীর উকিল উকিলের অ্যাডভোকেট এডভোকেট ব্যারিস্টার ভালো ভাল সেরা চাই লাগবে খুঁজছি জেলা জেলার জেলায় মামলা মামলার আইন আইনের ও এবং জন্য';

/** The endings of a Bangla noun; ঢাকায়, সিলেটের and তালাকের end in one. */
const ENDINGS = ['-এর', 'এর', 'ের', 'তে', 'য়', 'ে', 'র', '-এ'];

/** The key of a name, without spaces. */
function keyOf(text: string): string {
  return spellingKey(text).replaceAll(' ', '');
}

/** A text as it was typed and, in Bangla, without each ending that it has. */
export function stemsOf(text: string): string[] {
  const typed = text.normalize('NFC');
  const stems = hasBangla(typed)
    ? ENDINGS.filter((ending) => typed.endsWith(ending)).map((ending) => typed.slice(0, -ending.length))
    : [];
  return [typed, ...stems];
}

const AREAS = new Map<string, PracticeAreaName>(
  practiceAreas.flatMap(({ name, nameBangla }) =>
    [...AREA_WORDS[name].split(', '), nameBangla].map((word): [string, PracticeAreaName] => [
      keyOf(word),
      name,
    ]),
  ),
);

const AROUND = new Set(WORDS_AROUND.split(' ').map(keyOf));

/** The practice area that a word of everyday language names; null for any other. */
export function areaOfWord(text: string): PracticeAreaName | null {
  return stemsOf(text).flatMap((stem) => AREAS.get(keyOf(stem)) ?? [])[0] ?? null;
}

/** Whether a word is ignored beside the name of a place or a practice area. */
export function isWordAround(word: string): boolean {
  return AROUND.has(keyOf(word));
}
