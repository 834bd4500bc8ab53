const wordsAMinute = 200;

/** Whole minutes that a text takes to read, at least 1. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsAMinute));
}
