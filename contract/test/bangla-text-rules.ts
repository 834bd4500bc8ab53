/** Names that Bangladeshi readers know in Latin letters: what is printed so in an SMS, a file's name or a program. */
const latinWords = [
  'TrxID', // as the SMS of bKash writes it
  ...['JPG', 'PNG', 'GIF', 'WebP', 'PDF', 'CSV', 'JSON', 'Markdown'], // kinds of files
  ...['API', 'GraphQL', 'REST', 'OpenAPI', 'GET', 'POST', 'Bruno', 'Postman'], // for developers
  ...['Cache-Control', 'ETag', 'If-None-Match', 'Retry-After', 'Content-Encoding', 'X-Request-Id'], // headers that they read
  ...['QUERY_TOO_EXPENSIVE', 'WebSocket', 'graphql-transport-ws', 'connection_init', 'payload', 'limit'],
  ...['lawyerChanges', 'latestCursor', 'CHANGES_EXPIRED', 'X-Partner-Key', 'examples'],
  ...['npm install', 'npm run build', 'npm start'], // commands
  ...['TERMS_DATE', 'WHATSAPP_NUMBER'], // settings of the server
  ...['Aegis', 'Google Authenticator', 'Microsoft Authenticator'], // as the app stores list them
];

/** What is copied, dialled or typed, and therefore has Latin letters and digits. */
const samples = [
  '01712-345678', // a phone number
  '01711-204936', // a bKash number
  'BKL4R7T2QX', // a transaction ID
  '07-K3PQ-9TRM-X2VD', // a recovery code
  'name@example.com',
  ...['X-GraphQL-Cost: 1', 'charset=utf-8', 'authorization: Bearer …'], // headers
  ...['OpenAPI 3.1', '429', '304'], // a version and two HTTP statuses
];

/** The words in which a zero-width character is right: without it ্য would swallow the র. */
const zeroWidthWords = ['র‍্যা'];

/** Abbreviations that end in a full stop. */
const abbreviations = ['মো.', 'মোসা.', 'ড.', 'ডা.', 'অ্যাড.'];

/** Misspellings, and words of another register; the right one is after the colon. */
const wrongWords: Record<string, string> = {
  আইনজীবি: 'আইনজীবী',
  শুনানী: 'শুনানি',
  আসামী: 'আসামি',
  দেওয়ানী: 'দেওয়ানি',
  ফৌজদারী: 'ফৌজদারি',
  আপীল: 'আপিল',
  সুপ্রীম: 'সুপ্রিম',
  ঘন্টা: 'ঘণ্টা',
  জানুয়ারী: 'জানুয়ারি',
  ফেব্রুয়ারী: 'ফেব্রুয়ারি',
  নাম্বার: 'নম্বর',
  রশিদ: 'রসিদ, for রশিদ is a name',
  কার্য্য: 'কার্য',
  উর্ধ্ব: 'ঊর্ধ্ব',
  কারন: 'কারণ',
  ভূল: 'ভুল',
  ক্লায়েন্ট: 'মক্কেল',
  লাইসেন্স: 'সনদ',
  মুলতুবি: 'মুলতবি, and of a request that waits অপেক্ষমাণ',
  রিভিউ: 'মতামত, for রিভিউ is a review by a court',
  'প্রদান কর': 'দিন',
  নিমিত্ত: 'জন্য',
  পূর্বক: 'করে',
  কর্তৃক: 'an active sentence',
  উল্লেখ্য: 'nothing',
  করিতে: 'করতে',
  করিয়া: 'করে',
  হইবে: 'হবে',
  হইতে: 'থেকে',
  হইয়া: 'হয়ে',
};

const code = /`[^`]*`/g;

/** What a Bangla text has as its English one has it, by how it is called. */
export const keptInTranslation = {
  gaps: /\{\{\w+\}\}/g,
  tags: /<\/?\w+>/g,
  references: /\$t\([^)]*\)/g,
  links: /\]\([^)]*\)/g,
} as const;

/** A path of an address: `/api/v1`, `/lawyers/{id}`. */
const address = /\/[a-z][\w/{}-]*/g;

const without = (text: string, parts: readonly string[], instead = ''): string =>
  parts.reduce((left, part) => left.replaceAll(part, instead), text);

/** A text without what is the same in every language. */
function wordsOf(text: string, names: readonly string[]): string {
  const same = [...Object.values(keptInTranslation), code, address];
  const plain = same.reduce((left, pattern) => left.replace(pattern, '…'), text);
  return without(plain, [...names, ...samples, ...latinWords], '…');
}

const zeroWidth = /\u200B|\u200C|\u200D|\u2060|\uFEFF|\u00AD/;
const fullStop = /(?<!\.)\.(?=$|[\s’”)])/m;

/** The rules of Bangla texts, each with whether a text breaks it. @param names more words that stay in Latin letters. */
export function banglaTextRules(
  names: readonly string[] = [],
): [rule: string, isBroken: (text: string) => boolean][] {
  const wrong = Object.keys(wrongWords).map((word) => word.normalize('NFC'));
  return [
    [
      'no case ending on a gap: টি may follow it, and a hyphen or a space',
      (text) => /\}\}(?!টি)\p{Script=Bengali}/u.test(text),
    ],
    [
      'normal form NFC, with ড় ঢ় য় as two code points',
      (text) => text !== text.normalize('NFC') || /[\u09DC\u09DD\u09DF]/.test(text),
    ],
    [
      'zero-width characters only where they are listed',
      (text) => zeroWidth.test(without(text, zeroWidthWords)),
    ],
    ['Latin letters only in listed words', (text) => /\p{Script=Latin}/u.test(wordsOf(text, names))],
    ['Latin digits only in listed samples', (text) => /[0-9]/.test(wordsOf(text, names))],
    [
      'sentences that end in ।, not in a full stop',
      (text) => fullStop.test(without(wordsOf(text, names), abbreviations)),
    ],
    ['no space before a mark', (text) => /\s[।,;:?!]/.test(text)],
    ['quotes ‘…’, with “…” inside', (text) => /["']|^[^‘]*“/.test(text.replace(code, ''))],
    ['no misspelt word and none of officialese', (text) => wrong.some((word) => text.includes(word))],
  ];
}
