const units = [
  { unit: 'day', milliseconds: 86_400_000 },
  { unit: 'hour', milliseconds: 3_600_000 },
  { unit: 'minute', milliseconds: 60_000 },
] as const;

const justNow = 'just now';

/** "3 hours ago", by the clock that also told when it was kept: this device's. A clock that was set back counts as now. */
export function ageOf(keptAt: number, now: number, language = 'en'): string {
  const passed = Math.max(0, now - keptAt);
  const fitting = units.find(({ milliseconds }) => passed >= milliseconds);
  if (!fitting) return justNow;
  const count = Math.floor(passed / fitting.milliseconds);
  return new Intl.RelativeTimeFormat(language).format(-count, fitting.unit);
}

/** Puts the age into a sentence of the catalogue. */
export function withAge(sentence: string, keptAt: number, now: number): string {
  return sentence.replace('{{age}}', ageOf(keptAt, now));
}
