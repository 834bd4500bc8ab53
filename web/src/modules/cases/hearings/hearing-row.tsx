import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { formatTime } from '../../../i18n/format';
import { paths } from '../../../routing/paths';
import { Passage } from '../../../ui/passage';
import { TextLink } from '../../../ui/text-link';
import { useBangladeshTime } from '../../../ui/times/use-bangladesh-time';
import { useSince } from '../../../ui/times/use-since';
import type { HearingRow_HearingFragment } from './generated/hearing-row';

graphql(`
  fragment HearingRow_hearing on Hearing {
    id
    caseId
    caseTitle
    startsAt
    court
    place
    purpose
  }
`);

/** A hearing of a day, for its lawyer: time, case, court and purpose. */
export function HearingRow({ hearing }: { hearing: FragmentType<HearingRow_HearingFragment> }) {
  const { i18n } = useTranslation();
  const since = useSince();
  const inBangladesh = useBangladeshTime();
  const { caseId, caseTitle, startsAt, court, place, purpose } =
    readFragment<HearingRow_HearingFragment>(hearing);
  return (
    <li className="flex gap-4 py-3">
      <time dateTime={startsAt} className="w-min min-w-22 shrink-0 font-semibold tabular-nums">
        {since(startsAt) ?? inBangladesh(formatTime(startsAt, i18n.language), startsAt)}
      </time>
      <div className="min-w-0 wrap-anywhere">
        <TextLink to={paths.lawyerArea.case(caseId)} className="inline-block touch-area font-semibold">
          <Passage text={caseTitle ?? ''} />
        </TextLink>
        <p>
          <Passage text={[court, place].filter(Boolean).join(' · ')} />
        </p>
        {purpose && (
          <p className="text-ink-2">
            <Passage text={purpose} />
          </p>
        )}
      </div>
    </li>
  );
}
