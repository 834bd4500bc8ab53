import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../i18n/format';
import { ButtonLink } from '../ui/button';
import { EmptyState } from '../ui/states/empty-state';
import { QueryView, type QueryResult } from '../ui/states/query-view';
import { TableSkeleton } from '../ui/states/panel-skeletons';
import { Pagination } from '../ui/tables/pagination';
import { LoadError } from './load-error';
import type { ListAddress } from './use-list-address';

export interface PageOfList {
  page: number;
  pages: number;
  limit: number;
  total: number;
}

interface ListPagesProps {
  list: PageOfList;
  address: ListAddress;
  isSearchable?: boolean;
}

/** "1 to 10 of 2,481" and the pages of a list. */
export function ListPages({ list, address, isSearchable }: ListPagesProps) {
  const { t, i18n } = useTranslation('shared');
  const number = (value: number) => formatNumber(value, i18n.language);
  const { page, pages, limit, total } = list;
  const from = (page - 1) * limit + 1;
  return (
    <Pagination
      page={page}
      pageCount={pages}
      pathFor={(page) => address.to({ page })}
      isSearchable={isSearchable}
      label={t('pager.pages')}
      range={t('pager.range', {
        from: number(from),
        to: number(Math.min(from + limit - 1, total)),
        total: number(total),
      })}
    />
  );
}

interface ListEmptyProps {
  /** The title of an empty list, such as "No users found". */
  title: string;
  /** Without a search: what the list will contain. */
  description: string;
  address: ListAddress;
  /** Items on all pages; above 0 the page is past the end. */
  total: number;
}

/** No items yet, no matches, or a page past the end; the latter two with a link back. */
export function ListEmpty({ title, description, address, total }: ListEmptyProps) {
  const { t } = useTranslation(['lists', 'shared']);
  const { search, page } = address;
  if (total > 0 && page > 1)
    return (
      <EmptyState
        title={t('shared:pastTheEnd')}
        action={<ButtonLink to={address.to({ page: 1 })}>{t('shared:firstPage')}</ButtonLink>}
      />
    );
  if (search !== '')
    return (
      <EmptyState
        title={title}
        description={t('nothingMatches', { search })}
        action={<ButtonLink to={address.to({ q: null })}>{t('showAll')}</ButtonLink>}
      />
    );
  return <EmptyState title={title} description={description} />;
}

export interface ListViewProps<Data, List extends PageOfList & { items: readonly unknown[] }> {
  result: QueryResult<Data>;
  listOf: (data: Data) => List;
  address: ListAddress;
  isSearchable?: boolean;
  /** The element to focus after a deletion. */
  id?: string;
  loadingLabel: string;
  empty: Pick<ListEmptyProps, 'title' | 'description'>;
  /** The table. */
  children: (list: List) => ReactNode;
}

/** With pages, loading, failure and empty state. */
export function ListView<Data, List extends PageOfList & { items: readonly unknown[] }>(
  props: ListViewProps<Data, List>,
) {
  const { result, listOf, address, isSearchable, id, loadingLabel, empty, children } = props;
  return (
    <div id={id} tabIndex={id ? -1 : undefined} className="outline-none">
      <QueryView
        result={result}
        className="filtered-list"
        loading={() => <TableSkeleton label={loadingLabel} rows={8} />}
        error={(error, retry) => <LoadError error={error} onRetry={retry} />}
        isEmpty={(data) => listOf(data).items.length === 0}
        empty={(data) => <ListEmpty {...empty} address={address} total={listOf(data).total} />}
      >
        {(data) => (
          <>
            {children(listOf(data))}
            <ListPages list={listOf(data)} address={address} isSearchable={isSearchable} />
          </>
        )}
      </QueryView>
    </div>
  );
}
