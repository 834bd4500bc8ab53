import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { Passage } from '../../../ui/passage';
import { AddToCalendar, DateActions, DateStrip } from './date-strip';
import { useHearingTime } from './hearing-time';
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
      court
      place
      purpose
      bring
      calendarFile
    }
  }
`);

/** A hearing as the client and the lawyer see it. */
export type RoomHearing = HearingCard_CaseFragment['hearings'][number];

/** What is still to come, soonest first: an answer that was kept on the device may be days old. */
export function hearingsAhead({ nextHearing, hearings }: HearingCard_CaseFragment, now: Date): RoomHearing[] {
  if (!nextHearing) return [];
  return hearings.filter(({ startsAt }) => Date.parse(startsAt) > now.getTime());
}

function HearingDetails({ hearing: { court, place, purpose, bring } }: { hearing: RoomHearing }) {
  const { t } = useTranslation('room');
  return (
    <div className="mt-1 grid gap-0.5 wrap-anywhere">
      <p>
        <Passage text={[court, place].filter(Boolean).join(' · ')} />
      </p>
      {purpose && (
        <p>
          <Passage text={purpose} />
        </p>
      )}
      {bring && (
        <p className="whitespace-pre-line text-ink-2">
          {t('hearing.bring')} <Passage text={bring} />
        </p>
      )}
    </div>
  );
}

interface HearingProps {
  hearing: RoomHearing;
  actions?: ReactNode;
}

/** What can be done with a hearing. */
function HearingActions({ hearing: { startsAt, calendarFile }, actions }: HearingProps) {
  return (
    <>
      {calendarFile && <AddToCalendar subject="hearing" startsAt={startsAt} file={calendarFile} />}
      {actions}
    </>
  );
}

function LaterHearing({ hearing, actions }: HearingProps) {
  const timeOf = useHearingTime();
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line px-4 py-3.5 md:px-6">
      <div className="min-w-0 flex-[1_1_22rem]">
        <p className="font-semibold">
          <time dateTime={hearing.startsAt}>{timeOf(hearing.startsAt)}</time>
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
  legalCase: FragmentType<HearingCard_CaseFragment>;
  actionsOf?: (hearing: RoomHearing) => ReactNode;
}

/** The next hearing, and those after it; nothing where none is to come. */
export function HearingCard({ legalCase, actionsOf }: HearingCardProps) {
  const { t } = useTranslation('room');
  const [next, ...later] = hearingsAhead(readFragment<HearingCard_CaseFragment>(legalCase), new Date());
  if (!next) return null;
  return (
    <section aria-label={t('hearing.next')} className="rounded-card border border-line-strong bg-surface">
      <DateStrip
        title={t('hearing.next')}
        startsAt={next.startsAt}
        actions={<HearingActions hearing={next} actions={actionsOf?.(next)} />}
      >
        <HearingDetails hearing={next} />
      </DateStrip>
      {later.length > 0 && (
        <>
          <h3 className="border-t border-line px-4 pt-3.5 pb-2 text-16 md:px-6">{t('hearing.later')}</h3>
          <ul>
            {later.map((hearing) => (
              <LaterHearing key={hearing.id} hearing={hearing} actions={actionsOf?.(hearing)} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
