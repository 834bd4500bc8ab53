import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Catalogues } from '../i18n/catalogues';
import { SearchBox } from '../ui/forms/search-box';
import { Select } from '../ui/forms/choices/select';
import type { ListAddress } from './use-list-address';

export interface ListToolsProps<Sort extends string> {
  address: ListAddress;
  searchLabel: string;
  searchHint: string;
  sort: Sort;
  sorts: readonly (Sort & keyof Catalogues['lists']['sorts'])[];
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
        options={sorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        value={sort}
        onChange={(event) => address.go({ sort: event.target.value.toLowerCase() })}
        fieldClassName="min-w-40 flex-[1_1_10rem] sm:max-w-56 min-[1084px]:hidden"
      />
      {filters}
      <div className="ml-auto flex items-center gap-4 text-14 text-ink-2 tabular-nums">{children}</div>
    </div>
  );
}
