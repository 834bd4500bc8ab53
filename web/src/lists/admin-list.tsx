import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDigits } from '../i18n/use-digits';
import type { QueryResult } from '../ui/states/query-view';
import { SortableHeader } from '../ui/tables/sortable-header';
import { OpensHeader, Table, TableBody, TableHead, TableHeader } from '../ui/tables/table';
import { ListView, type ListViewProps, type PageOfList } from './list-states';
import { ListTools, type ListToolsProps } from './list-tools';
import { SelectionHeader } from './row-selection';
import type { ListAddress } from './use-list-address';
import type { RowSelection } from './use-row-selection';

interface Order<Sort extends string> {
  sort: Sort;
  direction: 'ascending' | 'descending';
}

/** The sort orders of a date column: newest first, then oldest first. */
export const byDate = [
  { sort: 'NEWEST', direction: 'descending' },
  { sort: 'OLDEST', direction: 'ascending' },
] as const;

/** For a text column. */
export const ascending = <Sort extends string>(sort: Sort) => [{ sort, direction: 'ascending' }] as const;

interface Column<Sort extends string> {
  label: string;
  /** Clicks on the header cycle through them; a single order if the API has no reverse. */
  orders?: readonly Order<Sort>[];
  /** Its width, such as `w-1/4`. */
  className?: string;
  end?: boolean;
}

interface SortHeaderProps<Sort extends string> {
  address: ListAddress;
  sort: Sort;
  column: Column<Sort>;
}

function SortHeader<Sort extends string>({ address, sort, column }: SortHeaderProps<Sort>) {
  const { label, orders, className, end } = column;
  const { t } = useTranslation('lists');
  if (!orders)
    return (
      <TableHeader className={className} end={end}>
        {label}
      </TableHeader>
    );
  const present = orders.findIndex((order) => order.sort === sort);
  const next = orders[(present + 1) % orders.length];
  return (
    <SortableHeader
      to={address.to({ sort: next?.sort.toLowerCase() ?? null })}
      direction={orders[present]?.direction ?? null}
      actionLabel={t('sortBy', { column: label })}
      className={className}
    >
      {label}
    </SortableHeader>
  );
}

interface AdminTableProps<Item, Sort extends string> {
  label: string;
  address: ListAddress;
  sort: Sort;
  columns: readonly Column<Sort>[];
  selection?: RowSelection;
  /** Rows of equal height. */
  middle?: boolean;
  /** Rows end in an `OpensCell`. */
  opens?: boolean;
  items: readonly Item[];
  row: (item: Item) => ReactNode;
}

export function AdminTable<Item, Sort extends string>(props: AdminTableProps<Item, Sort>) {
  const { label, address, sort, columns, selection, middle, opens = false, items, row } = props;
  return (
    <Table label={label} middle={middle}>
      <TableHead>
        {selection && <SelectionHeader selection={selection} />}
        {columns.map((column) => (
          <SortHeader key={column.label} address={address} sort={sort} column={column} />
        ))}
        {opens && <OpensHeader />}
      </TableHead>
      <TableBody>{items.map(row)}</TableBody>
    </Table>
  );
}

interface AdminListProps<Data, Item, Sort extends string>
  extends
    Omit<AdminTableProps<Item, Sort>, 'items'>,
    Omit<ListToolsProps<Sort>, 'children'>,
    Pick<ListViewProps<Data, PageOfList & { items: readonly Item[] }>, 'listOf' | 'loadingLabel' | 'empty'> {
  /** The element to focus after a deletion. */
  id?: string;
  result: QueryResult<Data>;
  /** Such as "1,204 users". */
  countLabel: (total: { count: number; number: string }) => string;
  /** Beside the count: a button. */
  action?: ReactNode;
}

/** A table with search, order and pages in the URL. */
export function AdminList<Data, Item, Sort extends string>(props: AdminListProps<Data, Item, Sort>) {
  const { address, result, listOf, id, loadingLabel, empty, countLabel, action } = props;
  const digits = useDigits();
  const data = result.data ?? result.previousData;
  const count = data && listOf(data).total;
  return (
    <>
      <ListTools {...props}>
        {count !== undefined && countLabel({ count, number: digits(count) })}
        {action}
      </ListTools>
      <ListView {...{ address, result, listOf, id, loadingLabel, empty }} isSearchable>
        {({ items }) => <AdminTable {...props} items={items} />}
      </ListView>
    </>
  );
}
