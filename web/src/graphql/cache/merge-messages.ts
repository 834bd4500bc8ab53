import type { FieldMergeFunction, Reference } from '@apollo/client/cache';

/** A slice of messages in the cache. */
interface CachedSlice {
  items: readonly Reference[];
  hasEarlier: boolean;
  lastSequence: number;
}

/**
 * One list of messages a case, by their places: a page, the stream and the answer to a sent message cannot double anything.
 * Of messages with a gap between them only the later ones stay; the earlier ones are asked for again.
 */
export const mergeMessages: FieldMergeFunction<CachedSlice, CachedSlice> = (
  existing,
  incoming,
  { readField },
) => {
  const byPlace = new Map<number, Reference>();
  for (const item of [...(existing?.items ?? []), ...incoming.items])
    byPlace.set(readField<number>('sequence', item) ?? 0, item);
  const places = [...byPlace.keys()].sort((a, b) => b - a);
  const gap = places.findIndex((place, index) => index > 0 && places[index - 1] !== place + 1);
  const run = (gap === -1 ? places : places.slice(0, gap)).reverse();
  return {
    ...incoming,
    items: run.flatMap((place) => byPlace.get(place) ?? []),
    hasEarlier: (run[0] ?? 1) > 1,
    lastSequence: Math.max(existing?.lastSequence ?? 0, incoming.lastSequence),
  };
};
