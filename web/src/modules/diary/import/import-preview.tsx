import type { CaseColumn } from '@ainsathi/contract/case-columns';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { useFieldDraft } from '../../../drafts/use-field-draft';
import { formatDate, formatRecentDate } from '../../../i18n/format';
import { useDigits } from '../../../i18n/use-digits';
import { FieldError } from '../../../ui/forms/field';
import { TextInput } from '../../../ui/forms/text-input';
import { Passage } from '../../../ui/passage';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../../ui/tables/table';
import { isWeekend } from '../../../lib/dhaka-time';
import { isOnWeekend, limitOf, losesPurpose, type ReadRow } from './import-rows';
import { useColumnLabel } from './use-column-label';

/** So many rows without a fault are enough to see that the columns are right. */
const mostShown = 10;

const longColumns: readonly CaseColumn[] = ['court', 'title'];

const isDoubtful = (row: ReadRow) => losesPurpose(row) || isOnWeekend(row);

const dateOf = (day: string, language: string) =>
  isWeekend(day) ? formatDate(day, language, 'weekday') : formatRecentDate(day, language);

function useFaultText() {
  const { t } = useTranslation(['diary', 'casePage', 'forms']);
  return ({ faults, refusal }: ReadRow, column: CaseColumn): string | undefined => {
    const fault = faults[column];
    if (fault === undefined) return refusal?.column === column ? refusal.message : undefined;
    if (fault === 'too-long') return t('forms:tooLong', { count: limitOf(column) });
    if (fault === 'no-year') return t('casePage:facts.yearWrong');
    return t(`import.fault.${fault.fault}`, { number: fault.number });
  };
}

interface PreviewProps {
  rows: readonly ReadRow[];
  columns: readonly (CaseColumn | null)[];
  onCell: (row: ReadRow, index: number, text: string) => void;
}

interface CellProps extends Pick<PreviewProps, 'onCell'> {
  row: ReadRow;
  column: CaseColumn;
  index: number;
}

function WrongCell({ row, column, index, onCell, fault }: CellProps & { fault: string }) {
  const { t } = useTranslation('diary');
  const label = useColumnLabel()(column);
  const written = row.cells[index] ?? '';
  const { write, leave } = useFieldDraft(
    `import:${row.clientKey}:${column}`,
    (typed) => typed !== written && onCell(row, index, typed),
  );
  return (
    <TableCell wide>
      <TextInput
        label={t('import.cell', { column: label, line: row.line })}
        defaultValue={written}
        error={fault}
        autoComplete="off"
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onBlur={leave}
      />
    </TableCell>
  );
}

function Cell(props: CellProps) {
  const { row, column, index } = props;
  const { i18n } = useTranslation();
  const label = useColumnLabel()(column);
  const fault = useFaultText()(row, column);
  const written = row.cells[index] ?? '';
  if (fault) return <WrongCell {...props} fault={fault} />;
  const isDay = column === 'nextDate' || column === 'previousDate';
  const { [column]: text } = row.texts;
  return (
    <TableCell label={label} className={text ? undefined : 'card:hidden!'}>
      <Passage text={isDay && text ? dateOf(text, i18n.language) : written} />
    </TableCell>
  );
}

/** The rows with a fault, each beside its cell, which can be corrected; then some of the others. */
export function ImportPreview({ rows, columns, onCell }: PreviewProps) {
  const { t } = useTranslation('diary');
  const digits = useDigits();
  const labelOf = useColumnLabel();
  const wrong = rows.filter(({ isFaulty, refusal }) => isFaulty || refusal);
  const right = rows.filter((row) => !wrong.includes(row));
  const shown = [
    ...wrong.slice(0, 5 * mostShown),
    ...right.filter(isDoubtful).slice(0, mostShown),
    ...right.filter((row) => !isDoubtful(row)).slice(0, mostShown),
  ];
  const left = rows.length - shown.length;
  const widthOf = (column: CaseColumn) => {
    if (column === 'year') return 'w-[5%]';
    return (longColumns.includes(column) || wrong.some(({ faults }) => faults[column])) && 'w-[11%]';
  };
  return (
    <>
      <Table label={t('import.preview')}>
        <TableHead>
          <TableHeader className="w-12">{t('column.serial')}</TableHeader>
          {columns.map(
            (column) =>
              column && (
                <TableHeader key={column} className={clsx('whitespace-normal!', widthOf(column))}>
                  {labelOf(column)}
                </TableHeader>
              ),
          )}
        </TableHead>
        <TableBody>
          {shown.map((row) => (
            <TableRow key={row.line}>
              <TableCell className="text-ink-2">
                {digits(row.line)}
                {row.refusal?.column === null && <FieldError>{row.refusal.message}</FieldError>}
              </TableCell>
              {columns.map(
                (column, index) => column && <Cell key={column} {...{ row, column, index, onCell }} />,
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {left > 0 && <p className="mt-3 text-ink-2">{t('more', { count: left })}</p>}
    </>
  );
}
