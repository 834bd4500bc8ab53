interface CorrectableEvent {
  id: string;
  correctsId: string | null;
  createdAt: string;
}

export interface EntryChain {
  latestId: string;
  /** The texts in order; empty for readers without access. */
  texts: readonly string[];
  correctedAt: string | null;
}

/** Events with their corrections: a separate line would not say what it corrects. */
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
