import { apiPaths } from '@ainsathi/contract/addresses';

/** A call of the public interfaces that readers can run and copy. */
export interface SampleCall {
  name: 'search' | 'rest' | 'one';
  /** Without the origin. */
  path: string;
  command: string;
}

/** The first call's search; the page runs it too, for an id for the third. */
export const sampleFilter = { practiceArea: 'Family Law', district: 'Dhaka' } as const;

const query = `{
  lawyers(filter: { practiceArea: "${sampleFilter.practiceArea}", district: "${sampleFilter.district}" }, limit: 3) {
    total
    items { id name district practiceAreas experience }
  }
}`;

const restQuery = 'category=Tax%20Law&district=Chattogram&limit=3';

/** GraphQL over GET, whose responses are cached. */
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
