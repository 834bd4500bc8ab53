/** A colon that no minutes follow: those belong to a time. */
const GAP = String.raw`(?:\s?\p{Pd}{1,2}\s?|\)\s?|\s{1,3}|[.,_/*|~\\]|:(?!\d\d(?!\d)))`;
/** A Bangladeshi mobile number, with single marks between digits and O for 0; the prefix is a group. */
export const MOBILE = new RegExp(
  String.raw`(?<!\d)(\(?(?:\+|00)?88\)?${GAP}?)?(?:0|(?<!\p{L})o)${GAP}?1${GAP}?[3-9](?:${GAP}?\d){8}(?!\d)`,
  'giu',
);
/** A year or day among the digits, as in docket and cheque numbers. */
export const DATED = /\D(?:19|20)\d\d(?!\d)|[./-](?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|1[0-2])\1\d\d$/u;
/** A number with a country code, without a following date or time. */
const ABROAD = String.raw`(?<!\d)\+(?:\d{8,15}(?!\d)|(?:\d[\s._/()-]{0,2}){7,14}\d(?!\d|[:./-]\d{1,2}(?!\d)))`;

const LETTER = String.raw`[\p{L}\p{M}\p{N}_%+-]`;
const LABEL = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,62}`;
const LOCAL = String.raw`[\p{L}\p{M}\p{N}_%+.-]{1,64}`;
const OPEN = String.raw`\s?[([{<]\s?`;
const CLOSE = String.raw`\s?[)\]}>]\s?`;
/** Not the sign of "bags @ Tk. 500". */
const SIGN = String.raw`@(?!\s?(?:tk|taka|bdt|rs|usd)(?![a-z]))`;
const AT = String.raw`(?:\s{0,2}${SIGN}\s{0,2}|${OPEN}(?:at|অ্যাট|এ্যাট|এট|@)${CLOSE})`;
const SPOKEN_AT = String.raw`\s+(?:at(?: the rate(?: of)?)?|(?:অ্যাট|এ্যাট|এট)(?: (?:দ্য|দি|দা) রেট)?)\s+`;
const SPOKEN_DOT = String.raw`(?:${OPEN}(?:dot|ডট|\.)${CLOSE}|\s+(?:dot|ডট)\s+)`;
const DOT = String.raw`(?:\.|${SPOKEN_DOT}|\s?\.\s?(?=(?:com|net|org|info|bd)\b))`;
const BANGLA_END = 'বাংলা|ভারত|কম|নেট|বিডি|অর্গ';
const LAST = String.raw`(?:[a-z]{2,24}|xn--[a-z\d-]+|${BANGLA_END})(?!${LETTER})`;

/** Top-level domains. Capitalized, such a word starts a sentence. */
const ENDS =
  'com net org info bd edu gov xyz shop store online site website live link click club top tech dev page pro blog space cloud app io me ly co law legal email news mobi biz tv';
const ANY_END = [ENDS, ENDS.toUpperCase(), 'Com Net Org', 'বাংলা ভারত'].join(' ').replaceAll(' ', '|');
/** Not only digits: "45.page". */
const NAME = String.raw`(?<![\p{L}\p{M}\p{N}_-])(?!\d+\.\p{L})${LABEL}`;
const SITE = String.raw`${NAME}\.(?:${LABEL}\.){0,4}`;
const PATH = String.raw`[/?#](?:\S*[\p{L}\p{M}\p{N}/_=-])?`;
/** Not a docket, as in "Misc.App/2024". */
const NO_DOCKET = String.raw`(?!/\d+(?![\d\p{L}]))`;
const APPS =
  'imo|whats ?app|viber|telegram|messenger|skype|facebook|fb|insta(?:gram)?|tiktok|snapchat|linkedin|twitter|youtube|wechat|e-?mail|ইমো|হোয়াটস ?অ্যাপ|ভাইবার|টেলিগ্রাম|মেসেঞ্জার|ফেসবুক|স্কাইপ|ইমেইল|ইনস্টাগ্রাম';

/** Foreign numbers, emails, links, and names in apps. */
export const CONTACTS = [
  new RegExp(ABROAD, 'gu'),
  new RegExp(`${LOCAL}${AT}(?:${LABEL}${DOT}){1,5}${LAST}`, 'giu'),
  new RegExp(
    `${LOCAL}${SPOKEN_AT}(?:${LABEL}${DOT}){0,4}${LABEL}(?:${SPOKEN_DOT}|\\.(?=(?:com|net|org|info|bd|কম)(?!${LETTER})))${LAST}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?:(?:[\w.%+-]{1,64}|(?<![\p{L}\p{M}\p{N}]))${SIGN}|[\w.%+-]{1,64}${OPEN}at${CLOSE})[a-z][\w.-]+\w`,
    'giu',
  ),
  /https?:\/\/\S+|\bwww\.\S+/giu,
  new RegExp(`${SITE}(?:${ANY_END})(?!${LETTER})${NO_DOCKET}(?:${PATH})?`, 'gu'),
  new RegExp(`${SITE}[a-z]{2,3}(?=/)${NO_DOCKET}${PATH}`, 'giu'),
  new RegExp(`${NAME}${SPOKEN_DOT}(?:com|net|org|info|xyz|${BANGLA_END})(?!${LETTER})`, 'giu'),
  new RegExp(
    String.raw`(?<!${LETTER})(?:${APPS})\s?(?:id|আইডি)?\s?(?:[:=ঃ]\s*(?=\p{L}|\S*[a-z])|\p{Pd}\s*(?=\p{L}\S*\d))\S+`,
    'giu',
  ),
  // Beside an app a number needs no zero.
  new RegExp(String.raw`(?<!${LETTER})(?:${APPS})\s?[:=ঃ-]?\s?1[3-9]\d{8}(?!\d)`, 'giu'),
  new RegExp(String.raw`(?<![\d.,/-])1[3-9]\d{8}\s?[([]?(?:${APPS})(?!${LETTER})`, 'giu'),
];
