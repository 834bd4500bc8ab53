import {
  InMemoryCache,
  type FieldMergeFunction,
  type FieldReadFunction,
  type Reference,
} from '@apollo/client/cache';

type ById = FieldReadFunction<Reference | null, Reference | null>;

/** A query by id reads an object that a list has cached; a cached null stays null. */
function byId(typename: string): ById {
  return (cached, { args, toReference }) => {
    if (cached !== undefined) return cached;
    const id: unknown = args?.id;
    return typeof id === 'string' ? toReference({ __typename: typename, id }) : undefined;
  };
}

interface CachedSlice {
  items: readonly Reference[];
  hasEarlier: boolean;
  lastSequence: number;
}

/**
 * One list of messages for each case, by sequence, so that pages, new messages and responses never duplicate messages. Across a
 * gap only the later messages stay; the earlier messages can be requested again.
 */
const mergeMessages: FieldMergeFunction<CachedSlice, CachedSlice> = (existing, incoming, { readField }) => {
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

/** Stores pages by their arguments; the people in a case or blog are part of it, not entities. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      // Each part of a page selects its own fields: merge, so that no part drops another's fields.
      CaseLawyer: { keyFields: false, merge: true },
      CaseClient: { keyFields: false, merge: true },
      BlogAuthor: { keyFields: false },
      // A list selects fewer fields of the author than the article's page: merge, so that cached fields stay.
      Blog: { fields: { author: { merge: true } } },
      Education: { keyFields: false },
      SystemCheck: { keyFields: false },
      // The sidebar selects one of a screen's numbers: merge, so that neither drops the other's.
      CaseCounts: { merge: true },
      Activity: { merge: true },
      // Pages of the access record load separately, and both are part of their case.
      CaseRoom: { merge: true, fields: { messages: { keyArgs: false, merge: mergeMessages } } },
      CaseRecord: { merge: true },
      CaseDue: { merge: true },
      Licence: { merge: true },
      DiaryRow: { keyFields: ['hearingId'] },
      // Responses for admins omit lawyers' texts; an event from such a response has no text.
      CaseEvent: { fields: { text: { read: (text: string | null = null) => text } } },
      AdminStats: { merge: true },
      Query: {
        fields: {
          lawyer: byId('Lawyer'),
          blog: byId('Blog'),
          case: byId('Case'),
          openRequest: byId('OpenRequest'),
          invitation: byId('Invitation'),
        },
      },
    },
  });
}
