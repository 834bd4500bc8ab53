import type { PlainSentence } from '../../i18n/sentences';

const LOCKED: PlainSentence = 'This Word file has a password. Remove the password, or send a PDF.';
const SPREADSHEET: PlainSentence = 'This is a spreadsheet. Save it as PDF, and send that.';
const SLIDES: PlainSentence = 'These are slides. Save them as PDF, and send that.';
const HEIC: PlainSentence =
  'This is a HEIC photo. Share it from your phone as JPEG, or send a screenshot of it.';
const AVIF: PlainSentence = 'This is an AVIF picture. Save it as JPEG or PNG, or send a screenshot of it.';
const RECORDING: PlainSentence =
  'This is a voice or video recording. Write down what it says, or send a screenshot of what it shows.';

/** Kinds of Office compound files, by the name of a part. */
const PARTS: readonly [part: string, reason: PlainSentence][] = [
  ['WordDocument', 'This is an old Word file (.doc). Save it as .docx or PDF.'],
  ['Workbook', SPREADSHEET],
  ['Book', SPREADSHEET],
  ['PowerPoint Document', SLIDES],
  ['__properties_version1.0', 'This is a saved email. Print it to PDF, and send that.'],
  ['EncryptedPackage', LOCKED],
];
/** Each directory entry begins with the part's name and has this length. */
const ENTRY_BYTES = 128;

function placeOfPart(bytes: Buffer, part: string): number {
  const name = Buffer.from(`${part}\0`, 'utf16le');
  let at = bytes.indexOf(name);
  while (at > 0 && at % ENTRY_BYTES !== 0) at = bytes.indexOf(name, at + 1);
  return at < 0 ? Infinity : at;
}

/** Decided by the first part: embedded files have their parts below. */
function reasonOfCompound(bytes: Buffer, name: string): PlainSentence | undefined {
  const places = PARTS.map(([part, reason]) => ({ reason, at: placeOfPart(bytes, part) }));
  const first = places.reduce((one, other) => (other.at < one.at ? other : one));
  if (first.at === Infinity) return undefined;
  // A password hides the content: only the name has the type.
  if (first.reason !== LOCKED || !/\.(?:xls|ppt)\w?$/i.test(name)) return first.reason;
  return 'This Excel or PowerPoint file has a password. Remove the password, and save it as PDF.';
}

/** Families of ISO media files, by the brands that a file names first. */
const BRANDS: readonly [brand: RegExp, reason: PlainSentence][] = [
  [/^avi[fos]/, AVIF],
  [/^(?:he[iv]\w|mif\d|msf\d)/, HEIC],
];

/** A generic brand leaves the decision to the compatible brands. */
function reasonOfBoxes(bytes: Buffer): PlainSentence | undefined {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return undefined;
  const brands = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 128)).match(/[\s\S]{4}/g) ?? [];
  const named = /^m[is]f\d/.test(brands[0] ?? '') ? brands : brands.slice(0, 1);
  return BRANDS.find(([brand]) => named.some((one) => brand.test(one)))?.[1];
}

const MEDIA: readonly [media: RegExp, reason: PlainSentence][] = [
  [/spreadsheet|ms-excel/, SPREADSHEET],
  [/presentation|ms-powerpoint|slideshow/, SLIDES],
  [/opendocument\.text|rtf$/, 'This is a text of another program. Save it as .docx or PDF.'],
  [/^image\/hei/, HEIC],
  [/^image\/tiff$/, 'This is a TIFF scan. Save it as PDF or JPEG, and send that.'],
  [/^image\/bmp$/, 'This is a BMP picture. Save it as JPEG or PNG, or send a screenshot of it.'],
  [/^image\/gif$/, 'This is a GIF picture. Save it as JPEG or PNG, or send a screenshot of it.'],
  [/^(?:audio|video)\/|ogg$/, RECORDING],
];

/** Why a common but unsupported kind of file is refused, and what to do; null for other kinds. */
export function reasonOfKind(bytes: Buffer, media: string | undefined, name: string): PlainSentence | null {
  const reason = media === 'application/x-cfb' ? reasonOfCompound(bytes, name) : reasonOfBoxes(bytes);
  return reason ?? MEDIA.find(([pattern]) => pattern.test(media ?? ''))?.[1] ?? null;
}
