import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewSort } from '../../graphql/generated/graphql';
import { Table, TableBody, TableHead, TableHeader } from '../../ui/tables/table';
import { byDate, SortHeader } from '../../lists/list-tools';
import type { ListAddress } from '../../lists/use-list-address';

interface ReviewsTableProps {
  address: ListAddress;
  sort: ReviewSort;
  children: ReactNode;
}

/** The frame of the reviews' table with its columns. */
export function ReviewsTable({ address, sort, children }: ReviewsTableProps) {
  const { t } = useTranslation('admin');
  return (
    <Table label={t('reviews.title')} className="table-fixed">
      <TableHead>
        <SortHeader
          address={address}
          sort={sort}
          orders={[{ sort: 'NAME', direction: 'ascending' }]}
          className="w-[17%]"
        >
          {t('reviews.client')}
        </SortHeader>
        <TableHeader className="w-[17%]">{t('reviews.designation')}</TableHeader>
        <TableHeader>{t('reviews.review')}</TableHeader>
        <TableHeader className="w-28">{t('reviews.image')}</TableHeader>
        <SortHeader address={address} sort={sort} orders={byDate} className="w-32">
          {t('reviews.date')}
        </SortHeader>
        <TableHeader className="w-28" end>
          {t('list.actions')}
        </TableHeader>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  );
}
