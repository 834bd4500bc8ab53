import { useTranslation } from 'react-i18next';
import { formatDate } from '../../i18n/format';
import { useDigits } from '../../i18n/use-digits';
import { Passage } from '../../ui/passage';
import { groupBy } from './diary-days';
import { unsaidClient, unsaidFacts, useLastHearing, useRowFacts, type Row } from './diary-row';

function PrintedRow({ row }: { row: Row }) {
  const digits = useDigits();
  const facts = useRowFacts()(row);
  const last = useLastHearing()(row);
  const { serial, title, court } = row;
  const matter = unsaidFacts(row, court) || title;
  return (
    <tr>
      <td>{serial === null ? '' : digits(String(serial))}</td>
      <td>
        <div>
          <Passage text={[unsaidClient(row, matter), matter].filter(Boolean).join(' · ')} />
        </div>
      </td>
      <td>
        <div>
          <Passage text={facts.join(' · ')} />
        </div>
      </td>
      <td>
        <div>{last}</div>
      </td>
      <td />
    </tr>
  );
}

function PrintedDay({ day, rows }: { day: string; rows: readonly Row[] }) {
  const { t, i18n } = useTranslation('diary');
  return (
    <table className="diary-print">
      <caption>{formatDate(day, i18n.language, 'weekday')}</caption>
      <thead>
        <tr>
          {(['serial', 'case', 'purpose', 'last', 'order'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {groupBy(rows, ({ court }) => court).map(([court, ofCourt]) => (
        <tbody key={court}>
          <tr>
            <th colSpan={5} scope="rowgroup">
              {court ? <Passage text={court} /> : t('noCourt')}
            </th>
          </tr>
          {ofCourt.map((row) => (
            <PrintedRow key={row.hearingId} row={row} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** For court: a line a matter, and room to write the next date and the order by hand. */
export function DiaryPrint({ rows }: { rows: readonly Row[] }) {
  return (
    <div className="hidden print:block">
      {groupBy(rows, ({ day }) => day).map(([day, ofDay]) => (
        <PrintedDay key={day} day={day} rows={ofDay} />
      ))}
    </div>
  );
}
