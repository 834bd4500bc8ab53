import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BlogSort } from '../../../graphql/generated/graphql';
import { Table, TableBody, TableHead, TableHeader } from '../../../ui/tables/table';
import { byDate, SortHeader } from '../../../lists/list-tools';
import type { ListAddress } from '../../../lists/use-list-address';

interface BlogsTableProps {
  address: ListAddress;
  sort: BlogSort;
  children: ReactNode;
}

/** The frame of the blogs' table with its columns. */
export function BlogsTable({ address, sort, children }: BlogsTableProps) {
  const { t } = useTranslation('admin');
  return (
    <Table label={t('blogs.title')} middle className="table-fixed">
      <TableHead>
        <TableHeader className="w-36">{t('blogs.image')}</TableHeader>
        <SortHeader address={address} sort={sort} orders={[{ sort: 'TITLE', direction: 'ascending' }]}>
          {t('blogs.blogTitle')}
        </SortHeader>
        <SortHeader address={address} sort={sort} orders={byDate} className="w-32">
          {t('blogs.date')}
        </SortHeader>
        <TableHeader className="w-[22%]">{t('blogs.author')}</TableHeader>
        <TableHeader className="w-28" end>
          {t('list.actions')}
        </TableHeader>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  );
}
