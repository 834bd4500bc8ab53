import { matters } from './matters';
import { practiceAreas, type PracticeAreaName } from './places';

type MatterSlug = (typeof matters)[number]['slug'];

/** For this matter the page shows emergency numbers. */
export const VIOLENCE: MatterSlug = 'violence';

/** Everyday words and phrases in both scripts, with Latin spellings of Bangla. */
type WordTable<Name extends string> = Readonly<Partial<Record<Name, string>>>;

export const AREA_WORDS: WordTable<PracticeAreaName> = {
  'Family Law':
    'পারিবারিক, পরিবার, তালাক, ডিভোর্স, বিচ্ছেদ, বিবাহবিচ্ছেদ, যৌতুক, দেনমোহর, মোহরানা, কাবিন, কাবিননামা, খোরপোশ, খোরপোষ, ভরণপোষণ, বিয়ে, বিবাহ, বাল্যবিবাহ, বাল্যবিয়ে, দ্বিতীয় বিয়ে, বহুবিবাহ, সন্তানের হেফাজত, হেফাজত, অভিভাবকত্ব, দত্তক, ' +
    'talak, talaq, talaak, tallak, divorce, separation, denmohor, denmohar, mohorana, dower, dowry, joutuk, jautuk, joutok, kabin, kabinnama, khorposh, khorpos, alimony, maintenance, custody, child custody, child support, child marriage, second marriage, guardianship, guardian, adoption, marriage, married, polygamy, biye, bibaho, paribarik',
  'Criminal Law':
    'ফৌজদারি, জামিন, রিমান্ড, এজাহার, এফআইআর, মাদক, ইয়াবা, খুন, হত্যা, চুরি, ডাকাতি, ছিনতাই, প্রতারণা, জালিয়াতি, ' +
    'jamin, bail, faujdari, foujdari, fir, remand, drugs, drug case, yaba, madok, murder, khun, churi, chinotai, theft, stolen, robbery, fraud, cheating, protarona, jaliati, forgery',
  'Corporate Law':
    'কোম্পানি, কর্পোরেট, করপোরেট, শেয়ার, আরজেএসসি, অংশীদারি, company, corporate, shareholder, rjsc',
  'Real Estate Law':
    'রিয়েল এস্টেট, ফ্ল্যাট, ডেভেলপার, আবাসন, real estate, flat, apartment, developer, flat booking',
  'Personal Injury':
    'দুর্ঘটনা, ক্ষতিপূরণ, সড়ক দুর্ঘটনা, আহত, accident, road accident, injury, injured, compensation, durghotona',
  'Immigration Law':
    'ভিসা, অভিবাসন, ইমিগ্রেশন, পাসপোর্ট, প্রবাসী, নাগরিকত্ব, বিদেশ, আদম ব্যাপারী, visa, passport, immigration, citizenship, migrant, deported, bidesh, probashi, manpower',
  'Employment Law': 'চাকরি, চাকরিচ্যুতি, বরখাস্ত, chakri, chakuri, employment',
  'Intellectual Property':
    'মেধাস্বত্ব, মেধাসম্পদ, ট্রেডমার্ক, কপিরাইট, পেটেন্ট, trademark, copyright, patent, copyright case',
  'Tax Law': 'কর, আয়কর, ট্যাক্স, ভ্যাট, কাস্টমস, শুল্ক, রিটার্ন, aykor, aikor, income tax, vat, customs duty, tin',
  Bankruptcy: 'দেউলিয়া, ঋণখেলাপি, অর্থঋণ, ব্যাংকঋণ, bankrupt, insolvent, loan default, insolvency',
  'Civil Litigation': 'দেওয়ানি, মোকদ্দমা, নিষেধাজ্ঞা, ঘোষণামূলক, dewani, injunction, civil case, civil suit',
  'Constitutional Law': 'সাংবিধানিক, সংবিধান, রিট, মৌলিক অধিকার, writ, constitution, fundamental rights',
  'Contract Law': 'চুক্তি, চুক্তিভঙ্গ, বায়না, agreement, breach, chukti',
  'Cyber Law':
    'সাইবার, ফেসবুক, হ্যাকিং, হ্যাক, অনলাইন প্রতারণা, ডিজিটাল, বিকাশ প্রতারণা, বিকাশে প্রতারণা, বিকাশ একাউন্ট, বিকাশ নম্বর, বিকাশে টাকা, বিকাশের টাকা, ' +
    'facebook, fb, hack, hacking, hacked, cyber crime, online fraud, online scam, bkash, bkash fraud, bikash fraud, bikash taka, bikashe taka, nagad fraud, otp',
  'Environmental Law': 'পরিবেশ, নদী, দূষণ, পাহাড় কাটা, pollution, environment, brick kiln, ইটভাটা',
  'Human Rights Law': 'মানবাধিকার, গুম, বৈষম্য, discrimination, manobadhikar',
  'Labour Law':
    'শ্রম, শ্রমিক, গার্মেন্টস, গার্মেন্ট, মজুরি, ওভারটাইম, ট্রেড ইউনিয়ন, sromik, shromik, garment, garment worker, factory, overtime, trade union, mojuri, majuri, labor, labor court',
  'Media Law': 'গণমাধ্যম, মানহানি, সাংবাদিক, সম্প্রচার, defamation, manhani, journalist',
  'Medical Malpractice':
    'চিকিৎসায় অবহেলা, ভুল চিকিৎসা, ভুল অপারেশন, হাসপাতাল, ডাক্তার, wrong treatment, wrong operation, vul chikitsa, bhul chikitsa, hospital, doctor',
  'Property Law':
    'সম্পত্তি, জমি, জমিজমা, জায়গা, জায়গাজমি, ভূমি, দলিল, খতিয়ান, পর্চা, নামজারি, মিউটেশন, অগ্রক্রয়, ওয়ারিশ, উত্তরাধিকার, ' +
    'jomi, jami, jomijoma, jayga, jaiga, bhumi, dolil, dalil, khatian, khotian, porcha, namjari, mutation, warish, oarish',
  'Public Law':
    'জনস্বার্থ, সরকারি, প্রশাসনিক, টেন্ডার, তথ্য অধিকার, জন্ম নিবন্ধন, জন্মনিবন্ধন, ভোটার আইডি, এনআইডি, nid, birth certificate, jonmo nibondhon, tender',
};

