import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { Panel } from '../../../ui/panel';
import { Passage } from '../../../ui/passage';
import { useHearingTime } from '../../../ui/times/hearing-time';
import type { RecordHearings_CaseFragment } from './generated/record-hearings';

graphql(`
  fragment RecordHearings_case on Case {
    id
    hearings(limit: 100) {
      id
      startsAt
      hasTime
      court
    }
  }
`);

/** For admins: only time and court. */
export function RecordHearings({ legalCase }: { legalCase: FragmentType<RecordHearings_CaseFragment> }) {
  const { t } = useTranslation('room');
  const timeOf = useHearingTime();
  const { hearings } = readFragment<RecordHearings_CaseFragment>(legalCase);
  return (
    <Panel title={t('hearing.all')}>
      {hearings.length === 0 ? (
        <p className="text-ink-2">{t('hearing.none')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {hearings.map(({ id, startsAt, hasTime, court }) => (
            <li key={id} className="py-2.5 first:pt-0 last:pb-0">
              <p className="font-medium">
                <time dateTime={startsAt}>{timeOf(startsAt, hasTime)}</time>
              </p>
              <p className="text-ink-2">
                <Passage text={court} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
