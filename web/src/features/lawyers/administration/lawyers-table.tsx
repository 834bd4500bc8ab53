import { useTranslation } from 'react-i18next';
import type { FragmentType } from '../../../graphql/documents';
import type { AdminLawyerSort } from '../../../graphql/generated/schema-types';
import { Table, TableBody, TableHead, TableHeader } from '../../../ui/tables/table';
import type { LawyerRow_LawyerFragment } from './generated/lawyer-row';
import { LawyerRow } from './lawyer-row';
import { SortHeader } from '../../../lists/list-tools';
import type { ListAddress } from '../../../lists/use-list-address';

interface LawyersTableProps {
  items: readonly ({ id: string } & FragmentType<LawyerRow_LawyerFragment>)[];
  address: ListAddress;
  sort: AdminLawyerSort;
}

/** The lawyers as a table whose rows are edited in place. */
export function LawyersTable({ items, address, sort }: LawyersTableProps) {
  const { t } = useTranslation(['lawyers', 'lists', 'shared']);
  const column = { address, sort };
  return (
    <Table label={t('shared:nav.lawyers')} middle className="table-fixed">
      <TableHead>
        <SortHeader {...column} orders={[{ sort: 'NAME', direction: 'ascending' }]} className="w-[23%]">
          {t('shared:field.name')}
        </SortHeader>
        <SortHeader {...column} orders={[{ sort: 'EMAIL', direction: 'ascending' }]} className="w-[23%]">
          {t('shared:field.email')}
        </SortHeader>
        <TableHeader className="w-[22%]">{t('field.practiceAreas')}</TableHeader>
        <SortHeader {...column} orders={[{ sort: 'EXPERIENCE', direction: 'descending' }]} className="w-30">
          {t('field.experience')}
        </SortHeader>
        <TableHeader end>{t('lists:actions')}</TableHeader>
      </TableHead>
      <TableBody>
        {items.map((item) => (
          <LawyerRow key={item.id} item={item} onDelete={() => address.openDialog('delete', item.id)} />
        ))}
      </TableBody>
    </Table>
  );
}