/** For topics that several practice areas take. */
export const MATTER_WORDS: WordTable<MatterSlug> = {
  land:
    'জমি দখল, জমি বিরোধ, জমির ঝামেলা, দখল, সীমানা, বাটোয়ারা, ভাগ বাটোয়ারা, বণ্টন, ' +
    'land, land dispute, land problem, land grab, grabbed, plot, property dispute, inheritance, inherit, boundary, encroach, partition, dokhol, dakhal, jomi dokhol, batowara, bontonnama',
  police:
    'গ্রেপ্তার, গ্রেফতার, থানা, পুলিশ, জিডি, হাজত, জেল, কারাগার, পরোয়ানা, ওয়ারেন্ট, সমন, আসামি, চার্জশিট, মিথ্যা মামলা, আদালতের নোটিশ, ' +
    'police, police case, thana, arrest, arrested, jail, prison, custody of police, hajot, warrant, summons, summon, charge sheet, chargesheet, false case, mittha mamla, mithya mamla, asami, court notice, court paper, polish',
  work:
    'বেতন, বকেয়া বেতন, ছাঁটাই, ছাটাই, চাকরি থেকে, মাতৃত্বকালীন ছুটি, কারখানা, মালিক বেতন, ' +
    'wage, salary, beton, bokeya beton, unpaid wage, dismissal, dismissed, fired, sacked, terminated, termination, lost job, job, employer, boss, chatai, maternity leave, chakri chole',
  debt:
    'চেক, চেক ডিজঅনার, চেক বাউন্স, পাওনা, পাওনা টাকা, ধার, ধারের টাকা, ঋণ, কর্জ, সুদ, টাকা ফেরত, ' +
    'cheque, check bounce, bounced check, chek, bounce, dishonour, dishonoured, dishonor, debt, loan, lent, borrowed, owe, money back, recover money, paona, pawna, paona taka, pawna taka, taka ferot, dhar taka, dhar nise, udhar, rin',
  rent:
    'বাড়িভাড়া, বাসাভাড়া, ভাড়া, ভাড়াটিয়া, ভাড়াটে, বাড়িওয়ালা, উচ্ছেদ, অগ্রিম টাকা, ' +
    'rent, house rent, tenant, landlord, landlady, eviction, evict, evicting, lease, security deposit, bari bhara, bari vara, basa vara, basha vara, basa bhara, basha bhara, vara, bhara, bharatia, varatia, bariwala, bariola',
  violence:
    'মার, মারে, মারেন, মারছে, মারতেছে, মারধর, মারধোর, মারপিট, মেরেছে, মারামারি, পেটায়, পিটায়, পেটানো, নির্যাতন, অত্যাচার, হুমকি, ধর্ষণ, শ্লীলতাহানি, যৌন হয়রানি, অপহরণ, এসিড, গায়ে হাত, মেরে ফেলবে, উত্ত্যক্ত, ইভটিজিং, ' +
    'beat, beating, beaten, hits me, hit me, slap, violence, violent, domestic violence, abuse, abusive, abusing, torture, threat, threaten, threatening, assault, attacked, rape, molest, molested, sexual harassment, kidnap, kidnapped, acid attack, stalking, stalker, marpit, mardhor, mardhar, maramari, mare, maare, marche, pitay, petay, nirjaton, nirjatan, ottachar, humki, humki dey, dhorshon, dhorson, gaye hat',
  online:
    'ব্ল্যাকমেইল, ভাইরাল, ফেক আইডি, অনলাইন, ইন্টারনেট, মেসেঞ্জার, হোয়াটসঅ্যাপ, ছবি ছড়িয়ে, ভিডিও ছড়িয়ে, ' +
    'online, online abuse, online harassment, internet, blackmail, blackmailing, viral, fake id, fake account, messenger, whatsapp, tiktok, nude, leaked, private photo, private video, cyberbullying, cyber bullying',
  business:
    'ব্যবসা, ব্যবসায়, পার্টনার, ট্রেড লাইসেন্স, দোকান, business, business partner, partnership, startup, trade licence, trade license, supplier, buyer, shop, byabsa, babsha, bebsha, babsa',
};

