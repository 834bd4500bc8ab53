import { applyRules, hasBangla, type KeyRule, plainText } from './key-rules';
import { wordRules } from './spelling-key';

/** Latin letters as initials in Bangla names: এস এম is S M. */
const letters = 'এ বি সি ডি ই এফ জি এইচ আই জে কে এল এম এন ও পি কিউ আর এস টি ইউ ভি ডব্লিউ এক্স ওয়াই জেড'
  .normalize('NFC')
  .split(' ');
/** Initials that Bangla often writes as one word. */
const joinedInitials = 'ma sm am km gm hm mm nm fm akm abm afm asm anm ahm ajm mak mam'.split(' ');
const spelled = (initials: string) =>
  Array.from(initials, (letter) => letters[letter.charCodeAt(0) - 97] ?? '').join('');

/** From initials in Bangla to their Latin letters. */
export const initialRules: readonly KeyRule[] = [
  ...Array.from('abcdefghijklmnopqrstuvwxyz'),
  ...joinedInitials,
].map((initials) => ({ words: spelled(initials), become: initials }));

const APOSTROPHES: KeyRule = { from: "'’‘ʼ`′＇", to: '' };

/** Separates a title from the name: মোঃরফিকুল, MdRafiqul. A single pattern, for the database. */
const stuckTitle: KeyRule = [
  `(^| )(${[
    '(?:মো|মোসা|মোছা|মোহা|মুহা|ডা|ড|অ্যাড)ঃ(?=[^ ])',
    '[Mm](?:[Dd]|[Ss][Tt])(?=[A-Za-z]{3})',
    '(?:[Aa]dvocate|[Bb]arrister|অ্যাডভোকেট|এডভোকেট|ব্যারিস্টার)(?=[^ ]{3})',
  ].join('|')})`,
  '\\1\\2 ',
];

/** From plain text to words; an apostrophe joins. */
export const nameWordRules: readonly KeyRule[] = [APOSTROPHES, ...wordRules, stuckTitle];

/** Titles, which have no key, and names that no rule unifies. */
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
  // Hasan is another name with the same consonants; a name may end in Hossain, Mohosen does not.
  [
    '(^|[^ ]{3})(hossain|hosain|hossein|hossen|hosen|husain|hussain|hussein|husein|hussen|হোসেন|হোসাইন|হোসাঈন|হুসাইন|হুসেন|হুসাঈন|হোছাইন)$',
    '\\1hsksn',
  ],
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
  // The inherent vowel, which no sign writes.
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

/** Consonants are lower case, vowels upper case. Keeps the consonants; for a short name also the class of the first vowel, after `#` until the length is known. */
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

/** From a word of plain text to its name key, in this order; a word uses the rules of its script. */
export const nameRules: Readonly<Record<'known' | 'bangla' | 'latin' | 'end', readonly KeyRule[]>> = {
  known: [...initialRules, ...knownWords],
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

/** An optional word of a name: a title, an initial, or a long form of Md. and Mst. */
export function isTitle(word: string): boolean {
  return !/\d/.test(word) && nameKeys(word).every((key) => titleKeys.includes(key));
}

const plainWords = (name: string): string[] =>
  applyRules(plainText(name), nameWordRules).split(' ').filter(Boolean);

/**
 * Keys by sound: নুসরাত and Nusrat have the same key. Titles and initials have none. Other names can share it (Hasan, Hossain),
 * so a key finds but does not rank.
 */
export function nameKeys(name: string): string[] {
  return plainWords(name).map(nameKey).filter(Boolean);
}

/** Words as written: anything but letters, digits and vowel signs separates them. */
export function nameWords(text: string): string[] {
  const words = applyRules(text.normalize('NFC'), [APOSTROPHES])
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}\u200c\u200d]+/gu, ' ')
    .trim();
  return applyRules(words, [stuckTitle]).split(' ').filter(Boolean);
}

/** Adjacent words that may be joined: Reza-ul Karim is Rezaulkarim. */
export const LONGEST_RUN = 3;

export interface SearchedWord {
  text: string;
  /** The joined keys of runs with this word; the database has a name's keys as `name_runs`. */
  runs: string[];
}

export function runsOf(words: readonly string[]): SearchedWord[] {
  const parts = words.map((word) =>
    plainWords(word)
      .map((part) => applyRules(part, initialRules))
      .join(''),
  );
  const runs = parts.flatMap((_, start) =>
    Array.from({ length: Math.min(LONGEST_RUN, parts.length - start) }, (__, more) => ({
      start,
      end: start + more,
      key: nameKey(parts.slice(start, start + more + 1).join('')),
    })),
  );
  return words.map((text, at) => {
    const keys = runs.flatMap(({ start, end, key }) => (start <= at && at <= end && key ? [key] : []));
    return { text, runs: [...new Set(keys)] };
  });
}

/** At most so many words; a title or an initial counts only without other words. */
export function readNameSearch(text: string, most: number): SearchedWord[] {
  const words = runsOf(nameWords(text).slice(0, most));
  const names = words.filter((word) => !isTitle(word.text));
  return names.length > 0 ? names : words;
}
