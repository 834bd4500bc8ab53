import type { DetectedType } from './detect-type';

const LONGEST = 200;

/** The endings of each type; the first is given where there is none. */
const ENDINGS: Record<DetectedType, readonly [string, ...string[]]> = {
  pdf: ['.pdf'],
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
  docx: ['.docx'],
  text: ['.txt', '.text', '.md', '.csv', '.log'],
};

/** Control characters, what changes the direction of a text, and what separates folders. */
// eslint-disable-next-line no-control-regex -- finds control characters on purpose
const REFUSED = /[\u0000-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069/\\:*?"<>|]/g;

const shorten = (text: string, length: number): string => Array.from(text).slice(0, length).join('');

/** The name under which a document is kept: without folders and control characters, with an ending of its type. */
export function documentName(given: string, type: DetectedType): string {
  const bare = (given.normalize('NFC').split(/[/\\]/).at(-1) ?? '')
    .replace(REFUSED, '')
    .trim()
    .replace(/^\.+/, '');
  const endings = ENDINGS[type];
  const ending = endings.find((one) => bare.toLowerCase().endsWith(one));
  if (ending)
    return (
      shorten(bare.slice(0, -ending.length) || 'document', LONGEST - ending.length) +
      bare.slice(-ending.length)
    );
  return `${shorten(bare || 'document', LONGEST - endings[0].length)}${endings[0]}`;
}
