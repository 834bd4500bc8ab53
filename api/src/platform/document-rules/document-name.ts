import { cutText } from '@ainsathi/contract/cut-text';
import type { DetectedType } from './detect-type';

const LONGEST = 200;

/** Extensions by type; the first is the default. */
const ENDINGS: Record<DetectedType, readonly [string, ...string[]]> = {
  pdf: ['.pdf'],
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  docx: ['.docx'],
  text: ['.txt', '.text', '.md', '.csv', '.log'],
};

/** Control characters, direction marks and path separators. */
// oxlint-disable-next-line no-control-regex -- finds control characters on purpose
const REFUSED = /[\u0000-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069/\\:*?"<>|]/g;
/** Device names, which Windows refuses with any extension. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³])(?=\s*(?:\.|$))/i;

/** Shortens the name to 200 characters, extension included. */
function fitted(name: string, ending: string): string {
  const begun = name || 'document';
  const longest = Array.from(begun)
    .slice(0, LONGEST - Array.from(ending).length)
    .join('').length;
  return `${cutText(begun, longest).trimEnd()}${ending}`;
}

/** The name of a started upload: without folders and unsafe characters, extension kept, at most 200 characters. */
export function receivedName(given: string): string {
  const bare = (given.normalize('NFC').split(/[/\\]/).at(-1) ?? '')
    .replace(REFUSED, '')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .replace(DEVICE, '$1_');
  const ending = /\.[a-z0-9]{1,10}$/i.exec(bare)?.[0] ?? '';
  return fitted(bare.slice(0, bare.length - ending.length), ending);
}

/** The stored name: as received, with an extension of its type. */
export function documentName(given: string, type: DetectedType): string {
  const name = receivedName(given);
  const ending = ENDINGS[type].find((one) => name.toLowerCase().endsWith(one));
  return ending ? name : fitted(name, ENDINGS[type][0]);
}
