import type { Language } from '@ainsathi/contract/languages';

interface Word {
  readonly word: string;
  /** How texts write it, where that is not the name; what also has an everyday sense is left out. */
  readonly written?: readonly string[];
}

/** Legal words that a reader may not know, in both languages. The catalogue `legalWords` of each holds what they mean. */
export const legalWords = {
  advocate: { en: { word: 'advocate' }, bn: { word: 'অ্যাডভোকেট' } },
  barrister: { en: { word: 'barrister' }, bn: { word: 'ব্যারিস্টার' } },
  'bar-council': { en: { word: 'Bar Council' }, bn: { word: 'বার কাউন্সিল' } },
  enrolment: { en: { word: 'enrolment' }, bn: { word: 'তালিকাভুক্তি', written: ['তালিকাভুক্তি', 'এনরোলমেন্ট'] } },
  sanad: {
    en: { word: 'sanad (licence)', written: ['sanad', 'licence number'] },
    bn: { word: 'সনদ', written: ['সনদ নম্বর'] },
  },
  'bar-association': { en: { word: 'bar association' }, bn: { word: 'আইনজীবী সমিতি' } },
  vakalatnama: { en: { word: 'vakalatnama' }, bn: { word: 'ওকালতনামা' } },
  'legal-aid': {
    en: { word: 'legal aid' },
    bn: { word: 'আইনগত সহায়তা (লিগ্যাল এইড)', written: ['আইনগত সহায়তা', 'লিগ্যাল এইড'] },
  },
  'legal-notice': { en: { word: 'legal notice' }, bn: { word: 'আইনি নোটিশ' } },
  'plaintiff-and-defendant': {
    en: { word: 'plaintiff and defendant', written: ['plaintiff', 'defendant'] },
    bn: { word: 'বাদী ও বিবাদী', written: ['বাদী', 'বিবাদী'] },
  },
  plaint: { en: { word: 'plaint' }, bn: { word: 'আরজি', written: ['আরজি', 'আর্জি'] } },
  'written-statement': { en: { word: 'written statement' }, bn: { word: 'লিখিত জবাব' } },
  'court-fee': { en: { word: 'court fee' }, bn: { word: 'কোর্ট ফি', written: ['কোর্ট ফি', 'কোর্ট-ফি'] } },
  limitation: { en: { word: 'limitation' }, bn: { word: 'তামাদি' } },
  summons: { en: { word: 'summons' }, bn: { word: 'সমন' } },
  affidavit: { en: { word: 'affidavit' }, bn: { word: 'হলফনামা' } },
  'cause-list': { en: { word: 'cause list' }, bn: { word: 'কার্যতালিকা', written: ['কার্যতালিকা', 'কজলিস্ট'] } },
  hearing: { en: { word: 'hearing' }, bn: { word: 'শুনানি' } },
  adjournment: { en: { word: 'adjournment' }, bn: { word: 'মুলতবি' } },
  'ex-parte': { en: { word: 'ex parte' }, bn: { word: 'একতরফা' } },
  'cross-examination': {
    en: { word: 'cross-examination', written: ['cross-examination', 'cross examination'] },
    bn: { word: 'জেরা' },
  },
  injunction: { en: { word: 'injunction' }, bn: { word: 'নিষেধাজ্ঞা' } },
  'stay-order': { en: { word: 'stay order' }, bn: { word: 'স্থগিতাদেশ' } },
  mediation: { en: { word: 'mediation' }, bn: { word: 'মধ্যস্থতা' } },
  arbitration: {
    en: { word: 'arbitration (salish)', written: ['arbitration', 'salish'] },
    bn: { word: 'সালিস', written: ['সালিস', 'সালিশ'] },
  },
  judgement: { en: { word: 'judgement', written: ['judgement', 'judgment'] }, bn: { word: 'রায়' } },
  decree: { en: { word: 'decree' }, bn: { word: 'ডিক্রি' } },
  execution: {
    en: {
      word: 'execution of a decree',
      written: ['execution of a decree', 'execution of the decree', 'execution case'],
    },
    bn: { word: 'ডিক্রি জারি' },
  },
  'certified-copy': {
    en: { word: 'certified copy', written: ['certified copy', 'certified copies'] },
    bn: { word: 'সইমোহরি নকল', written: ['সইমোহরি নকল', 'সার্টিফাইড কপি'] },
  },
  'general-diary': {
    en: { word: 'general diary (GD)', written: ['general diary', 'GD'] },
    bn: { word: 'সাধারণ ডায়েরি (জিডি)', written: ['সাধারণ ডায়েরি', 'জিডি'] },
  },
  fir: {
    en: { word: 'first information report (FIR)', written: ['first information report', 'FIR'] },
    bn: { word: 'এজাহার (এফআইআর)', written: ['এজাহার', 'এফআইআর'] },
  },
  'complaint-case': {
    en: { word: 'complaint case' },
    bn: { word: 'নালিশি মামলা', written: ['নালিশি মামলা', 'সিআর মামলা'] },
  },
  accused: { en: { word: 'accused' }, bn: { word: 'আসামি' } },
  'arrest-warrant': {
    en: { word: 'arrest warrant', written: ['arrest warrant', 'warrant of arrest'] },
    bn: { word: 'গ্রেপ্তারি পরোয়ানা (ওয়ারেন্ট)', written: ['গ্রেপ্তারি পরোয়ানা', 'ওয়ারেন্ট'] },
  },
  remand: { en: { word: 'remand' }, bn: { word: 'রিমান্ড' } },
  bail: { en: { word: 'bail' }, bn: { word: 'জামিন' } },
  'anticipatory-bail': { en: { word: 'anticipatory bail' }, bn: { word: 'আগাম জামিন' } },
  'charge-sheet': {
    en: { word: 'charge sheet' },
    bn: { word: 'অভিযোগপত্র (চার্জশিট)', written: ['অভিযোগপত্র', 'চার্জশিট'] },
  },
  naraji: { en: { word: 'naraji petition', written: ['naraji'] }, bn: { word: 'নারাজি' } },
  'charge-framing': {
    en: { word: 'framing of charge', written: ['framing of charge', 'charge framing'] },
    bn: { word: 'অভিযোগ গঠন' },
  },
  'public-prosecutor': {
    en: { word: 'public prosecutor (PP)', written: ['public prosecutor'] },
    bn: { word: 'সরকারি কৌঁসুলি (পিপি)', written: ['সরকারি কৌঁসুলি', 'পিপি'] },
  },
  'cheque-dishonour': {
    en: {
      word: 'cheque dishonour',
      written: ['cheque dishonour', 'dishonoured cheque', 'dishonour of a cheque'],
    },
    bn: { word: 'চেক ডিজঅনার' },
  },
  kabinnama: {
    en: { word: 'kabinnama', written: ['kabinnama', 'nikahnama'] },
    bn: { word: 'কাবিননামা (নিকাহনামা)', written: ['কাবিননামা', 'নিকাহনামা'] },
  },
  dower: {
    en: { word: 'dower (denmohor)', written: ['dower', 'denmohor'] },
    bn: { word: 'দেনমোহর', written: ['দেনমোহর', 'মোহরানা'] },
  },
  maintenance: { en: { word: 'maintenance' }, bn: { word: 'ভরণপোষণ' } },
  custody: {
    en: {
      word: 'custody and guardianship',
      written: ['child custody', 'custody of the child', 'custody of children', 'guardianship'],
    },
    bn: { word: 'হেফাজত ও অভিভাবকত্ব', written: ['সন্তানের হেফাজত', 'অভিভাবকত্ব'] },
  },
  'talaq-notice': {
    en: { word: 'notice of talaq', written: ['notice of talaq', 'talaq notice'] },
    bn: { word: 'তালাকের নোটিশ' },
  },
  deed: { en: { word: 'deed (dolil)', written: ['deed', 'dolil'] }, bn: { word: 'দলিল' } },
  bainanama: { en: { word: 'bainanama' }, bn: { word: 'বায়নানামা' } },
  khatian: { en: { word: 'khatian' }, bn: { word: 'খতিয়ান' } },
  mutation: {
    en: { word: 'mutation (namjari)', written: ['mutation', 'namjari'] },
    bn: { word: 'নামজারি', written: ['নামজারি', 'মিউটেশন'] },
  },
  partition: { en: { word: 'partition' }, bn: { word: 'বণ্টন (বাটোয়ারা)', written: ['বণ্টন', 'বাটোয়ারা'] } },
  'pre-emption': { en: { word: 'pre-emption' }, bn: { word: 'অগ্রক্রয়' } },
  'power-of-attorney': {
    en: { word: 'power of attorney', written: ['power of attorney', 'powers of attorney'] },
    bn: { word: 'আমমোক্তারনামা (পাওয়ার অব অ্যাটর্নি)', written: ['আমমোক্তারনামা', 'পাওয়ার অব অ্যাটর্নি'] },
  },
  heba: { en: { word: 'heba (gift)', written: ['heba', 'deed of gift'] }, bn: { word: 'হেবা' } },
  will: {
    en: { word: 'will', written: ['last will', 'wills'] },
    bn: { word: 'উইল (অছিয়ত)', written: ['উইল', 'অছিয়ত'] },
  },
  'succession-certificate': {
    en: { word: 'succession certificate' },
    bn: { word: 'উত্তরাধিকার সনদ (সাকসেশন সার্টিফিকেট)', written: ['উত্তরাধিকার সনদ', 'সাকসেশন সার্টিফিকেট'] },
  },
  waqf: { en: { word: 'waqf', written: ['waqf', 'wakf'] }, bn: { word: 'ওয়াকফ' } },
  notary: { en: { word: 'notary' }, bn: { word: 'নোটারি' } },
  appeal: { en: { word: 'appeal' }, bn: { word: 'আপিল' } },
  revision: { en: { word: 'revision' }, bn: { word: 'রিভিশন' } },
  writ: { en: { word: 'writ' }, bn: { word: 'রিট' } },
  'rule-nisi': { en: { word: 'rule (rule nisi)', written: ['rule nisi'] }, bn: { word: 'রুল' } },
} as const satisfies Record<string, Record<Language, Word>>;

/** The name of a word in addresses, the same in both languages. */
export type LegalWordSlug = keyof typeof legalWords;

export const legalWordSlugs = Object.keys(legalWords) as LegalWordSlug[];

/** How texts of a language write a word. */
export function writtenForms(slug: LegalWordSlug, language: Language): readonly string[] {
  const { word, written = [word] }: Word = legalWords[slug][language];
  return written;
}
