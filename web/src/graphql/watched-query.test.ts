import { ApolloClient, gql, type TypedDocumentNode } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { of } from 'rxjs';
import { createCache } from './cache/cache';
import { LazyClient, queryKey, type QueryResults } from './lazy-client';
import { WatchedQuery } from './watched-query';

interface LawyerQuery {
  lawyer: { __typename: 'Lawyer'; id: string; name: string };
}

const document: TypedDocumentNode<LawyerQuery, { id: string }> = gql`
  query LawyerPage($id: ID!) {
    lawyer(id: $id) {
      id
      name
    }
  }
`;

const variables = { id: '1' };
const lawyer = (name: string): LawyerQuery => ({ lawyer: { __typename: 'Lawyer', id: '1', name } });
const onPage: QueryResults = { [queryKey(document, variables)]: lawyer('On the page') };

function setUp(results: QueryResults, failures = 0) {
  const request = jest.fn(() => of({ data: lawyer('Requested') }));
  let attempts = 0;
  const create = jest.fn(() => {
    attempts += 1;
    if (attempts <= failures) return Promise.reject(new Error('not fetched'));
    return Promise.resolve(new ApolloClient({ cache: createCache(), link: new ApolloLink(request) }));
  });
  const client = new LazyClient(create, results);
  const query = new WatchedQuery(client, document, variables);
  const notify = jest.fn();
  return { client, create, request, query, notify };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('a query of a public page', () => {
  it('shows what came with the page, without fetching the client', async () => {
    const { create, query, notify } = setUp(onPage);
    query.subscribe(notify);
    await settled();
    expect(query.getSnapshot()).toEqual({ data: lawyer('On the page'), loading: false, error: undefined });
    expect(create).not.toHaveBeenCalled();
  });

  it('keeps it, and requests nothing, when the client is loaded for something else', async () => {
    const { client, request, query, notify } = setUp(onPage);
    query.subscribe(notify);
    const shown = query.getSnapshot();
    await client.load();
    await settled();
    expect(query.getSnapshot()).toBe(shown);
    expect([notify, request].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it('then follows the cache of the client', async () => {
    const { client, query, notify } = setUp(onPage);
    query.subscribe(notify);
    (await client.load()).writeQuery({ query: document, variables, data: lawyer('Changed') });
    await settled();
    expect(query.getSnapshot().data).toEqual(lawyer('Changed'));
  });

  it('is requested again by name, as after a mutation', async () => {
    const { client, request, query, notify } = setUp(onPage);
    query.subscribe(notify);
    await (await client.load()).refetchQueries({ include: ['LawyerPage'] });
    expect(request).toHaveBeenCalledTimes(1);
    expect(query.getSnapshot().data).toEqual(lawyer('Requested'));
  });

  it('fetches the client for what did not come with the page', async () => {
    const { create, query, notify } = setUp({});
    expect(query.getSnapshot()).toEqual({ data: undefined, loading: true, error: undefined });
    query.subscribe(notify);
    await settled();
    expect(create).toHaveBeenCalledTimes(1);
    expect(query.getSnapshot()).toEqual({ data: lawyer('Requested'), loading: false, error: undefined });
  });

  it('reads what the client has cached at once', async () => {
    const { client, request } = setUp({});
    (await client.load()).writeQuery({ query: document, variables, data: lawyer('Cached') });
    expect(new WatchedQuery(client, document, variables).getSnapshot().data).toEqual(lawyer('Cached'));
    expect(request).not.toHaveBeenCalled();
  });

  it('reports that the client could not be fetched, and fetches it again on request', async () => {
    const { query, notify } = setUp({}, 1);
    query.subscribe(notify);
    await settled();
    expect(query.getSnapshot()).toMatchObject({ loading: false, error: { message: 'not fetched' } });
    await query.refetch();
    await settled();
    expect(query.getSnapshot().data).toEqual(lawyer('Requested'));
  });

  it('stops with its component', async () => {
    const { client, query, notify } = setUp(onPage);
    query.subscribe(notify)();
    (await client.load()).writeQuery({ query: document, variables, data: lawyer('Changed') });
    await settled();
    expect(notify).not.toHaveBeenCalled();
  });
});
