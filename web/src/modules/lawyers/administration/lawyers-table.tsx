import { useTranslation } from 'react-i18next';
import type { FragmentType } from '../../../graphql/documents';
import type { AdminLawyerSort } from '../../../graphql/generated/schema-types';
import { Table, TableBody, TableHead, TableHeader } from '../../../ui/tables/table';
import type { LawyerRow_LawyerFragment } from './generated/lawyer-row';
import { LawyerRow } from './lawyer-row';
import { ascending, byDate, SortHeader } from '../../../lists/list-tools';
import { SelectionCell, SelectionHeader } from '../../../lists/row-selection';
import type { ListAddress } from '../../../lists/use-list-address';
import type { RowSelection } from '../../../lists/use-row-selection';

interface LawyersTableProps {
  items: readonly ({ id: string; name: string } & FragmentType<LawyerRow_LawyerFragment>)[];
  address: ListAddress;
  sort: AdminLawyerSort;
  selection: RowSelection;
}

export function LawyersTable({ items, address, sort, selection }: LawyersTableProps) {
  const { t } = useTranslation(['lawyers', 'lists', 'shared']);
  const column = { address, sort };
  return (
    <Table label={t('shared:nav.lawyers')} middle>
      <TableHead>
        <SelectionHeader selection={selection} />
        <SortHeader {...column} orders={ascending('NAME')} className="w-[22%]">
          {t('shared:field.name')}
        </SortHeader>
        <SortHeader {...column} orders={ascending('EMAIL')} className="w-[20%]">
          {t('shared:field.email')}
        </SortHeader>
        <TableHeader className="w-[17%]">{t('field.practiceAreas')}</TableHeader>
        <SortHeader {...column} orders={[{ sort: 'EXPERIENCE', direction: 'descending' }]} className="w-28">
          {t('field.experience')}
        </SortHeader>
        <SortHeader {...column} orders={byDate} className="w-29">
          {t('shared:field.joined')}
        </SortHeader>
        <TableHeader end>{t('lists:actions')}</TableHeader>
      </TableHead>
      <TableBody>
        {items.map((item) => (
          <LawyerRow
            key={item.id}
            item={item}
            selectionCell={<SelectionCell selection={selection} id={item.id} name={item.name} />}
            onDelete={() => address.openDialog('delete', item.id)}
          />
        ))}
      </TableBody>
    </Table>
  );
}
