import { useTranslation } from 'react-i18next';
import type { FragmentType } from '../../../graphql/documents';
import type { AdminLawyerSort } from '../../../graphql/generated/schema-types';
import type { LawyerRow_LawyerFragment } from './generated/lawyer-row';
import { LawyerRow } from './lawyer-row';
import { AdminTable, ascending, byDate } from '../../../lists/admin-list';
import { SelectionCell } from '../../../lists/row-selection';
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
  return (
    <AdminTable
      label={t('shared:nav.lawyers')}
      address={address}
      sort={sort}
      middle
      selection={selection}
      columns={[
        { label: t('shared:field.name'), orders: ascending('NAME'), className: 'w-[22%]' },
        { label: t('shared:field.email'), orders: ascending('EMAIL'), className: 'w-[20%]' },
        { label: t('field.practiceAreas'), className: 'w-[17%]' },
        {
          label: t('field.experience'),
          orders: [{ sort: 'EXPERIENCE', direction: 'descending' }],
          className: 'w-28',
        },
        { label: t('shared:field.joined'), orders: byDate, className: 'w-29' },
        { label: t('lists:actions'), end: true },
      ]}
      items={items}
      row={(item) => (
        <LawyerRow
          key={item.id}
          item={item}
          selectionCell={<SelectionCell selection={selection} id={item.id} name={item.name} />}
          onDelete={() => address.openDialog('delete', item.id)}
        />
      )}
    />
  );
}
