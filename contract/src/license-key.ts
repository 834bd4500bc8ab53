import { unseenAndDigits } from './identifier';
import { applyRules, type KeyRule, plainText } from './key-rules';

/** From plain text to licence key, also for the database. */
export const licenseRules: readonly KeyRule[] = [
  // Invisible characters, as ranges: PostgreSQL does not know the property.
  [
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb]+',
    '',
  ],
  ...unseenAndDigits.filter((rule) => 'from' in rule),
  // Everything but digits and letters with their signs, of any script.
  [
    '[^0-9a-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u0963\u0966-\u09f1\u09fc-\u1fff\u2c00-\u2dff\u3005-\u3007\u3021-\u302f\u3031-\ud7ff\uf900-\ufdff\ufe70-\ufeff\uff21-\uffdc\u{10000}-\u{1cfff}\u{20000}-\u{3ffff}]+',
    '-',
  ],
  ['([^0-9-])([0-9])', '\\1-\\2'],
  ['([0-9])([^0-9-])', '\\1-\\2'],
  ['(^|-)0+([0-9])', '\\1\\2'],
  ['^-+|-+$', ''],
  ['^[0-]*$', ''],
];

/**
 * Identifies a licence: runs of letters and runs of digits without leading zeros, joined by hyphens. Ignores case, spaces and
 * punctuation but not their places: 48/0792 is not 480/792. Empty without a letter or a digit above 0.
 */
export function licenseKey(licenseNumber: string | null): string {
  const key = applyRules(plainText(licenseNumber ?? ''), licenseRules);
  return /[\p{L}\p{N}]/u.test(key) ? key : '';
}
