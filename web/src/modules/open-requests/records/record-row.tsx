import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { formatDate, formatNumber } from '../../../i18n/format';
import { useLocalName } from '../../../i18n/use-local-name';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { flowingCard, TableCell, TableRow } from '../../../ui/tables/table';
import { requestTones } from '../request-tones';
import type { RecordRow_RecordFragment } from './generated/record-row';
import { Passage } from '../../../ui/passage';

graphql(`
  fragment RecordRow_record on OpenRequestRecord {
    id
    about
    district
    urgent
    state
    closingReason
    asked
    answered
    reports
    createdAt
    endsAt
  }
`);

interface RecordRowProps {
  record: FragmentType<RecordRow_RecordFragment>;
  onLook: () => void;
}

const counted = 'card:flex! card:gap-2';

/** Without its text; a reported request opens its reports. */
export function RecordRow({ record: masked, onLook }: RecordRowProps) {
  const { t, i18n } = useTranslation('requestRecords');
  const local = useLocalName();
  const record = readFragment<RecordRow_RecordFragment>(masked);
  const { about, district, urgent, state, closingReason, asked, answered, reports } = record;
  const number = (value: number) => formatNumber(value, i18n.language);
  const date = (iso: string) => formatDate(iso, i18n.language);
  return (
    <TableRow className={flowingCard}>
      <TableCell className="card:basis-full">
        <span className="block font-medium">{local(about)}</span>
        <span className="text-14 text-ink-2">
          {[local(district), urgent && t('urgent')].filter(Boolean).join(' · ')}
        </span>
      </TableCell>
      <TableCell className="card:basis-full">
        <Badge tone={requestTones[state]}>{t(`state.${state}`)}</Badge>
        {closingReason && (
          <p title={closingReason} className="line-clamp-1 text-ink-2 wrap-anywhere">
            <Passage text={closingReason} />
          </p>
        )}
      </TableCell>
      <TableCell label={t('column.asked')} className={counted}>
        {number(asked)}
      </TableCell>
      <TableCell label={t('column.answered')} className={counted}>
        {number(answered)}
      </TableCell>
      <TableCell className="card:basis-full">
        {t('until', { from: date(record.createdAt), to: date(record.endsAt) })}
      </TableCell>
      <TableCell actions className="card:basis-full">
        {reports.length > 0 ? (
          <Button size="small" onClick={onLook}>
            {t('look')} ({number(reports.length)})
          </Button>
        ) : (
          number(0)
        )}
      </TableCell>
    </TableRow>
  );
}
