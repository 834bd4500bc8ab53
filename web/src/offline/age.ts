const units = [
  { unit: 'day', milliseconds: 86_400_000 },
  { unit: 'hour', milliseconds: 3_600_000 },
  { unit: 'minute', milliseconds: 60_000 },
] as const;

const justNow = 'just now';

/** "3 hours ago". Both times are by this device's clock; a clock that was set back gives "just now". */
export function formatAge(savedAt: number, now: number, language = 'en'): string {
  const age = Math.max(0, now - savedAt);
  const largest = units.find(({ milliseconds }) => age >= milliseconds);
  if (!largest) return justNow;
  const count = Math.floor(age / largest.milliseconds);
  return new Intl.RelativeTimeFormat(language).format(-count, largest.unit);
}

/** Replaces `{{age}}` in a sentence of the catalogue. */
export function withAge(sentence: string, savedAt: number, now: number): string {
  return sentence.replace('{{age}}', formatAge(savedAt, now));
}
