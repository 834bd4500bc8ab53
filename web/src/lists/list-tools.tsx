import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchBox } from '../ui/forms/search-box';
import { Select } from '../ui/forms/select';
import { SortableHeader } from '../ui/tables/sortable-header';
import type { ListAddress } from './use-list-address';

interface ListToolsProps<Sort extends string> {
  address: ListAddress;
  searchLabel: string;
  searchHint: string;
  sort: Sort;
  sorts: readonly { value: Sort; label: string }[];
  filters?: ReactNode;
  /** At the right end: the number of items, or a button. */
  children?: ReactNode;
}

/** Search, filters, and a sort select if the table is shown as cards, which have no headers. */
export function ListTools<Sort extends string>(props: ListToolsProps<Sort>) {
  const { address, searchLabel, searchHint, sort, sorts, filters, children } = props;
  const { t } = useTranslation(['lists', 'shared']);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <SearchBox
        label={searchLabel}
        placeholder={searchHint}
        name="q"
        value={address.search}
        onSearch={(q) => address.go({ q })}
        className="min-w-60 sm:max-w-85"
      />
      <Select
        label={t('sort')}
        hideLabel
        options={sorts}
        value={sort}
        onChange={(event) => address.go({ sort: event.target.value.toLowerCase() })}
        fieldClassName="min-w-40 flex-[1_1_10rem] sm:max-w-56 min-[1084px]:hidden"
      />
      {filters}
      <div className="ml-auto flex items-center gap-4 text-14 text-ink-2 tabular-nums">{children}</div>
    </div>
  );
}

/** The sort orders of a date column: newest first, then oldest first. */
export const byDate = [
  { sort: 'NEWEST', direction: 'descending' },
  { sort: 'OLDEST', direction: 'ascending' },
] as const;

/** For a text column. */
export const ascending = <Sort extends string>(sort: Sort) => [{ sort, direction: 'ascending' }] as const;

interface SortHeaderProps<Sort extends string> {
  address: ListAddress;
  sort: Sort;
  /** Clicks on the header cycle through them; a single order if the API has no reverse. */
  orders: readonly { sort: Sort; direction: 'ascending' | 'descending' }[];
  className?: string;
  children: string;
}

export function SortHeader<Sort extends string>(props: SortHeaderProps<Sort>) {
  const { address, sort, orders, className, children } = props;
  const { t } = useTranslation('lists');
  const present = orders.findIndex((order) => order.sort === sort);
  const next = orders[(present + 1) % orders.length];
  return (
    <SortableHeader
      to={address.to({ sort: next?.sort.toLowerCase() ?? null })}
      direction={orders[present]?.direction ?? null}
      actionLabel={t('sortBy', { column: children })}
      className={className}
    >
      {children}
    </SortableHeader>
  );
}
