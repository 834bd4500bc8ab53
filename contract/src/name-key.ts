import { applyRules, hasBangla, type KeyRule, plainText } from './key-rules';
import { wordRules } from './spelling-key';

/** Titles, which have no key, and names that no rule brings together. */
const knownWords: readonly KeyRule[] = [
  {
    words:
      'adv advocate barrister bar dr prof professor mr mrs ms miss অ্যাড অ্যাডভোকেট এডভোকেট ব্যারিস্টার ব্যারিষ্টার ড ডা অধ্যাপক জনাব',
    become: '',
  },
  { words: 'md mohd mohammed muhammed মো মোঃ মোহাং মুহা', become: 'mohammad' },
  { words: 'mst most mosa মোসা মোসাঃ মোছা মোছাঃ মোসাম্মৎ মোছাম্মৎ', become: 'mosammat' },
  { words: 'syed sayed saiyed sayeed saiyad sayyed সৈয়দ সাইয়েদ', become: 'soiod' },
  { words: 'sheikh shaikh sheik shaik sk শেখ শাইখ', become: 'shekh' },
  { words: 'bhuiyan bhuiya bhuyan bhuya bhuia bhuian ভূঁইয়া ভূইয়া ভুঁইয়া ভুইয়া ভূঞা', become: 'bhuiyan' },
  { words: 'haque haq huq huque hoque hok হক', become: 'hok' },
  // Hasan is another name with the same consonants.
  {
    words:
      'hossain hosain hossein hossen hosen hosain husain hussain hussein husein hussen হোসেন হোসাইন হোসাঈন হুসাইন হুসেন হুসাঈন হোছাইন',
    become: 'hosxain',
  },
  { words: 'dutta datta dutt datto dutto দত্ত', become: 'dotto' },
  {
    words:
      'bhattacharya bhattacharyya bhattacharjee bhattacharjya bhattacharji ভট্টাচার্য ভট্টাচার্য্য ভট্টাচার্জি ভট্টাচার্জী',
    become: 'bhattacharjo',
  },
  { words: 'ishaque ishaq ishak ইসহাক', become: 'ishak' },
  { words: 'gomes gomez gomej গোমেজ গোমেস', become: 'gomej' },
];

const banglaSounds: readonly KeyRule[] = [
  { from: 'ঁঃ', to: '' },
  ['জ্ঞ', 'গ'],
  ['ক্ষ', 'ক'],
  ['্য(?!়)', ''],
  ['(?<![মবরল])্ব', ''],
  ['নগুপ্ত', 'ঙুপ্ত'],
  ['ঙ্গ', 'ঙ'],
  ['ংগ', 'ঙ'],
  ['ংহ', 'ঙ'],
  ['ং', 'ঙ'],
  ['য়', ''],
  ['^ই(?=[উা])', ''],
  ['ড়', 'র'],
  ['ঢ়', 'র'],
  ['ঋ', 'রি'],
  ['ৃ', 'রি'],
  // The vowel that no sign writes.
  ['([ক-হ])(?![া-ৌ্])', '\\1অ'],
  {
    from: 'কখগঘচছশষসজঝযটঠতৎথডঢদধনণঞঙপফবভমরলহঅআাওোঔৌইঈিীএেঐৈউঊুূ্',
    to: 'kkggcssssjjjtttttddddnnnnpfbbmrlhAAAAAAAIIIIIIIIUUUU',
  },
];

const latinSounds: readonly KeyRule[] = [
  // An initial has no key.
  ['^.$', ''],
  ['^(you|eu)', 'yu'],
  ['^(ye|ey|e|i)a', 'ya'],
  ['qu(?=[aeo])', 'k'],
  ['er$', 'ar'],
  ['^jn', 'g'],
  ['gy', 'g'],
  ['chh', 's'],
  ['ch', 'C'],
  ['ck', 'k'],
  ['c(?=[eiy])', 's'],
  ['c', 'k'],
  ['xm', 'km'],
  ['x', 'ks'],
  ['q', 'k'],
  ['kkh', 'k'],
  ['ksh', 'k'],
  ['kh', 'k'],
  ['ngh', 'n'],
  ['gh', 'g'],
  ['ng', 'n'],
  ['sh', 's'],
  ['jh', 'j'],
  ['z', 'j'],
  ['th', 't'],
  ['dh', 'd'],
  ['ph', 'f'],
  ['bh', 'b'],
  { from: 'vaoeiuC', to: 'bAAIIUc' },
];

/** Consonants are in lower case here, vowels in upper case. What is left are the consonants; of a short name also the class of the first vowel, which follows `#` until the length is known. */
const skeleton: readonly KeyRule[] = [
  ['^[wy]?([AIU])', 'a\\1'],
  ['^[wy]', 'aA'],
  { from: 'wy', to: '' },
  ['^([^AIU]*)([AIU])(.*)$', '\\1\\2\\3#\\2'],
  ['[AIU](?=.*#)', ''],
  ['h(?=#|$)', ''],
  ['([a-z])\\1+', '\\1'],
  ['^(a?[b-z]{3,})#.$', '\\1'],
  ['#', ''],
];

/** The steps from one word of a plain text to its name key, in this order; a word takes those of its script. */
export const nameRules: Readonly<Record<'known' | 'bangla' | 'latin' | 'end', readonly KeyRule[]>> = {
  known: knownWords,
  bangla: banglaSounds,
  latin: latinSounds,
  end: skeleton,
};

function nameKey(word: string): string {
  const known = applyRules(word, nameRules.known);
  const sound = applyRules(known, hasBangla(known) ? nameRules.bangla : nameRules.latin);
  return applyRules(sound, nameRules.end);
}

const titleKeys = ['mohammad', 'mosammat'].map(nameKey);

/** Whether a word of a name may be there or not: a title, an initial, or what Md. and Mst. are short for. */
export function isTitle(word: string): boolean {
  return !/\d/.test(word) && nameKeys(word).every((key) => titleKeys.includes(key));
}

/**
 * The keys of the words of a name, by its sound: নুসরাত and Nusrat have the same one. Titles and initials have none. Other
 * names can have it too (Hasan, Hossain), so that a key finds but does not rank.
 */
export function nameKeys(name: string): string[] {
  return applyRules(plainText(name), wordRules).split(' ').map(nameKey).filter(Boolean);
}
