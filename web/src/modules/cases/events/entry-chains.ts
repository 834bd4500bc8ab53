interface CorrectableEvent {
  id: string;
  correctsId: string | null;
  createdAt: string;
}

export interface EntryChain {
  latestId: string;
  /** What they say, the first one first; empty for who may not read it. */
  texts: readonly string[];
  /** When it was last corrected; null if never. */
  correctedAt: string | null;
}

/**
 * The events of a history, each with what corrected it: a correction has no line of its own, because nobody
 * would know what it belongs to.
 */
export function withCorrections<Event extends CorrectableEvent>(
  events: readonly Event[],
  textOf: (id: string) => string | null,
): { event: Event; chain: EntryChain }[] {
  const corrections = new Map(
    events.flatMap((event) => (event.correctsId ? [[event.correctsId, event]] : [])),
  );
  const chainOf = (first: Event): Event[] => {
    const next = corrections.get(first.id);
    return next ? [first, ...chainOf(next)] : [first];
  };
  return events
    .filter(({ correctsId }) => correctsId === null)
    .map((event) => {
      const chain = chainOf(event);
      const latest = chain.at(-1) ?? event;
      return {
        event,
        chain: {
          latestId: latest.id,
          texts: chain.map(({ id }) => textOf(id)).filter((text) => text !== null),
          correctedAt: latest === event ? null : latest.createdAt,
        },
      };
    });
}