/** They name a matter only without another topic or name in the search. */
export const WEAK_WORDS: WordTable<MatterSlug> = {
  police: 'মামলা, আদালত, কোর্ট, mamla, mamola, court, adalot, adalat, lawsuit, kes',
  debt: 'টাকা, taka, money',
};

/** Ignored also beside a name. */
export const LAWYER_WORDS =
  'lawyer lawyers attorney ukil ukeel ukilder vakil ainjibi ainjeebi aynjibi advocate advocates barrister barristers solicitor ' +
  'আইনজীবী আইনজীবি আইনজীবীর উকিল উকিলের অ্যাডভোকেট এডভোকেট ব্যারিস্টার ব্যারিষ্টার';

export const FILLER_WORDS =
  'a an and are about against am any at be been best by can cannot case cases did do does dont for free from get getting give given gives giving good great ' +
  'has have he help her him his husband i id im in is it law legal looking me my near nearby need not of often on or our out paid pay paying please problem problems s she should someone sir ' +
  'take taken that the their them they this to tk under us want wants was we what who wife will with without wont you your issue issues dispute daily father mother brother sister son daughter ' +
  'amar ami amake amader amer er ar o ki ke ta te theke jonno jonne niye nia chai cai lagbe lage dorkar bhalo valo khuji khujchi somossa somosya shomossa bishoy bishoye kore korse korche koreche korbo korte dey dey na dicche na nai nei kori ache ase hobe hoyeche hoise gese geche shami shamir swami bou bow stri chele meye baba ma bhai bon zela jela ' +
  'আমার আমি আমাকে আমাদের আমরা আপনি তার তাকে তিনি সে কে কি কী কীভাবে কোথায় একজন একটা একটি এর ও এবং আর না নাই নেই হয় হয়নি হয়েছে হবে হচ্ছে করে করি করছে করছেন করেছে করেন করব করবো করতে করা দেয় দেন দিচ্ছে দিয়ে দিতে দেবে নিয়ে নিতে নিয়েছে থেকে জন্য কাছে বিরুদ্ধে বিষয়ে ব্যাপারে সমস্যা সমস্যায় ঝামেলা সাহায্য দরকার প্রয়োজন লাগবে চাই খুঁজছি খুঁজি ভালো ভাল সেরা জেলা জেলার জেলায় আইন আইনের আইনি পাই পাচ্ছি পাইনি গেছে গেছি আছে আছি স্বামী স্বামীর স্ত্রী স্ত্রীর বউ বাবা মা ভাই বোন ছেলে মেয়ে সন্তান সন্তানের টাকার মামলার রোজ প্রতিদিন';

const entriesOf = <Target>(table: WordTable<string>, targetOf: (name: string) => Target) =>
  Object.entries(table).flatMap(([name, words]) =>
    (words ?? '').split(', ').map((phrase): [string, Target] => [phrase, targetOf(name)]),
  );

export type Topic = { practiceArea: string; matter: null } | { practiceArea: null; matter: string };

const toArea = (practiceArea: string): Topic => ({ practiceArea, matter: null });
const toMatter = (matter: string): Topic => ({ practiceArea: null, matter });

/** Includes the names of practice areas and matters in both scripts. */
export const TOPIC_WORDS: readonly (readonly [phrase: string, topic: Topic])[] = [
  ...matters.flatMap(({ slug, name, nameBangla }) =>
    [name, nameBangla].map((phrase) => [phrase, toMatter(slug)] as const),
  ),
  ...practiceAreas.flatMap(({ name, nameBangla }) =>
    [name, name.replace(/ Law$/, ''), nameBangla].map((phrase) => [phrase, toArea(name)] as const),
  ),
  ...entriesOf(MATTER_WORDS, toMatter),
  ...entriesOf(AREA_WORDS, toArea),
];

export const WEAK_TOPIC_WORDS = entriesOf(WEAK_WORDS, toMatter);

/** The words of a practice area and of the matters that it serves, for its fields. */
export function wordsOfArea(name: string): string[] {
  const served = matters.filter(({ practiceAreas: areas }) => areas.some((area) => area === name));
  return TOPIC_WORDS.filter(
    ([, { practiceArea, matter }]) => practiceArea === name || served.some(({ slug }) => slug === matter),
  ).map(([phrase]) => phrase);
}
