import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CalendarPlus } from 'lucide-react';
import { graphql, readFragment, type FragmentType } from '../../../graphql/documents';
import { Passage } from '../../../ui/passage';
import { CalendarLeaf, useDaysAhead, useHearingTime } from './hearing-time';
import type { HearingCard_CaseFragment } from './generated/hearing-card';
import { buttonClass } from '../../../ui/button';

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

/** "2026-12-03" in the court's time zone. */
const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' });

interface AddToCalendarProps {
  startsAt: string;
  /** The hearing as an iCalendar text. */
  file: string;
}

/** Saves a hearing for the device's calendar. The file is in the link itself: it needs no connection and leaves nothing behind. */
function AddToCalendar({ startsAt, file }: AddToCalendarProps) {
  const { t } = useTranslation('room');
  const timeOf = useHearingTime();
  return (
    <a
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={`hearing-${dayFormat.format(new Date(startsAt))}.ics`}
      className={buttonClass({ variant: 'secondary', wide: 'phone' })}
    >
      <CalendarPlus aria-hidden className="size-[1.15em] shrink-0" strokeWidth={2} />
      {t('hearing.calendar')}
      <span className="sr-only"> {timeOf(startsAt)}</span>
    </a>
  );
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

function HearingActions({ hearing: { startsAt, calendarFile }, actions }: HearingProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:*:flex-auto print:hidden">
      {calendarFile && <AddToCalendar startsAt={startsAt} file={calendarFile} />}
      {actions}
    </div>
  );
}

function NextHearing({ hearing, actions }: HearingProps) {
  const { t } = useTranslation('room');
  const timeOf = useHearingTime();
  const daysAhead = useDaysAhead();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 p-4 md:px-6 md:py-5">
      <div className="flex min-w-0 flex-[1_1_22rem] gap-4 md:gap-5">
        <CalendarLeaf startsAt={hearing.startsAt} />
        <div className="min-w-0">
          <h2 className="flex flex-wrap items-baseline gap-x-2.5 font-serif! text-22">
            {t('hearing.next')}
            <span className="font-sans text-16 font-medium tracking-normal text-brass-ink">
              {daysAhead(hearing.startsAt)}
            </span>
          </h2>
          <p className="mt-0.5 font-semibold">
            <time dateTime={hearing.startsAt}>{timeOf(hearing.startsAt)}</time>
          </p>
          <HearingDetails hearing={hearing} />
        </div>
      </div>
      <HearingActions hearing={hearing} actions={actions} />
    </div>
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
      <HearingActions hearing={hearing} actions={actions} />
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
      <NextHearing hearing={next} actions={actionsOf?.(next)} />
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
