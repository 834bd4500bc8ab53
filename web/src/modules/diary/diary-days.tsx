import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../graphql/documents';
import { formatDate, formatNumber } from '../../i18n/format';
import { useDigits } from '../../i18n/use-digits';
import type { RowSelection } from '../../lists/use-row-selection';
import { paths } from '../../routing/paths';
import { Passage } from '../../ui/passage';
import { TextLink } from '../../ui/text-link';
import { DiaryRow, isAnswerable, withWaiting, type Row } from './diary-row';
import type { DiaryDays_DiaryFragment } from './generated/diary-days';
import type { DiaryRow_RowFragment } from './generated/diary-row';
import { serialOf } from '../../outgoing/outgoing-act';
import { WaitingAct, type WaitingActs } from '../../outgoing/waiting-act';
import { SerialField } from './serial-field';

graphql(`
  fragment DiaryDays_diary on Diary {
    rows {
      hearingId
      ...DiaryRow_row
    }
    unanswered {
      hearingId
      ...DiaryRow_row
    }
    more
  }
`);

/** The rows of a diary as its parts pass them on. */
export function readRows(diary: FragmentType<DiaryDays_DiaryFragment>) {
  const { rows, unanswered, more } = readFragment<DiaryDays_DiaryFragment>(diary);
  const read = (masked: FragmentType<DiaryRow_RowFragment>) => readFragment<DiaryRow_RowFragment>(masked);
  return { rows: rows.map(read), unanswered: unanswered.map(read), more };
}

/** The values in the order in which they first occur, each with its rows. */
export function groupBy(rows: readonly Row[], valueOf: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(valueOf(row), [...(groups.get(valueOf(row)) ?? []), row]);
  return [...groups];
}

export interface RowsProps {
  rows: readonly Row[];
  today: string;
  onAnswer: (row: Row) => void;
  results: WaitingActs;
  /** Without it no row can be ticked. */
  selection?: RowSelection;
}

function Box({ row: { hearingId, title }, selection }: Pick<RowsProps, 'selection'> & { row: Row }) {
  const { t } = useTranslation('diary');
  if (!selection) return null;
  return (
    <label className="-m-2.5 flex p-2.5">
      <span className="sr-only">{t('tick', { title })}</span>
      <input
        type="checkbox"
        checked={selection.isSelected(hearingId)}
        onChange={() => selection.toggle(hearingId)}
        className="size-6 cursor-pointer accent-(--green)"
      />
    </label>
  );
}

/** Hearings of days that are over without a result, in brass. */
export function Unanswered({ rows, selection, ...props }: RowsProps) {
  const { t, i18n } = useTranslation('diary');
  if (rows.length === 0) return null;
  return (
    <section className="rounded-card border border-brass bg-brass-soft px-4 pt-3 md:px-5">
      <h2 className="text-brass-ink">
        {t('unanswered')}{' '}
        <span className="font-normal tabular-nums">{formatNumber(rows.length, i18n.language)}</span>
      </h2>
      <ul className="divide-y divide-line-strong">
        {rows.map((row) => (
          <DiaryRow key={row.hearingId} row={row} isLoose {...props}>
            <Box row={row} selection={selection} />
          </DiaryRow>
        ))}
      </ul>
    </section>
  );
}

/** Results and serials that the server refused, of hearings without a shown row: they were moved, or are on other days. */
export function RefusedResults({ rows, results }: Pick<RowsProps, 'rows' | 'results'>) {
  const { t } = useTranslation(['diary', 'room']);
  const digits = useDigits();
  const shown = new Set(rows.flatMap(({ hearingId }) => [hearingId, serialOf(hearingId)]));
  const left = [...results.waiting].filter(([id, { state }]) => state === 'refused' && !shown.has(id));
  return left.map(([id, item]) => {
    const { act } = item;
    if (act?.operation !== 'RecordResult' && act?.operation !== 'SetSerial') return null;
    const noted =
      act.operation === 'RecordResult'
        ? [t(`room:result.${act.input.result}`), act.input.line]
        : [t('column.serial'), digits(String(act.input.serial ?? '-'))];
    return (
      <section key={id} className="rounded-card border border-brass bg-brass-soft px-4 py-3 md:px-5">
        <p>
          <TextLink to={paths.lawyerArea.case(item.caseId)} className="inline-block touch-area">
            {t('column.case')}
          </TextLink>
          {' · '}
          <Passage text={noted.filter(Boolean).join(' · ')} />
        </p>
        <WaitingAct item={item} onDiscard={() => results.discard(item.key)} />
      </section>
    );
  });
}

function Court({ rows, selection, ...props }: RowsProps) {
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <DiaryRow key={row.hearingId} row={row} {...props}>
          <div className="flex w-13 flex-col items-center gap-2 pt-0.5">
            {(row.canTell || isAnswerable(row, props.today)) && <Box row={row} selection={selection} />}
            {!row.result && !props.results.waiting.has(row.hearingId) && (
              <SerialField row={withWaiting(row, props.results)} />
            )}
          </div>
        </DiaryRow>
      ))}
    </ul>
  );
}

/** The hearings of one or several days, by court. */
export function DiaryDays({ rows, ...props }: RowsProps) {
  const { t, i18n } = useTranslation('diary');
  const days = groupBy(rows, ({ day }) => day);
  return days.map(([day, ofDay]) => (
    <section key={day} className="grid gap-4">
      <h2 className={clsx(days.length === 1 && 'sr-only')}>{formatDate(day, i18n.language, 'weekday')}</h2>
      {groupBy(ofDay, ({ court }) => court).map(([court, ofCourt]) => (
        <section key={court} className="rounded-card border border-line bg-surface px-4 pt-3 md:px-5">
          <h3 className="text-brass-ink">
            {court ? <Passage text={court} /> : t('noCourt')}{' '}
            <span className="font-normal tabular-nums">{formatNumber(ofCourt.length, i18n.language)}</span>
          </h3>
          <Court rows={ofCourt} {...props} />
        </section>
      ))}
    </section>
  ));
}
