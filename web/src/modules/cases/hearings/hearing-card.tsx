import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../lib/use-now';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { Passage } from '../../../ui/passage';
import { AddToCalendar, DateActions, DateStrip } from '../../../ui/times/date-strip';
import { useSince } from '../../../ui/times/use-since';
import { useHearingTime } from '../../../ui/times/hearing-time';
import { hasBegun, hearingsAhead } from './hearings-ahead';
import { useKeptHearing } from './kept-hearing';
import type { CaseTimeline_CaseFragment } from '../events/generated/case-timeline';
import type { HearingCard_CaseFragment } from './generated/hearing-card';

graphql(`
  fragment HearingCard_case on Case {
    id
    nextHearing {
      id
    }
    hearings(limit: 100) {
      id
      startsAt
      hasTime
      court
      place
      purpose
      bring
      result
      calendarFile
    }
  }
`);

export type RoomHearing = HearingCard_CaseFragment['hearings'][number];

interface DetailsProps {
  hearing: RoomHearing;
  /** Instead of the place. */
  children?: ReactNode;
}

function HearingDetails({ hearing: { court, place, purpose, bring }, children }: DetailsProps) {
  const { t } = useTranslation('room');
  return (
    <div className="mt-1 grid gap-0.5 wrap-anywhere">
      {children ?? (
        <p>
          <Passage text={[court, place].filter(Boolean).join(' · ')} />
        </p>
      )}
      {bring && (
        <p className="whitespace-pre-line text-ink-2">
          {t('hearing.bring')} <Passage text={bring} />
        </p>
      )}
      {purpose && (
        <p>
          <Passage text={purpose} />
        </p>
      )}
    </div>
  );
}

interface HearingProps {
  hearing: RoomHearing;
  actions?: ReactNode;
}

/** A hearing that has started cannot change any more. */
function HearingActions({ hearing: { startsAt, calendarFile }, actions }: HearingProps) {
  return (
    <>
      {calendarFile && <AddToCalendar subject="hearing" startsAt={startsAt} file={calendarFile} />}
      {!hasBegun(startsAt) && actions}
    </>
  );
}

function OtherHearing({ hearing, actions }: HearingProps) {
  const timeOf = useHearingTime();
  const sinceOf = useSince();
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line px-4 py-3.5 md:px-6">
      <div className="min-w-0 flex-[1_1_22rem]">
        <p className="font-semibold">
          <time dateTime={hearing.startsAt}>
            {[timeOf(hearing.startsAt, hearing.hasTime), hearing.hasTime && sinceOf(hearing.startsAt)]
              .filter(Boolean)
              .join(', ')}
          </time>
        </p>
        <HearingDetails hearing={hearing} />
      </div>
      <DateActions>
        <HearingActions hearing={hearing} actions={actions} />
      </DateActions>
    </li>
  );
}

interface HearingCardProps {
  legalCase: FragmentType<HearingCard_CaseFragment> & FragmentType<CaseTimeline_CaseFragment>;
  actionsOf?: (hearing: RoomHearing) => ReactNode;
}

/** The next hearing, and the others from today on, if any. */
export function HearingCard({ legalCase, actionsOf }: HearingCardProps) {
  const { t } = useTranslation('room');
  const { nextHearing, hearings } = readFragment<HearingCard_CaseFragment>(legalCase);
  const keptOf = useKeptHearing(legalCase);
  const [next, ...others] = hearingsAhead(hearings, new Date(useNow(30_000)));
  if (!nextHearing || !next) return null;
  const kept = keptOf(next);
  return (
    <section aria-label={t('hearing.next')} className="rounded-card border border-line-strong bg-surface">
      <DateStrip
        title={kept?.title ?? t('hearing.next')}
        startsAt={next.startsAt}
        hasTime={next.hasTime}
        hideTime={kept !== null}
        actions={<HearingActions hearing={next} actions={actionsOf?.(next)} />}
      >
        <HearingDetails hearing={next}>{kept && <p>{kept.sentence}</p>}</HearingDetails>
        {kept?.appointment && <p className="text-ink-2">{kept.appointment}</p>}
      </DateStrip>
      {others.length > 0 && (
        <>
          <h3 className="border-t border-line px-4 pt-3.5 pb-2 md:px-6">{t('hearing.others')}</h3>
          <ul>
            {others.map((hearing) => (
              <OtherHearing key={hearing.id} hearing={hearing} actions={actionsOf?.(hearing)} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
