import type { OfflineWords } from './words';

const units = [
  { unit: 'day', milliseconds: 86_400_000 },
  { unit: 'hour', milliseconds: 3_600_000 },
  { unit: 'minute', milliseconds: 60_000 },
] as const;

/** "3 hours ago". Both times by this device's clock; a clock that was set back gives "just now". */
export function formatAge(savedAt: number, now: number, { savedAges, digits }: OfflineWords): string {
  const age = Math.max(0, now - savedAt);
  const largest = units.find(({ milliseconds }) => age >= milliseconds);
  if (!largest) return savedAges.moment;
  const count = Math.floor(age / largest.milliseconds);
  const text = count === 1 ? savedAges[largest.unit] : savedAges[`${largest.unit}s`];
  return text.replace(
    '{{count}}',
    String(count).replace(/\d/g, (digit) => digits[Number(digit)] ?? digit),
  );
}

/** Replaces `{{age}}` in a sentence of the catalogue. */
export function withAge(sentence: string, savedAt: number, now: number, words: OfflineWords): string {
  return sentence.replace('{{age}}', formatAge(savedAt, now, words));
}
