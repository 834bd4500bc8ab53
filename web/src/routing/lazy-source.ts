/** A part of a page that is fetched when it is needed, and once. */
export interface LaterSource<Part> {
  /** What was fetched before, or null. */
  ready: () => Part | null;
  /** @throws (the promise) when it cannot be fetched; the next call tries again. */
  load: () => Promise<Part>;
}

/** Begins the life of a later part, beside the screen that shows it. */
export function laterSource<Part>(fetchPart: () => Promise<Part>): LaterSource<Part> {
  let part: Part | null = null;
  return { ready: () => part, load: async () => (part ??= await fetchPart()) };
}
