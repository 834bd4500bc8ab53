import { apiPaths } from '@ainsathi/contract/addresses';

/** A call of the public interfaces that readers can run and copy. */
export interface SampleCall {
  name: 'search' | 'rest' | 'one';
  /** What the browser asks, without the origin. */
  path: string;
  command: string;
}

/** The search of the first call; the page asks for the same lawyers, to have an id for the third. */
export const sampleFilter = { practiceArea: 'Family Law', district: 'Dhaka' } as const;

const query = `{
  lawyers(filter: { practiceArea: "${sampleFilter.practiceArea}", district: "${sampleFilter.district}" }, limit: 3) {
    total
    items { id name district practiceAreas experience }
  }
}`;

const restQuery = 'category=Tax%20Law&district=Chattogram&limit=3';

/** The directory through GraphQL over GET, whose answers are cached. */
export function searchCall(origin: string): SampleCall {
  return {
    name: 'search',
    path: `${apiPaths.graphql}?${new URLSearchParams({ query }).toString()}`,
    command: `curl -G '${origin}${apiPaths.graphql}' --data-urlencode 'query=${query}'`,
  };
}

function restCall(name: SampleCall['name'], origin: string, path: string): SampleCall {
  return { name, path, command: `curl '${origin}${path}'` };
}

export function directoryCall(origin: string): SampleCall {
  return restCall('rest', origin, `${apiPaths.rest}/public/lawyers?${restQuery}`);
}

export function lawyerCall(origin: string, id: string): SampleCall {
  return restCall('one', origin, `${apiPaths.rest}/public/lawyers/${encodeURIComponent(id)}`);
}
