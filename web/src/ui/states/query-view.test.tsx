import { renderToStaticMarkup } from 'react-dom/server';
import { QueryView, type QueryResult } from './query-view';

function markupOf(result: Pick<QueryResult<string>, 'data' | 'previousData'>): string {
  return renderToStaticMarkup(
    <QueryView
      result={{ ...result, loading: true, refetch: () => undefined }}
      loading={() => 'skeleton'}
      error={() => 'error'}
    >
      {(data) => data}
    </QueryView>,
  );
}

describe('data that is loaded again', () => {
  it('stays as readable as before', () => {
    expect(markupOf({ data: 'present' })).toBe(
      '<div aria-busy="true" class="transition-opacity">present</div>',
    );
  });

  it('fades where other data comes in its place', () => {
    expect(markupOf({ previousData: 'before' })).toContain('opacity-55">before');
  });
});
