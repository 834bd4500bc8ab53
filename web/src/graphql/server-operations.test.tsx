/** @jest-environment node */
import type { TypedDocumentNode } from '@apollo/client';
import { parse } from 'graphql';
import { renderToText } from '../app/render-to-text';
import { serverOperations, type ServerFailures, type ServerOperation } from './server-operations';

type Names = TypedDocumentNode<{ list: { name: string }[] }, { first: number }>;

const names = parse('query Names($first: Int!) { list(first: $first) { name } }') as Names;

/** Renders a list of two queries; counts the components' renderings. */
async function renderNames(execute: (operation: ServerOperation) => Promise<unknown>) {
  const failures: ServerFailures = { errors: [] };
  const { operations, results } = serverOperations(execute, failures);
  const rendered: string[] = [];
  function List({ first }: { first: number }) {
    const { data, loading } = operations.useQuery(names, { first });
    const { data: skipped } = operations.useQuery(names, null);
    const { data: second } = operations.useQuery(names, { first: first + 1 });
    rendered.push(`list ${first}`);
    return (
      <p>
        {String(loading)} {data?.list.map(({ name }) => name)} {second?.list.length}{' '}
        {skipped === undefined ? 'none' : 'some'}
      </p>
    );
  }
  function Page() {
    rendered.push('page');
    return (
      <main>
        <List first={1} />
      </main>
    );
  }
  const html = await renderToText(<Page />).catch(String);
  return { html, rendered, results: results(), errors: failures.errors };
}

const rows = ({ variables }: ServerOperation) => ({
  data: { list: Array.from({ length: Number(variables['first']) }, (_, row) => ({ name: `n${row}` })) },
});

describe('the queries of a rendering on the server', () => {
  it('are waited for where they are read, and everything around is rendered once', async () => {
    const { html, rendered, results } = await renderNames((operation) => Promise.resolve(rows(operation)));
    expect(html.replaceAll('<!-- -->', '')).toBe('<main><p>false n0 2 none</p></main>');
    expect(rendered).toEqual(['page', 'list 1']);
    expect(Object.keys(results)).toEqual(['Names{"first":1}', 'Names{"first":2}']);
  });

  it('select the types of objects first, as the cache of the browser returns them', async () => {
    const sent: ServerOperation[] = [];
    await renderNames((operation) => Promise.resolve((sent.push(operation), rows(operation))));
    expect(sent[0]?.operationName).toBe('Names');
    expect(sent[0]?.query.replaceAll(/\s+/g, ' ')).toBe(
      'query Names($first: Int!) { list(first: $first) { __typename name } }',
    );
  });

  it('end the rendering with their errors', async () => {
    const error = { message: 'no', extensions: { code: 'BAD_USER_INPUT' } };
    const refused = await renderNames(() => Promise.resolve({ errors: [error], data: null }));
    expect(refused.errors).toEqual([error]);
    const thrown = await renderNames(() => Promise.reject(new Error('away')));
    expect(thrown.errors).toEqual([new Error('away')]);
    expect((await renderNames(() => Promise.resolve(7))).errors).toHaveLength(1);
  });
});
