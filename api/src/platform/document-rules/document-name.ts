import { cutText } from '@ainsathi/contract/cut-text';
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
// oxlint-disable-next-line no-control-regex -- finds control characters on purpose
const REFUSED = /[\u0000-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069/\\:*?"<>|]/g;
/** Names of devices, which no file of Windows can have, whatever its ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** The beginning of a name and its ending, together at most 200 characters. */
function fitted(name: string, ending: string): string {
  const begun = name || 'document';
  const longest = Array.from(begun)
    .slice(0, LONGEST - Array.from(ending).length)
    .join('').length;
  return `${cutText(begun, longest).trimEnd()}${ending}`;
}

/** The name of a file that is begun: without folders and characters that a system refuses, its ending kept, at most 200 characters. */
export function receivedName(given: string): string {
  const bare = (given.normalize('NFC').split(/[/\\]/).at(-1) ?? '')
    .replace(REFUSED, '')
    .replace(/^[\s.]+|[\s.]+$/g, '')
    .replace(DEVICE, '$1_');
  const ending = /\.[a-z0-9]{1,10}$/i.exec(bare)?.[0] ?? '';
  return fitted(bare.slice(0, bare.length - ending.length), ending);
}

/** The name under which a document is stored: as it was received, with an ending of its type. */
export function documentName(given: string, type: DetectedType): string {
  const name = receivedName(given);
  const ending = ENDINGS[type].find((one) => name.toLowerCase().endsWith(one));
  return ending ? name : fitted(name, ENDINGS[type][0]);
}
