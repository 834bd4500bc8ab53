import { InMemoryCache, type FieldReadFunction, type Reference } from '@apollo/client/cache';

type ById = FieldReadFunction<Reference | null, Reference | null>;

/** Lets a look-up by id begin with what a list has brought already; a known null stays null. */
function byId(typename: string): ById {
  return (known, { args, toReference }) => {
    if (known !== undefined) return known;
    const id: unknown = args?.id;
    return typeof id === 'string' ? toReference({ __typename: typename, id }) : undefined;
  };
}

/** The normalised cache: pages are kept apart by their arguments; views of a person inside a case or blog are not the person. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    typePolicies: {
      CaseLawyer: { keyFields: false },
      CaseClient: { keyFields: false },
      BlogAuthor: { keyFields: false },
      // A list asks for less of the author than the article's own page; what is known already stays.
      Blog: { fields: { author: { merge: true } } },
      Education: { keyFields: false },
      SystemCheck: { keyFields: false },
      // The sidebar asks for one number of those that a screen asks for: neither may take the other's away.
      CaseCounts: { merge: true },
      AdminStats: { merge: true },
      Query: { fields: { lawyer: byId('Lawyer'), blog: byId('Blog'), case: byId('Case') } },
    },
  });
}
