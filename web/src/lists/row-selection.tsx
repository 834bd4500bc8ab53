import { useTranslation } from 'react-i18next';
import type { RowSelection } from './use-row-selection';
import { Sentence } from '../ui/sentence';

const boxClass = 'size-6 cursor-pointer accent-(--green)';

/** Selects the whole page. */
export function SelectionHeader({ selection }: { selection: RowSelection }) {
  const { t } = useTranslation('lists');
  const { areAllSelected, ids, toggleAll } = selection;
  return (
    <th role="columnheader" scope="col" className="cell-select">
      <label className="flex min-h-9 items-center coarse:min-h-11">
        <span className="sr-only">{t('csv.selectPage')}</span>
        <input
          type="checkbox"
          checked={areAllSelected}
          ref={(box) => {
            if (box) box.indeterminate = ids.length > 0 && !areAllSelected;
          }}
          onChange={toggleAll}
          className={boxClass}
        />
      </label>
    </th>
  );
}

interface SelectionCellProps {
  selection: RowSelection;
  id: string;
  /** What the row shows, such as a person's name. */
  name: string;
}

/** Replaces the checkbox of an edited row. */
export function EmptySelectionCell() {
  return <td role="cell" className="cell-select" />;
}

export function SelectionCell({ selection, id, name }: SelectionCellProps) {
  const { t } = useTranslation('lists');
  return (
    <td role="cell" className="cell-select">
      <label className="-m-2.5 flex p-2.5">
        <span className="sr-only">
          <Sentence text={t('csv.select', { name })} />
        </span>
        <input
          type="checkbox"
          checked={selection.isSelected(id)}
          onChange={() => selection.toggle(id)}
          className={boxClass}
        />
      </label>
    </td>
  );
}
