import { caseColumns } from '@ainsathi/contract/case-columns';
import { useTranslation } from 'react-i18next';
import { readChoice } from '../../../lists/list-address';
import { Select } from '../../../ui/forms/choices/select';
import { FoldedFields } from '../../../ui/forms/folded-fields';
import { withColumn, type Table } from './import-rows';
import { useColumnLabel } from './use-column-label';

interface ImportColumnsProps {
  table: Table;
  onChange: (table: Table) => void;
  onHeaded: (isHeaded: boolean) => void;
}

/** What each column of the table has; open where a heading is unknown. */
export function ImportColumns({ table, onChange, onHeaded }: ImportColumnsProps) {
  const { t } = useTranslation('diary');
  const labelOf = useColumnLabel();
  const { headings, columns, rows } = table;
  const known = columns.filter((column) => column !== null).length;
  const options = caseColumns.map((value) => ({ value, label: labelOf(value) }));
  return (
    <FoldedFields
      key={table.id}
      label={t('import.columns', { known, all: columns.length })}
      filled={known === 0}
      hasError={false}
    >
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={headings.length > 0}
          onChange={({ target }) => onHeaded(target.checked)}
          className="size-6 shrink-0 accent-green"
        />
        {t('import.headed')}
      </label>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {columns.map((column, index) => (
          <Select
            // A column has no other name.
            key={index}
            label={headings[index] || t('import.column', { number: index + 1 })}
            hint={rows[0]?.cells[index] ? t('import.first', { text: rows[0].cells[index] }) : undefined}
            placeholder={t('import.leaveOut')}
            options={options}
            value={column ?? ''}
            onChange={({ target }) =>
              onChange(withColumn(table, index, readChoice(target.value, caseColumns)))
            }
          />
        ))}
      </div>
    </FoldedFields>
  );
}
